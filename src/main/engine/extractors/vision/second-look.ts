import { CancelledError } from '../../domain/errors';
import type { Page } from '../../domain/page';
import type { Extraction, RawPerson } from '../../domain/person';
import type { ExtractInput } from '../extractor';
import { createAsker, type Asker } from './asker';
import { claimsOf, readingsOf, type Claims } from './claims';
import type { VisionReader } from './reader';
import { isDoubtful, settle } from './settle';
import { sheetsOf, type Sheets } from './sheets';

/** Questions are slow (seconds on a processor): what a document may cost. */
const MOST_PERSONS = 40;
const MOST_PAGES = 8;

export interface LookDeps {
  readonly readers: readonly VisionReader[];
  readonly log: (line: string) => void;
  /** Pages that are asked about are asked whole beside their regions. */
  readonly thorough?: boolean;
}

/** The readers, asking about this document. */
export function askersOf(input: ExtractInput, sheets: Sheets, readers: readonly VisionReader[]): Asker[] {
  return readers.map((reader) =>
    createAsker({
      reader,
      render: sheets.render,
      store: input.answers,
      signal: input.signal,
    }),
  );
}

/** What the models read on pages nobody else could. */
export async function blindReadings(
  input: ExtractInput,
  { readers }: Pick<LookDeps, 'readers'>,
): Promise<string[]> {
  if (!input.blind || input.blind.json.length === 0) return [];
  const sheets = sheetsOf(input, input.blind);
  const askers = askersOf(input, sheets, readers);
  const read: string[] = [];
  for (const page of sheets.pages.slice(0, MOST_PAGES))
    read.push(...(await readingsOf(page, input.docType, askers)));
  return read;
}

/**
 * What the models make of an extraction by rules: doubtful names are held against them, pages that should hold people and gave none
 * are asked about. A model that fails costs its help and nothing else.
 * @param wanted which pages are asked about beside the names that are known.
 */
export async function lookAgain(
  first: Extraction,
  input: ExtractInput,
  deps: LookDeps,
  wanted: (page: Page, first: Extraction) => boolean,
): Promise<Extraction> {
  if (deps.readers.length === 0) return first;
  const sheets = sheetsOf(input);
  const askers = askersOf(input, sheets, deps.readers);
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
    const page = sheets.page(person.page);
    if (!page || asked >= MOST_PERSONS || !isDoubtful(person, page)) {
      persons.push(person);
      continue;
    }
    asked += 1;
    const settled = await tried(() => settle(sheets.upright(person), page, askers), person);
    persons.push({ ...settled, bbox: person.bbox });
  }
  for (const page of sheets.pages.filter((p) => wanted(p, first)).slice(0, MOST_PAGES)) {
    const claims = await tried<Claims>(() => claimsOf(page, input.docType, askers, persons, deps.thorough), {
      persons: [],
      unproven: [],
    });
    persons.push(...claims.persons.map(sheets.onSheet));
    unproven.push(...claims.unproven);
  }
  unproven.push(...(await tried(() => blindReadings(input, deps), [])));
  return {
    persons,
    observations: {
      ...first.observations,
      ...(unproven.length > 0 && { unproven: unproven.slice(0, 10) }),
      ...(faults.length > 0 && { doubts: [...(first.observations.doubts ?? []), 'model_failed'] }),
    },
  };
}
