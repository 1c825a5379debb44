import { calibrated } from '../../domain/calibration';
import { CancelledError } from '../../domain/errors';
import { AUTO_LOAD_CONFIDENCE } from '../../domain/gate';
import type { Page } from '../../domain/page';
import type { Extraction, Observations, RawPerson } from '../../domain/person';
import type { DocType } from '../../domain/words';
import { parsePages, type ExtractInput } from '../extractor';
import { readAgain } from './byline';
import type { TextReader } from './reader';
import { createBylineAsker } from './text-asker';

/** Documents with a byline. */
const BYLINES: readonly DocType[] = ['journal_article', 'representative_research'];
/** Questions are slow: pages of one document at most. */
const MOST_PAGES = 4;
const MOST_SHOWN = 5;

export interface BylineDeps {
  readonly reader: TextReader | undefined;
  readonly log: (line: string) => void;
  /** Every byline, not only those somebody has to look at anyway. */
  readonly all: boolean;
}

/**
 * A second reading of bylines from their text. Only where the letters are the file's own: what was read from pixels is read once more from
 * the picture, for a text model would only see the same misreading. A model that fails costs its help and nothing else.
 */
export async function readBylinesAgain(
  first: Extraction,
  input: ExtractInput,
  { reader, log, all }: BylineDeps,
): Promise<Extraction> {
  if (!reader || !BYLINES.includes(input.docType)) return first;
  const pages = bylinePages(first, parsePages(input.pages), all).slice(0, MOST_PAGES);
  const asker = createBylineAsker({ reader, store: input.answers, signal: input.signal });
  let persons: readonly RawPerson[] = first.persons;
  const unproven = [...(first.observations.unproven ?? [])];
  const bylines: NonNullable<Observations['bylines']>[number][] = [];
  try {
    for (const page of pages) {
      const listed = persons.filter((p) => isAuthor(p) && p.page === page.number);
      const again = await readAgain(listed, page, asker);
      const rest = again.persons.slice(listed.length);
      const of = new Map(listed.map((p, i) => [p, again.persons[i]!]));
      persons = [...persons.map((p) => of.get(p) ?? p), ...rest];
      unproven.push(...again.unproven);
      if (again.differs) bylines.push(again.differs);
    }
  } catch (e) {
    if (e instanceof CancelledError || input.signal?.aborted) throw e;
    log(`a text model failed (${(e as { code?: string }).code ?? 'internal'})`);
    const doubts = [...new Set([...(first.observations.doubts ?? []), 'model_failed'])];
    return { ...first, observations: { ...first.observations, doubts } };
  }
  return {
    persons,
    observations: {
      ...first.observations,
      ...(unproven.length > 0 && { unproven: [...new Set(unproven)].slice(0, 10) }),
      ...(bylines.length > 0 && { bylines: bylines.slice(0, MOST_SHOWN) }),
    },
  };
}

const isAuthor = (p: RawPerson): boolean =>
  (p.role === 'coauthor' || p.role === 'corresponding_author') && p.sourceKind === 'printed';

/** Pages with authors that somebody would look at, or the first page where nobody was found; with `all`, every page with authors. */
function bylinePages(first: Extraction, pages: readonly Page[], all: boolean): Page[] {
  const readable = pages.filter((p) => p.source !== 'ocr' && p.words.length > 0);
  const authors = first.persons.filter(isAuthor);
  if (authors.length === 0) return readable.filter((p) => p.number === pages[0]?.number);
  const { bylineKo, bylineEn, statedAuthors, doubts } = first.observations;
  const doubtful =
    all ||
    (doubts?.length ?? 0) > 0 ||
    (bylineKo !== undefined && bylineEn !== undefined && bylineKo !== bylineEn) ||
    (statedAuthors !== undefined && statedAuthors !== authors.length);
  const waits = (p: RawPerson): boolean => calibrated('text', p.confidence) < AUTO_LOAD_CONFIDENCE;
  return readable.filter((page) => authors.some((p) => p.page === page.number && (doubtful || waits(p))));
}
