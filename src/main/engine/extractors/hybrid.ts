import type { Page } from '../domain/page';
import type { Extraction } from '../domain/person';
import type { Extractor } from './extractor';
import { PROMPT_VERSION } from './vision/questions';
import type { VisionReader } from './vision/reader';
import { lookAgain } from './vision/second-look';

export interface VisionDeps {
  readonly rules: Extractor;
  /** Asked for every document: models may be added while the program runs. */
  readonly readers: () => readonly VisionReader[];
  readonly log: (line: string) => void;
}

/** Part of a version: other models, other answers. Empty without any, so that nothing changes where none is installed. */
export function modelVersion(readers: readonly VisionReader[]): string {
  return readers.length === 0
    ? ''
    : `+${PROMPT_VERSION}:${readers.map((r) => `${r.id}@${r.version}`).join('+')}`;
}

/**
 * Rules first; one model looks at what they cannot settle: names read from pixels, and pages that look as if they held people and gave
 * none. Without a model it is the rules.
 */
export function createHybridExtractor({ rules, readers, log }: VisionDeps): Extractor {
  return {
    name: 'hybrid',
    get version() {
      return rules.version + modelVersion(readers().slice(0, 1));
    },
    get models() {
      return readers()
        .slice(0, 1)
        .map((r) => r.id);
    },
    async extract(input) {
      const first = await rules.extract(input);
      return lookAgain(first, input, { readers: readers().slice(0, 1), log }, isSilent);
    },
  };
}

/** A page that somebody should look at: the rules say so, or there is ink of a hand beside no name. */
function isSilent(page: Page, { persons, observations }: Extraction): boolean {
  if (observations.silentPages?.includes(page.number)) return true;
  if (page.source !== 'ocr' || persons.some((p) => p.page === page.number)) return false;
  return page.marks.length > 0 || persons.length === 0;
}
