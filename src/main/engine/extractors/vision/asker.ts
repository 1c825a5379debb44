import { CancelledError } from '../../domain/errors';
import type { BBox } from '../../domain/bbox';
import { ROLES, SOURCE_KINDS, type DocType, type Role, type SourceKind } from '../../domain/words';
import { closedQuestion, openQuestion, pageQuestion, PROMPT_VERSION } from './questions';
import type { AnswerStore, VisionAnswer, VisionQuestion, VisionReader } from './reader';

export interface FreeReading {
  /** Null: nobody. */
  readonly name: string | null;
  /** Least probability among the tokens that spell it. */
  readonly chance: number;
}

export interface PageClaim extends FreeReading {
  readonly name: string;
  readonly role: Role;
  readonly kind: SourceKind;
}

export interface AskerDeps {
  readonly reader: VisionReader;
  readonly render: (page: number, dpi: number, box?: BBox) => Promise<Uint8Array>;
  readonly store?: AnswerStore | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Asker {
  readonly id: string;
  closed(page: number, box: BBox, names: readonly string[]): Promise<string | null>;
  open(page: number, box: BBox): Promise<FreeReading>;
  page(page: number, docType: DocType, box?: BBox): Promise<PageClaim[]>;
}

/** Dots per inch a line of names and a whole page are shown at. */
const LINE_DPI = 300;
const PAGE_DPI = 150;
/** A part of a page: finer than the whole, and still a picture of the size models take in. */
const REGION_DPI = 200;

/** One model asked about one document. An answer that is cut off or no JSON says nothing. */
export function createAsker({ reader, render, store, signal }: AskerDeps): Asker {
  async function ask(
    asked: Omit<VisionQuestion, 'image' | 'seed'>,
    place: { page: number; dpi: number; box?: BBox },
  ): Promise<{ value: Record<string, unknown>; answer: VisionAnswer } | null> {
    const { page, dpi, box } = place;
    const key = {
      page,
      model: reader.id,
      version: `${reader.version}/${PROMPT_VERSION}`,
      question: JSON.stringify([dpi, box ?? null, asked]),
    };
    let answer = store?.get(key);
    if (!answer) {
      if (signal?.aborted) throw new CancelledError();
      const image = await render(page, dpi, box);
      answer = await reader.ask({ ...asked, image, seed: 1, page }, signal);
      store?.put(key, answer);
    }
    const value = answer.cut ? null : parse(answer.text);
    return value && { value, answer };
  }

  return {
    id: reader.id,
    async closed(page, box, names) {
      const got = await ask(closedQuestion(reader.family, names), { page, dpi: LINE_DPI, box });
      const name = got?.value['name'];
      // the grammar allows nothing else; a reader without one is held to it here
      return typeof name === 'string' && names.includes(name) ? name : null;
    },
    async open(page, box) {
      const got = await ask(openQuestion(reader.family), { page, dpi: LINE_DPI, box });
      const name = got?.value['name'];
      if (!got || typeof name !== 'string' || name.trim() === '') return { name: null, chance: 0 };
      return { name: name.trim(), chance: leastChance(got.answer.tokens, name) };
    },
    async page(page, docType, box) {
      const got = await ask(pageQuestion(reader.family, docType), {
        page,
        dpi: box ? REGION_DPI : PAGE_DPI,
        ...(box && { box }),
      });
      const persons = got?.value['persons'];
      if (!got || !Array.isArray(persons)) return [];
      return persons.flatMap((p: unknown) => claimOf(p, got.answer));
    },
  };
}

function claimOf(value: unknown, answer: VisionAnswer): PageClaim[] {
  const { name, role, kind } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60) return [];
  if (!ROLES.includes(role as Role) || !SOURCE_KINDS.includes(kind as SourceKind)) return [];
  const chance = leastChance(answer.tokens, name);
  return [{ name: name.trim(), role: role as Role, kind: kind as SourceKind, chance }];
}

/** Some chat templates let a fence stand before the JSON. */
export function parse(text: string): Record<string, unknown> | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Least probability among the tokens that spell `name` in the answer; 0 where it is not found. */
export function leastChance(tokens: VisionAnswer['tokens'], name: string): number {
  const text = tokens.map((t) => t.text).join('');
  const from = text.indexOf(name);
  if (from < 0) return 0;
  let at = 0;
  let least = 1;
  for (const token of tokens) {
    const end = at + token.text.length;
    if (end > from && at < from + name.length) least = Math.min(least, token.chance);
    at = end;
  }
  return least;
}
