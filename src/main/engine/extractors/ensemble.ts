import { PermanentError } from '../domain/errors';
import type { Extractor } from './extractor';
import { modelVersion, type VisionDeps } from './hybrid';
import { lookAgain } from './vision/second-look';

/** Models that vote beside rules and character recognition. */
const VOTERS = 2;

/**
 * Rules, character recognition and up to two models vote. Agreement of all enters the confidence; whoever disagrees stands beside
 * the name as a candidate, and a person decides. Every page read from pixels is asked about as a whole as well. Throws
 * `PermanentError('no_model')`: one voice is no vote.
 */
export function createEnsembleExtractor({ rules, readers, log }: VisionDeps): Extractor {
  return {
    name: 'ensemble',
    get version() {
      return rules.version + modelVersion(readers().slice(0, VOTERS));
    },
    get models() {
      return readers()
        .slice(0, VOTERS)
        .map((r) => r.id);
    },
    async extract(input) {
      const voters = readers().slice(0, VOTERS);
      if (voters.length === 0) throw new PermanentError('no_model');
      const first = await rules.extract(input);
      return lookAgain(
        first,
        input,
        { readers: voters, log, thorough: true },
        (page) => page.source === 'ocr',
      );
    },
  };
}
