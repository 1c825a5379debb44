import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { activeDocuments } from '../../src/main/engine/db/documents';
import { ensureRound, listApplicants } from '../../src/main/engine/db/rounds';
import { createIntake } from '../../src/main/engine/intake/intake';
import { createPasswords } from '../../src/main/engine/pipeline/passwords';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { createVault } from '../../src/main/engine/vault/vault';
import { makeZip } from '../fixtures';
import { tempDb, tempDir } from './support/case';

function intake() {
  const db = tempDb();
  const pool = createInlinePool();
  onTestFinished(() => pool.destroy());
  const round = ensureRound(db, '시험', 1);
  return {
    db,
    dir: tempDir(),
    intake: createIntake({
      db,
      pool,
      roundId: round.id,
      unpackDir: tempDir(),
      vault: createVault(undefined),
      passwords: createPasswords(),
      clock: () => 1000,
      language: () => 'ko',
      onChange: () => undefined,
    }),
  };
}

function tree(root: string, files: Record<string, string | Uint8Array>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

describe('intake', () => {
  it('lists what was dropped, says what each file was taken for, and stores only what is kept', async () => {
    const { db, dir, intake: it } = intake();
    const folder = join(dir, '2401-000001 (홍길동)');
    tree(folder, {
      '학위논문/2401-000001_[학위논문]_제목.txt': '학위논문',
      '메모.txt': '본문',
      '사본.txt': '본문',
      '로그인.pdf': '<!doctype html><html></html>',
    });
    const preflight = await it.scan([folder]);
    const [a] = preflight.applicants;
    expect(a).toMatchObject({ externalId: '2401-000001', name: '홍길동', existing: false });
    expect(a!.files.map((f) => [f.filename, f.docType, f.duplicate, f.problem === null])).toEqual([
      ['로그인.pdf', 'unknown', null, false],
      ['메모.txt', 'unknown', null, true],
      ['사본.txt', 'unknown', 'twice', true],
      ['2401-000001_[학위논문]_제목.txt', 'degree_thesis', null, true],
    ]);
    it.editApplicant(a!.key, { name: '홍길순', externalId: '0007' });
    it.editFile(a!.files[1]!.key, { docType: 'cv' });
    expect(it.start()).toMatchObject({ applicants: 1, documents: 3 });
    expect(it.current()).toBeNull();
    const [applicant] = listApplicants(db);
    expect(applicant).toMatchObject({ externalId: '0007', name: '홍길순', nameVariants: ['홍길순'] });
    expect(activeDocuments(db, applicant!.id).map((d) => [d.filename, d.docType, d.docTypeMethod])).toEqual([
      ['로그인.pdf', 'unknown', 'default'],
      ['메모.txt', 'cv', 'manual'],
      ['2401-000001_[학위논문]_제목.txt', 'degree_thesis', 'tag'],
    ]);
  });

  it('the same bytes dropped again change nothing; another version under the same name replaces the old one', async () => {
    const { db, dir, intake: it } = intake();
    const folder = tree(join(dir, '0001 (홍길동)'), { '논문.txt': '첫째 판' });
    await it.scan([folder]);
    it.start();
    const again = await it.scan([folder]);
    expect(again.applicants[0]).toMatchObject({ existing: true });
    expect(again.applicants[0]!.files[0]).toMatchObject({ duplicate: 'already_here', excluded: true });
    expect(it.start()).toMatchObject({ applicants: 0, documents: 0 });
    tree(folder, { '논문.txt': '둘째 판' });
    await it.scan([folder]);
    expect(it.start()).toMatchObject({ applicants: 1, documents: 1 });
    const [applicant] = listApplicants(db);
    expect(activeDocuments(db, applicant!.id)).toHaveLength(1);
    expect(db.sql(`SELECT count(*) AS n FROM documents`).get()).toEqual({ n: 2 });
  });

  it('opens a ZIP as a folder, twice with the same outcome', async () => {
    const { dir, intake: it } = intake();
    const zip = makeZip(
      [
        { name: '학위논문/논문 똠.txt', bytes: Buffer.from('본문') },
        { name: '__MACOSX/._논문.txt', bytes: Buffer.from('x') },
        { name: '../밖.txt', bytes: Buffer.from('x') },
      ],
      'cp949',
    );
    tree(dir, { '2401-000002 (김하늘).zip': zip });
    for (const round of [1, 2]) {
      const { applicants, warnings } = await it.scan([join(dir, '2401-000002 (김하늘).zip')]);
      expect([round, applicants.map((a) => [a.externalId, a.name])]).toEqual([
        round,
        [['2401-000002', '김하늘']],
      ]);
      expect(applicants[0]!.files.map((f) => [f.folder, f.filename])).toEqual([['학위논문', '논문 똠.txt']]);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('밖.txt');
    }
  });

  it('follows no link and tells of an applicant without documents', async () => {
    const { dir, intake: it } = intake();
    tree(dir, { '0001 (홍길동)/논문.txt': '본문' });
    mkdirSync(join(dir, '0002 (김하늘)', '빈 폴더'), { recursive: true });
    symlinkSync('..', join(dir, '0001 (홍길동)', '고리'));
    const { applicants, warnings } = await it.scan([dir]);
    expect(applicants.map((a) => [a.externalId, a.files.length])).toEqual([['0001', 1]]);
    expect(warnings).toEqual([
      '“고리”: 바로가기(링크)라 따라가지 않았습니다.',
      '“0002 (김하늘)”: 폴더에 읽을 문서가 없습니다.',
    ]);
  });

  it('shows decomposed names composed and keeps the path as the disk spells it', async () => {
    const { db, dir, intake: it } = intake();
    const nfd = '논문 하나.txt'.normalize('NFD');
    const folder = tree(join(dir, '0001 (홍길동)'.normalize('NFD')), { [nfd]: '본문' });
    const { applicants } = await it.scan([folder]);
    expect(applicants[0]).toMatchObject({ externalId: '0001', name: '홍길동' });
    expect(applicants[0]!.files[0]!.filename).toBe('논문 하나.txt');
    it.start();
    const [document] = activeDocuments(db, listApplicants(db)[0]!.id);
    expect(document!.filepath).toBe(join(folder, nfd));
  });
});
