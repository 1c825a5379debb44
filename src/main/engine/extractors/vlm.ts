import { PermanentError } from '../domain/errors';
import type { RawPerson } from '../domain/person';
import type { Extractor } from './extractor';
import { modelVersion, type VisionDeps } from './hybrid';
import { claimsOf } from './vision/claims';
import { askersOf, blindReadings } from './vision/second-look';
import { sheetsOf } from './vision/sheets';

/** Pages asked of one document: people stand at its beginning. */
const MOST_PAGES = 12;

/**
 * One model alone, for comparison with the rules. Its names are held against the page like anybody's, and each waits for a person.
 * Throws `PermanentError('no_model')` and whatever the model fails with.
 */
export function createVlmExtractor({ readers }: Omit<VisionDeps, 'rules'>): Extractor {
  return {
    name: 'vlm',
    get version() {
      return `vlm${modelVersion(readers().slice(0, 1))}`;
    },
    get models() {
      return readers()
        .slice(0, 1)
        .map((r) => r.id);
    },
    async extract(input) {
      const [reader] = readers();
      if (!reader) throw new PermanentError('no_model');
      const sheets = sheetsOf(input);
      const askers = askersOf(input, sheets, [reader]);
      const persons: RawPerson[] = [];
      const unproven: string[] = [];
      for (const page of sheets.pages.slice(0, MOST_PAGES)) {
        const claims = await claimsOf(page, input.docType, askers, persons);
        persons.push(...claims.persons.map(sheets.onSheet));
        unproven.push(...claims.unproven);
      }
      unproven.push(...(await blindReadings(input, { readers: [reader] })));
      const silent = sheets.pages.slice(MOST_PAGES).map((p) => p.number);
      return {
        persons,
        observations: {
          ...(unproven.length > 0 && { unproven: unproven.slice(0, 10) }),
          ...(silent.length > 0 && { silentPages: silent }),
        },
      };
    },
  };
}
