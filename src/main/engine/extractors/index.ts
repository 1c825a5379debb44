import { PermanentError } from '../domain/errors';
import { EXTRACTOR_MODES, type ExtractorMode } from '../domain/words';
import type { Pool } from '../pool/tasks';
import type { Extractor } from './extractor';
import { createRulesExtractor } from './rules-extractor';
import { createStubExtractor } from './stub';

/** Is this text one of the modes `--mode` and `EXTRACTOR_MODE` know? */
export function isExtractorMode(text: string): text is ExtractorMode {
  return (EXTRACTOR_MODES as readonly string[]).includes(text);
}

/**
 * The extractor for a mode. `hybrid` is the rules while no model is installed (design, section 2). `vlm` and `ensemble`
 * cannot do their work without a model and say so: `PermanentError('no_model')`.
 */
export function createExtractor(mode: ExtractorMode, deps: { pool: Pool }): Extractor {
  if (mode === 'stub') return createStubExtractor();
  if (mode === 'rules') return createRulesExtractor(deps);
  if (mode === 'hybrid') return { ...createRulesExtractor(deps), name: 'hybrid' };
  throw new PermanentError('no_model', `mode ${mode} needs a vision model, and none is installed`);
}
