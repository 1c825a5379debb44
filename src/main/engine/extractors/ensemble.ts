import { PermanentError } from '../domain/errors';
import type { Page } from '../domain/page';
import type { Extractor } from './extractor';
import { modelVersion, type VisionDeps } from './hybrid';
import { readBylinesAgain } from './vision/bylines';
import { lookAgain } from './vision/second-look';

/** Models that vote beside rules and character recognition. */
const VOTERS = 2;

/**
 * Rules, character recognition and up to two models vote. Agreement of all enters the confidence; whoever disagrees stands beside
 * the name as a candidate, and a person decides. Every page read from pixels is asked about as a whole as well, and a text model, where
 * there is one, reads every byline again. Throws
 * `PermanentError('no_model')`: one voice is no vote.
 */
export function createEnsembleExtractor({ rules, readers, textReaders, log }: VisionDeps): Extractor {
  const asked = () => [...readers().slice(0, VOTERS), ...(textReaders?.().slice(0, 1) ?? [])];
  return {
    name: 'ensemble',
    get version() {
      return rules.version + modelVersion(asked());
    },
    get models() {
      return asked().map((r) => r.id);
    },
    async extract(input) {
      if (asked().length === 0) throw new PermanentError('no_model');
      const first = await rules.extract(input);
      const voters = readers().slice(0, VOTERS);
      const isScanned = (page: Page): boolean => page.source === 'ocr';
      const seen = await lookAgain(first, input, { readers: voters, log, thorough: true }, isScanned);
      return readBylinesAgain(seen, input, { reader: textReaders?.()[0], log, all: true });
    },
  };
}
