/** The part of JSON Schema that questions use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

/** Text inside a JSON string, one character or escape. No bare control characters. */
const CHARACTER = String.raw`c ::= [^"\\\x7F\x00-\x1F] | "\\" (["\\/bfnrt] | "u" [0-9a-fA-F]{4})`;
const MOST_ITEMS = 64;

/**
 * A JSON schema → GBNF for JSON without any spaces. node-llama-cpp's own conversion asks for indented JSON that ends with four line
 * breaks: tokens that say nothing, and seconds on a processor. Throws on a schema it does not know: a question is never asked looser.
 */
export function grammarOf(schema: Readonly<Record<string, unknown>>): string {
  const rules: string[] = [];
  const root = expression(schema, rules);
  return [`root ::= ${root}`, ...rules, CHARACTER, ''].join('\n');
}

function expression(schema: Schema, rules: string[]): string {
  if (schema.enum) return `(${schema.enum.map((v) => literal(JSON.stringify(v))).join(' | ')})`;
  if (schema.type === 'string') return `"\\"" c${times(schema.maxLength)} "\\""`;
  if (schema.type === 'array' && schema.items) {
    const item = named(expression(schema.items, rules), rules);
    const most = schema.maxItems ?? MOST_ITEMS;
    return `"[" (${item} ("," ${item}){0,${Math.max(0, most - 1)}})? "]"`;
  }
  if (schema.type === 'object' && schema.properties) {
    const parts = Object.entries(schema.properties).map(
      ([key, value], i) =>
        `${literal(`${i === 0 ? '{' : ','}${JSON.stringify(key)}:`)} ${named(expression(value, rules), rules)}`,
    );
    return `${parts.join(' ')} "}"`;
  }
  throw new Error(`no grammar for ${JSON.stringify(schema).slice(0, 100)}`);
}

/** Without a bound any number: the question's own limit of tokens ends it. The parser refuses large numbers. */
const times = (most: number | undefined): string => (most === undefined ? '*' : `{0,${most}}`);

function named(body: string, rules: string[]): string {
  const name = `r${rules.length}`;
  rules.push(`${name} ::= ${body}`);
  return name;
}

const literal = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;
