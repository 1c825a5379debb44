/** A byte-level BPE vocabulary (GPT-2 style): every text can be written with it, and chosen words are one token each. */
const keeps = (b: number): boolean =>
  (b >= 33 && b <= 126) || (b >= 161 && b <= 172) || (b >= 174 && b <= 255);
const BYTES: string[] = [];
for (let b = 0, n = 0; b < 256; b += 1) BYTES.push(String.fromCodePoint(keeps(b) ? b : 256 + n++));

/** Text → the characters that stand for its bytes. */
export const written = (s: string): string => [...Buffer.from(s)].map((b) => BYTES[b]!).join('');

const WORDS = ['persons', 'name', 'role', 'kind', 'system', 'user', 'assistant', 'true', 'false'];
/** What the SmolVLM projector asks for by name. */
const VISION = [
  '<fake_token_around_image>',
  '<global-img>',
  '<image>',
  ...Array.from({ length: 9 }, (_, r) =>
    Array.from({ length: 9 }, (_, c) => `<row_${r + 1}_col_${c + 1}>`),
  ).flat(),
];
const CONTROL = 3;

export interface Vocabulary {
  readonly tokens: string[];
  readonly types: number[];
  readonly merges: string[];
  readonly idOf: Map<string, number>;
}

export function makeVocabulary(): Vocabulary {
  const tokens = [...BYTES];
  const types = tokens.map(() => 1);
  const merges: string[] = [];
  const idOf = new Map(tokens.map((t, i) => [t, i]));
  const add = (token: string, type: number): void => {
    if (idOf.has(token)) return;
    idOf.set(token, tokens.length);
    tokens.push(token);
    types.push(type);
  };
  for (const word of WORDS) {
    let current = word[0]!;
    for (const letter of word.slice(1)) {
      if (!idOf.has(current + letter)) merges.push(`${current} ${letter}`);
      current += letter;
      add(current, 1);
    }
  }
  for (const special of ['<|endoftext|>', '<|im_start|>', '<|im_end|>', ...VISION]) add(special, CONTROL);
  add(written('\n\n'), 1);
  return { tokens, types, merges, idOf };
}

/**
 * Adds a script to the vocabulary, one token a piece, and returns the tokens in order. No merge leads to them, so that a prompt never
 * holds one. A piece whose text is taken grows by the next one: every token's text must be its own, or the native loader aborts.
 */
export function addScript(v: Vocabulary, script: string): number[] {
  const pieces = script.match(/"[^"]*"|[{}[\],:]|[0-9.]+|\s+|[a-z]+/g) ?? [];
  const ids: number[] = [];
  for (let i = 0; i < pieces.length;) {
    let text = written(pieces[i]!);
    i += 1;
    while (v.idOf.has(text) && i < pieces.length) text += written(pieces[i++]!);
    if (v.idOf.has(text)) {
      const last = ids.at(-1)!;
      text = v.tokens[last]! + text;
      v.idOf.delete(v.tokens[last]!);
      v.tokens[last] = text;
      v.idOf.set(text, last);
      break;
    }
    v.idOf.set(text, v.tokens.length);
    ids.push(v.tokens.length);
    v.tokens.push(text);
    v.types.push(1);
  }
  return ids;
}
