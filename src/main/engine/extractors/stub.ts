import type { ExtractInput, Extractor } from './extractor';
import type { Extraction } from '../domain/person';

/** Answers by file name; a function may look at the input, wait or throw. */
export type StubScript = Readonly<
  Record<string, Extraction | ((input: ExtractInput) => Extraction | Promise<Extraction>)>
>;

const NOBODY: Extraction = { persons: [], observations: {} };

/** Scripted answers: tests of the queue, the states and the window need people without documents that hold them. */
export function createStubExtractor(script: StubScript = {}): Extractor {
  return {
    name: 'stub',
    version: '1',
    async extract(input) {
      const answer = script[input.filename] ?? script['*'] ?? NOBODY;
      return typeof answer === 'function' ? answer(input) : answer;
    },
  };
}
