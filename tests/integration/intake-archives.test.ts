import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ensureRound } from '../../src/main/engine/db/rounds';
import { createIntake } from '../../src/main/engine/intake/intake';
import { createPasswords } from '../../src/main/engine/pipeline/passwords';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { createVault } from '../../src/main/engine/vault/vault';
import { makeZip } from '../fixtures';
import { tempDb, tempDir } from './support/case';

const zip = (files: Record<string, Uint8Array | string>): Uint8Array =>
  makeZip(
    Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content as string) })),
    'utf8',
  );

/** What the preflight list says of files that lie in a parent folder. */
async function scan(files: Record<string, Uint8Array | string>, prepare?: (root: string) => void) {
  const root = join(tempDir(), '접수');
  mkdirSync(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  prepare?.(root);
  const db = tempDb();
  const pool = createInlinePool();
  onTestFinished(() => pool.destroy());
  const intake = createIntake({
    db,
    pool,
    roundId: ensureRound(db, '시험', 1).id,
    unpackDir: tempDir(),
    vault: createVault(undefined),
    passwords: createPasswords(),
    clock: () => 1000,
    language: () => 'ko',
    onChange: () => undefined,
  });
  const { applicants, warnings } = await intake.scan([root]);
  const listed = applicants.map((a) => [a.externalId, a.files.map((f) => [f.filename, f.folder, f.problem])]);
  return { listed: Object.fromEntries(listed) as Record<string, unknown[]>, warnings };
}

it('an applicant whose archive gives nothing stays on the list, with the reason', async () => {
  const sound = zip({ '학위논문/a.txt': '본문' });
  const { listed } = await scan({
    '2401-000001 (가나다).zip': '',
    '2401-000002 (가나다).zip': '<html><body>login</body></html>',
    '2401-000003 (가나다).zip': sound.subarray(0, sound.length - 30),
    '2401-000004 (가나다).zip': zip({}),
    '2401-000005 (가나다).zip': zip({ '__MACOSX/._a.pdf': 'x' }),
    '2401-000006 (가나다).7z': Buffer.from('377abcaf271c0004', 'hex'),
    '2401-000007 (가나다).zip': sound,
  });
  const reasonOf = (id: string): unknown => (listed[id]?.[0] as unknown[] | undefined)?.[2];
  expect(Object.keys(listed)).toHaveLength(7);
  expect(reasonOf('2401-000001')).toMatch(/0바이트/);
  expect(reasonOf('2401-000002')).toMatch(/웹 페이지/);
  expect(reasonOf('2401-000003')).toMatch(/손상/);
  expect(reasonOf('2401-000004')).toMatch(/읽을 문서가 없습니다/);
  expect(reasonOf('2401-000005')).toMatch(/읽을 문서가 없습니다/);
  expect(reasonOf('2401-000006')).toMatch(/압축 형식/);
  expect(listed['2401-000007']).toEqual([['a.txt', '학위논문', null]]);
});

it('archives are known by their bytes: inside one another, without their ending, and documents that are called one', async () => {
  const inner = zip({ '학위논문/안.txt': '본문' });
  const docx = zip({ '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' });
  const { listed } = await scan({
    '2401-000001 (가나다).zip': zip({ '둘째.zip': inner, '밖.txt': '글' }),
    '2401-000002 (라마바)/묶음': inner,
    '2401-000003 (사아자)/논문.zip': docx,
    '전체.zip': zip({ '2401-000004 (차카타).zip': inner }),
  });
  expect(listed['2401-000001']).toEqual([
    ['안.txt', '둘째/학위논문', null],
    ['밖.txt', '', null],
  ]);
  expect(listed['2401-000002']).toEqual([['안.txt', '묶음/학위논문', null]]);
  expect(listed['2401-000003']).toEqual([['논문.zip', '', null]]);
  expect(listed['2401-000004']).toEqual([['안.txt', '학위논문', null]]);
});

it('an archive within archives within archives is not opened for ever', async () => {
  let nested = zip({ 'a.txt': '글' });
  for (let i = 0; i < 6; i++) nested = zip({ [`${i}.zip`]: nested });
  const { listed } = await scan({ '2401-000001 (가나다).zip': nested });
  expect(listed['2401-000001']).toHaveLength(1);
  expect((listed['2401-000001']?.[0] as unknown[])[2]).toMatch(/압축/);
});

it.skipIf(process.platform === 'win32')(
  'what is neither file nor folder is named, not waited for',
  async () => {
    const { listed, warnings } = await scan({ '2401-000001 (가나다)/논문.txt': '글' }, (root) =>
      execFileSync('sh', ['-c', 'mkfifo "$0"', join(root, '2401-000001 (가나다)', '관.pdf')]),
    );
    expect(listed['2401-000001']).toHaveLength(1);
    expect(warnings.join()).toMatch(/관\.pdf/);
  },
);
