import { PermanentError } from '../domain/errors';
import { EXTRACTOR_MODES, type ExtractorMode } from '../domain/words';
import type { Pool } from '../pool/tasks';
import { createEnsembleExtractor } from './ensemble';
import type { Extractor } from './extractor';
import { createHybridExtractor } from './hybrid';
import { createRulesExtractor } from './rules-extractor';
import { createStubExtractor } from './stub';
import type { TextReader, VisionReader } from './vision/reader';
import { createVlmExtractor } from './vlm';

/** Is this text one of the modes `--mode` and `EXTRACTOR_MODE` know? */
export function isExtractorMode(text: string): text is ExtractorMode {
  return (EXTRACTOR_MODES as readonly string[]).includes(text);
}

export interface ExtractorDeps {
  readonly pool: Pool;
  /** The vision models that are installed, best first; none where absent. */
  readonly readers?: () => readonly VisionReader[];
  /** Models that read text only; none where absent. */
  readonly textReaders?: () => readonly TextReader[];
  readonly log?: (line: string) => void;
}

/**
 * The extractor for a mode. `hybrid` is the rules while no model is installed (design, section 2). `vlm` and `ensemble`
 * cannot do their work without a model and say so: `PermanentError('no_model')`.
 */
export function createExtractor(mode: ExtractorMode, deps: ExtractorDeps): Extractor {
  if (mode === 'stub') return createStubExtractor();
  const rules = createRulesExtractor(deps);
  if (mode === 'rules') return rules;
  const readers = deps.readers ?? (() => []);
  const textReaders = deps.textReaders ?? (() => []);
  const vision = { rules, readers, textReaders, log: deps.log ?? (() => undefined) };
  if (mode === 'hybrid') return createHybridExtractor(vision);
  const voices = mode === 'ensemble' ? [...readers(), ...textReaders()] : readers();
  if (voices.length === 0)
    throw new PermanentError('no_model', `mode ${mode} needs a vision model, and none is installed`);
  return mode === 'vlm' ? createVlmExtractor(vision) : createEnsembleExtractor(vision);
}
