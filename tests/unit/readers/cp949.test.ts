import { describe, expect, it } from 'vitest';
import { decodeCp949 } from '../../../src/main/engine/readers/cp949';
import { encodeCp949 } from '../../fixtures';

describe('CP949', () => {
  it('reads every one of the 11,172 syllables, also those Windows added', () => {
    const all = Array.from({ length: 11_172 }, (_, i) => String.fromCharCode(0xac00 + i)).join('');
    expect(decodeCp949(encodeCp949(all))).toBe(all);
  });

  it('refuses bytes that are not CP949, but lets the last character be cut', () => {
    const bytes = encodeCp949('김도현');
    expect(decodeCp949(Uint8Array.of(0xff, 0xfe, 0x80))).toBeUndefined();
    expect(decodeCp949(bytes.subarray(0, 5))).toBeUndefined();
    expect(decodeCp949(bytes.subarray(0, 5), true)).toBe('김도');
  });
});
