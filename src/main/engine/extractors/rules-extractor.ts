import type { Pool } from '../pool/tasks';
import type { Extractor } from './extractor';

/** Counts up whenever the rules change what they find. */
const RULES_VERSION = '4';

/** Deterministic layout reading in the pool: no model, no GPU, the same answer every time. */
export function createRulesExtractor({ pool }: { pool: Pool }): Extractor {
  return {
    name: 'rules',
    version: RULES_VERSION,
    extract: ({ docType, filename, selfNames, largeCollaboration, pages, signal }) =>
      pool.run(
        'extractPeople',
        { docType, filename, selfNames, largeCollaboration, pages: pages.json },
        signal ? { signal } : {},
      ),
  };
}
