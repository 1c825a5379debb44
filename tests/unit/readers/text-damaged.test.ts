import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/main/engine/readers/encoding';
import { encodeCp949 } from '../../fixtures';
import { readAll, tempFolder, textOf } from './helpers';

const LINES =
  '박사학위논문\n희소 관측을 위한 상태 추정 연구\n지도교수 김도현\n심사위원 이새벽\n심사위원 박한결\n';
const NAMES = ['김도현', '이새벽', '박한결'];

describe('texts damaged on the way', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());
  const spoilt = (bytes: Uint8Array, at: number): Uint8Array => {
    const copy = Uint8Array.from(bytes);
    copy[at] = 0xff;
    return copy;
  };

  it.each<[string, Uint8Array]>([
    ['UTF-8 with a bad byte', spoilt(Buffer.from(LINES), 25)],
    ['CP949 with a bad byte', spoilt(encodeCp949(LINES), 18)],
    ['UTF-8 cut in a character', Buffer.from(`${LINES}끝`).subarray(0, -1)],
    ['UTF-8 filled up with zeros', Buffer.concat([Buffer.from(LINES), Buffer.alloc(200)])],
  ])('%s is read, and says so', async (_, bytes) => {
    const { pages, notes } = await readAll(await folder.write('a.txt', bytes));
    expect(notes).toEqual([{ code: 'repaired' }]);
    for (const name of NAMES) expect(textOf(pages[0])).toContain(name);
  });

  it('Western text with accents is taken for what it is', async () => {
    const bytes = Buffer.from('Committee: José Núñez, Jürgen Höß, Zoë Martin. Advisor: Haram Seo', 'latin1');
    const { pages, notes } = await readAll(await folder.write('a.txt', bytes));
    expect(notes).toEqual([]);
    expect(textOf(pages[0])).toContain('José Núñez, Jürgen Höß');
  });

  it('bytes of something else are no damaged text; a list of people is never mended', async () => {
    const noise = Uint8Array.from({ length: 600 }, (_, i) => (i * 167 + (i >> 3)) & 0xff);
    await expect(readAll(await folder.write('a.txt', noise))).rejects.toMatchObject({ code: 'unrecognised' });
    expect(decodeText(spoilt(Buffer.from(LINES), 25))).toBeUndefined();
  });
});
