import { PermanentError } from '../domain/errors';
import type { Reader, ReadResult, Source } from './reader';

/** HWP: what kind it is and why it cannot be read, by name. */
export const hwpReader: Reader = { name: 'hwp', version: '1', read };

function read(source: Source): Promise<ReadResult> {
  const { kind } = source.sniff;
  if (kind === 'hwp5-password' || kind === 'hwp5-drm') throw new PermanentError('encrypted', kind);
  throw new PermanentError('unsupported', ` (${kind === 'hwp3' ? 'HWP 3' : 'HWP'})`);
}
