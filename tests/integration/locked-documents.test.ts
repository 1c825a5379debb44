import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/main/engine/pool/limits';
import { peekDocument } from '../../src/main/engine/readers/peek';
import { makeHwp5, makeOle } from '../unit/readers/hwp-builder';
import { tempDir } from './support/case';
import { applicantFolder, openEngine, work } from './support/engine';

const lockedDocx = (): Buffer => makeOle({ EncryptedPackage: Buffer.from('x') });
const lockedHwp = (): Buffer => makeHwp5(['비밀'], 2);

it('an HWP waits for its password; one that no password opens here fails and says what to do', async () => {
  const { engine } = openEngine({});
  const folder = applicantFolder({ '잠긴.hwp': '', '잠긴.docx': '', '논문.txt': '지도교수: 김하늘' });
  writeFileSync(join(folder, '잠긴.hwp'), lockedHwp());
  writeFileSync(join(folder, '잠긴.docx'), lockedDocx());
  await work(engine, folder);
  expect(engine.passwords.waiting()).toMatchObject([{ filename: '잠긴.hwp', refused: false }]);
  expect(engine.deadLetters.list()).toMatchObject([{ filename: '잠긴.docx', code: 'locked' }]);
  expect(engine.deadLetters.list()[0]!.reasons[0]).toContain('암호를 없애고 다시 저장');
  engine.passwords.give(engine.passwords.waiting()[0]!.documentId, '1234');
  await engine.queue.idle();
  expect(engine.passwords.waiting()).toEqual([]);
  expect(engine.deadLetters.list().map((d) => [d.filename, d.code])).toContainEqual(['잠긴.hwp', 'locked']);
});

it('before the start a password is asked for only where one may open the file, and never taken for right unproven', async () => {
  const ctx = {
    limits: DEFAULT_LIMITS.peekDocument,
    signal: new AbortController().signal,
    progress: () => undefined,
  };
  const dir = tempDir();
  const file = (name: string, bytes: Buffer): string => {
    writeFileSync(join(dir, name), bytes);
    return join(dir, name);
  };
  const hwp = file('a.hwp', lockedHwp());
  const docx = file('a.docx', lockedDocx());
  expect(await peekDocument({ path: hwp }, ctx)).toMatchObject({ encrypted: true });
  expect(await peekDocument({ path: hwp, password: '1234' }, ctx)).toMatchObject({ encrypted: true });
  expect(await peekDocument({ path: docx }, ctx)).toMatchObject({ encrypted: false });
});
