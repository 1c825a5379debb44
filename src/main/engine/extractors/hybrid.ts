import type { Page } from '../domain/page';
import type { Extraction } from '../domain/person';
import type { Extractor } from './extractor';
import { PROMPT_VERSION } from './vision/questions';
import { readBylinesAgain } from './vision/bylines';
import type { TextReader, VisionReader } from './vision/reader';
import { lookAgain } from './vision/second-look';

export interface VisionDeps {
  readonly rules: Extractor;
  /** Asked for every document: models may be added while the program runs. */
  readonly readers: () => readonly VisionReader[];
  /** Those that read text only; the first one reads bylines again. */
  readonly textReaders?: () => readonly TextReader[];
  readonly log: (line: string) => void;
}

/** Part of a version: other models, other answers. Empty without any, so that nothing changes where none is installed. */
export function modelVersion(readers: readonly Pick<VisionReader, 'id' | 'version'>[]): string {
  return readers.length === 0
    ? ''
    : `+${PROMPT_VERSION}:${readers.map((r) => `${r.id}@${r.version}`).join('+')}`;
}

/**
 * Rules first; one model looks at what they cannot settle: names read from pixels, and pages that look as if they held people and gave
 * none. Without a model it is the rules.
 */
export function createHybridExtractor({ rules, readers, textReaders, log }: VisionDeps): Extractor {
  const asked = () => [...readers().slice(0, 1), ...(textReaders?.().slice(0, 1) ?? [])];
  return {
    name: 'hybrid',
    get version() {
      return rules.version + modelVersion(asked());
    },
    get models() {
      return asked().map((r) => r.id);
    },
    async extract(input) {
      const first = await rules.extract(input);
      const seen = await lookAgain(first, input, { readers: readers().slice(0, 1), log }, isSilent);
      return readBylinesAgain(seen, input, { reader: textReaders?.()[0], log, all: false });
    },
  };
}

/** A page that somebody should look at: the rules say so, or there is ink of a hand beside no name. */
function isSilent(page: Page, { persons, observations }: Extraction): boolean {
  if (observations.silentPages?.includes(page.number)) return true;
  if (page.source !== 'ocr' || persons.some((p) => p.page === page.number)) return false;
  return page.marks.length > 0 || persons.length === 0;
}
