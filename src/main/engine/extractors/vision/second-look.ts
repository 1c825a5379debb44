import { CancelledError } from '../../domain/errors';
import type { Page } from '../../domain/page';
import type { Extraction, RawPerson } from '../../domain/person';
import { parsePages, type ExtractInput } from '../extractor';
import { createAsker, type Asker } from './asker';
import { claimsOf, type Claims } from './claims';
import type { VisionReader } from './reader';
import { isDoubtful, settle } from './settle';

/** Questions are slow (seconds on a processor): what a document may cost. */
const MOST_PERSONS = 40;
const MOST_PAGES = 8;

export interface LookDeps {
  readonly readers: readonly VisionReader[];
  readonly log: (line: string) => void;
}

/** The readers, asking about this document. */
export function askersOf(input: ExtractInput, readers: readonly VisionReader[]): Asker[] {
  return readers.map((reader) =>
    createAsker({
      reader,
      render: input.render,
      store: input.answers,
      signal: input.signal,
    }),
  );
}

/**
 * What the models make of an extraction by rules: doubtful names are held against them, pages that should hold people and gave none
 * are asked about. A model that fails costs its help and nothing else.
 * @param wanted which pages are asked as a whole.
 */
export async function lookAgain(
  first: Extraction,
  input: ExtractInput,
  deps: LookDeps,
  wanted: (page: Page, first: Extraction) => boolean,
): Promise<Extraction> {
  if (deps.readers.length === 0) return first;
  const pages = parsePages(input.pages);
  const pageOf = new Map(pages.map((p) => [p.number, p]));
  const askers = askersOf(input, deps.readers);
  const persons: RawPerson[] = [];
  const unproven: string[] = [];
  const faults: string[] = [];
  let asked = 0;

  /** The first fault ends the asking for this document; a stop is passed on. */
  async function tried<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (faults.length > 0) return otherwise;
    try {
      return await work();
    } catch (e) {
      if (e instanceof CancelledError || input.signal?.aborted) throw e;
      faults.push((e as { code?: string }).code ?? 'internal');
      deps.log(`a model failed (${faults.join()})`);
      return otherwise;
    }
  }

  for (const person of first.persons) {
    const page = pageOf.get(person.page);
    if (!page || asked >= MOST_PERSONS || !isDoubtful(person, page)) {
      persons.push(person);
      continue;
    }
    asked += 1;
    persons.push(await tried(() => settle(person, page, askers), person));
  }
  for (const page of pages.filter((p) => wanted(p, first)).slice(0, MOST_PAGES)) {
    const claims = await tried<Claims>(() => claimsOf(page, input.docType, askers, persons), {
      persons: [],
      unproven: [],
    });
    persons.push(...claims.persons);
    unproven.push(...claims.unproven);
  }
  return {
    persons,
    observations: {
      ...first.observations,
      ...(unproven.length > 0 && { unproven: unproven.slice(0, 10) }),
      ...(faults.length > 0 && { doubts: [...(first.observations.doubts ?? []), 'model_failed'] }),
    },
  };
}
