import { CancelledError } from '../../domain/errors';
import { leastChance, parse } from './asker';
import { closedByline, openByline, PROMPT_VERSION } from './questions';
import type { AnswerStore, TextQuestion, TextReader } from './reader';

export interface AuthorReading {
  readonly name: string;
  /** Least probability among the tokens that spell it. */
  readonly chance: number;
}

/** One text model asked about the bylines of one document. */
export interface BylineAsker {
  /** Those of `names` that the text has as authors. */
  closed(page: number, text: string, names: readonly string[]): Promise<string[]>;
  open(page: number, text: string): Promise<AuthorReading[]>;
}

export interface BylineAskerDeps {
  readonly reader: TextReader;
  readonly store?: AnswerStore | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An answer that is cut off or no JSON says nothing. */
export function createBylineAsker({ reader, store, signal }: BylineAskerDeps): BylineAsker {
  async function ask(page: number, asked: TextQuestion): Promise<AuthorReading[]> {
    const key = {
      page,
      model: reader.id,
      version: `${reader.version}/${PROMPT_VERSION}`,
      question: JSON.stringify(asked),
    };
    let answer = store?.get(key);
    if (!answer) {
      if (signal?.aborted) throw new CancelledError();
      answer = await reader.ask({ ...asked, page }, signal);
      store?.put(key, answer);
    }
    const persons = answer.cut ? null : parse(answer.text)?.['persons'];
    if (!Array.isArray(persons)) return [];
    const names = persons.filter((p): p is string => typeof p === 'string' && p.trim() !== '');
    return [...new Set(names.map((n) => n.trim()))].map((name) => ({
      name,
      chance: leastChance(answer.tokens, name),
    }));
  }
  return {
    // the grammar allows nothing else; a reader without one is held to it here
    closed: async (page, text, names) =>
      (await ask(page, closedByline(reader.family, text, names)))
        .map((r) => r.name)
        .filter((name) => names.includes(name)),
    open: (page, text) => ask(page, openByline(reader.family, text)),
  };
}
