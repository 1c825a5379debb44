import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/main/engine';
import { restoreCase, setPassphrase, unlockCase } from '../../src/main/engine';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import type { RawPerson } from '../../src/main/engine/domain/person';
import { person, self, tempDir } from './support/case';
import { applicantFolder, openEngine, work } from './support/engine';

const SECRET = ['서하람', '문라온', 'Vellensen'];
const LIST = [
  '성명,영문명,소속,학과,이메일,지도교수',
  '서하람,,한빛대학교,토목공학과,seo@hanbit.ac.kr,',
  '문라온,Raon Moon,남도대학교,,,오지안',
  ',Marta Vellensen,Saebyeok University,,,',
].join('\n');

/** Who each file names; a file that is dropped later is read by the same script. */
const SCRIPT: Readonly<Record<string, readonly RawPerson[]>> = {
  '학위논문.txt': [
    person({ nameRaw: '서하람', role: 'supervisor', affiliation: '한빛대학교 토목공학과' }),
    person({ nameRaw: '오지안', role: 'committee', bbox: { x: 1, y: 200, w: 9, h: 9 } }),
  ],
  '논문.txt': [
    self(),
    person({ nameRaw: '문라온', work: { title: '다리의 흔들림', year: 2015, index: 2, count: 3 } }),
    person({
      nameRaw: '이새벽',
      work: { title: '다리의 흔들림', year: 2015, index: 3, count: 3 },
      bbox: { x: 1, y: 300, w: 9, h: 9 },
    }),
  ],
  '새 논문.txt': [
    self(),
    person({ nameRaw: '문라온', work: { title: '터널의 물', year: 2024, index: 2, count: 2 } }),
  ],
  '다른 글.txt': [self(), person({ nameRaw: '정다온', work: { title: '모래', index: 2, count: 2 } })],
};
const extractor = () =>
  createStubExtractor(
    Object.fromEntries(
      Object.entries(SCRIPT).map(([name, persons]) => [
        name,
        () => ({ persons: [...persons], observations: {} }),
      ]),
    ),
  );
const files = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((n) => [n, `글 ${n}`]));

async function round(caseDir?: string) {
  const opened = openEngine({ extractor: extractor(), ...(caseDir !== undefined && { caseDir }) });
  await work(opened.engine, applicantFolder(files('학위논문.txt', '논문.txt')));
  return opened;
}

async function withList(list = LIST, caseDir?: string) {
  const opened = await round(caseDir);
  await opened.engine.conflicts.list.read('evaluators', { text: list });
  opened.engine.conflicts.list.importEvaluators('replace');
  return opened;
}
const short = (rows: Awaited<ReturnType<Engine['conflicts']['hits']>>) =>
  rows.map((r) => [r.evaluatorName, r.person, r.verdict, r.way, r.grade, r.state]);

/** Files under a folder that hold one of the texts, in UTF-8 or UTF-16. */
function holding(dir: string, texts: readonly string[]): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((f) => statSync(join(dir, f)).isFile())
    .filter((f) => {
      const bytes = readFileSync(join(dir, f));
      return texts.some((t) => bytes.includes(t) || bytes.includes(Buffer.from(t, 'utf16le')));
    });
}

describe('evaluators against the roster', () => {
  it('are matched with every related person, with grounds, place and context', async () => {
    const { engine } = await withList();
    expect(short(await engine.conflicts.hits({}))).toEqual([
      ['서하람', '서하람', 'same', 'hangul', 'A', 'open'],
      ['문라온', '문라온', 'possible', 'hangul', 'A', 'open'],
    ]);
    const [first] = await engine.conflicts.hits({ verdict: 'same' });
    const hit = await engine.conflicts.hit(first!.hitId);
    expect(hit.grounds).toMatchObject([
      {
        tie: 'supervisor',
        grade: 'A',
        filename: '학위논문.txt',
        page: 1,
        bbox: { x: 100, y: 100, w: 60, h: 12 },
        isNew: false,
      },
    ]);
    expect(hit.sentences[0]).toContain('서하람');
    const matrix = await engine.conflicts.matrix();
    expect(matrix.evaluators).toHaveLength(3);
    expect(matrix.cells.map((c) => [c.letter, c.eligibility, c.state])).toEqual([
      ['A', 'excluded', 'open'],
      ['A?', 'possible', 'open'],
    ]);
    const { rows } = await engine.conflicts.eligible(first!.applicantId);
    expect(rows.map((r) => [r.evaluator.nameKo || r.evaluator.nameEn, r.eligibility])).toEqual([
      ['서하람', 'excluded'],
      ['문라온', 'possible'],
      ['Marta Vellensen', 'free'],
    ]);
  });

  it('a rejected person is matched no more; one who waits for a reviewer is, and marked', async () => {
    const { engine } = await withList();
    const [applicant] = engine.people.applicants();
    const who = engine.people.list(applicant!.applicantId).find((p) => p.name === '서하람')!;
    engine.people.decide(who.sources[0]!.sourceId, { action: 'reject' });
    expect((await engine.conflicts.hits({})).map((r) => r.person)).toEqual(['문라온']);
    engine.review.undo();
    expect(await engine.conflicts.hits({})).toHaveLength(2);
  });

  it('the applicant among the evaluators is a hit of its own kind', async () => {
    const { engine } = await withList('name\n홍길동\n');
    expect(await engine.conflicts.hits({})).toMatchObject([
      { kind: 'self', person: '홍길동', tie: 'self', grade: 'A', roles: [] },
    ]);
  });

  it('an advisor in common is context, not a ground', async () => {
    const { engine } = await withList('성명,소속,지도교수\n정가람,남도대학교,서하람\n');
    expect(await engine.conflicts.hits({})).toEqual([]);
    const [applicant] = engine.conflicts.applicants();
    const { rows } = await engine.conflicts.eligible(applicant!.applicantId);
    expect(rows[0]).toMatchObject({ eligibility: 'free', context: [{ kind: 'advisor' }] });
  });

  it('hotcrp #316: who wrote with the applicant in somebody else’s documents is a possible hit for that applicant', async () => {
    const { engine } = openEngine({
      extractor: createStubExtractor({
        '공동.txt': () => ({
          persons: ['정다온', '김무진', '류단비'].map((nameRaw, i) =>
            person({
              nameRaw,
              work: { title: '함께', index: i + 1, count: 3 },
              bbox: { x: 1, y: 50 * i + 1, w: 9, h: 9 },
            }),
          ),
          observations: {},
        }),
        '혼자.txt': () => ({
          persons: [person({ nameRaw: '김무진', role: 'supervisor' })],
          observations: {},
        }),
      }),
    });
    await work(
      engine,
      applicantFolder(files('공동.txt'), '2401-000001 (정다온)'),
      applicantFolder(files('혼자.txt'), '2401-000002 (류단비)'),
    );
    await engine.conflicts.list.read('evaluators', { text: 'name\n김무진\n' });
    engine.conflicts.list.importEvaluators('replace');
    const hits = await engine.conflicts.hits({});
    const found = hits.map((h) => [h.externalId, h.tie, h.verdict]);
    expect(found).toContainEqual(['2401-000001', 'coauthor_article', 'possible']);
    expect(found).toContainEqual(['2401-000002', 'supervisor', 'possible']);
    expect(found).toContainEqual(['2401-000002', 'coauthor_article', 'possible']);
  });
});

describe('rules', () => {
  it('follow the round’s settings until somebody sets them', async () => {
    const { engine } = await withList();
    engine.round.set({ windowYears: 3, referenceDate: '2026-03-01' });
    expect((await engine.conflicts.hits({})).map((r) => r.grade)).toEqual(['A', 'C']);
    engine.round.set({ windowYears: null });
    expect((await engine.conflicts.hits({})).map((r) => r.grade)).toEqual(['A', 'A']);
  });

  it('decide the grade; older ties are kept as C, the strongest decides, presets are named until they are changed', async () => {
    const { engine } = await withList();
    const preset = engine.conflicts.presets().find((p) => p.id === 'three_years')!;
    engine.conflicts.setRules({ ...preset.rules, referenceDate: '2026-03-01' });
    expect((await engine.conflicts.hits({})).map((r) => [r.person, r.tie, r.grade])).toEqual([
      ['서하람', 'supervisor', 'A'],
      ['문라온', 'coauthor_article', 'C'],
    ]);
    expect(engine.conflicts.overview().rules.preset).toBe('custom');
    expect(await engine.conflicts.hits({ grade: 'B' })).toHaveLength(1);
    const own = engine.conflicts.savePreset('우리 학교');
    expect(engine.conflicts.presets().map((p) => p.id)).toContain(own.id);
    engine.conflicts.removePreset(own.id);
    expect(engine.conflicts.presets().some((p) => p.own)).toBe(false);
    expect(() => engine.conflicts.removePreset(own.id)).toThrowError('no_such_item');
  });
});

describe('decisions', () => {
  it('need a name and a reason, and are undone and redone as one', async () => {
    const { engine } = await withList();
    const ids = (await engine.conflicts.hits({})).map((h) => h.hitId);
    await expect(engine.conflicts.decide(ids, 'exclude', ' ')).rejects.toThrow('no_reason');
    await expect(engine.conflicts.decide([...ids, 'x'], 'exclude', '지도교수')).rejects.toThrow(
      'no_such_item',
    );
    expect(engine.conflicts.overview().hits.exclude).toBe(0);
    expect(await engine.conflicts.decide(ids, 'exclude', '지도교수')).toMatchObject({
      hits: { exclude: 2 },
      undo: '서하람 외 1건 제척',
      redo: null,
    });
    expect(await engine.conflicts.undo()).toMatchObject({ hits: { exclude: 0, open: 2 }, undo: null });
    expect(await engine.conflicts.redo()).toMatchObject({ hits: { exclude: 2 }, redo: null });
    expect(
      engine.conflicts.history().map((h) => [h.person, h.decision, h.actor, h.reason, h.undone]),
    ).toEqual([
      ['문라온', 'exclude', '심사관', '지도교수', false],
      ['서하람', 'exclude', '심사관', '지도교수', false],
    ]);
    engine.setOperator(' ');
    await expect(engine.conflicts.decide(ids, 'review', '확인')).rejects.toThrow('no_operator');
    expect(engine.conflicts.verifyAudit()).toMatchObject({ entries: 4, broken: null });
  });

  it('hotcrp #174: a dismissed pair stays dismissed over restarts, re-runs and documents that do not name it; new evidence shows as new', async () => {
    const { engine, caseDir } = await withList();
    const moon = async (e: Engine) => (await e.conflicts.hits({})).find((h) => h.person === '문라온')!;
    await engine.conflicts.decide([(await moon(engine)).hitId], 'unrelated', '동명이인');
    const [applicant] = engine.people.applicants();
    engine.queue.retry({ applicantId: applicant!.applicantId });
    await engine.queue.idle();
    expect(await moon(engine)).toMatchObject({ state: 'unrelated', newEvidence: 0 });
    await engine.stop();

    const again = openEngine({ extractor: extractor(), caseDir }).engine;
    await work(again, applicantFolder(files('다른 글.txt')));
    expect(await moon(again)).toMatchObject({ state: 'unrelated', newEvidence: 0 });
    await work(again, applicantFolder(files('새 논문.txt')));
    const hit = await moon(again);
    expect(hit).toMatchObject({ state: 'new', newEvidence: 1 });
    const { grounds, decision } = await again.conflicts.hit(hit.hitId);
    expect(grounds.map((g) => [g.filename, g.isNew]).sort()).toEqual([
      ['논문.txt', false],
      ['새 논문.txt', true],
    ]);
    expect(decision).toMatchObject({ decision: 'unrelated', reason: '동명이인', actor: '심사관' });
    await again.conflicts.decide([hit.hitId], 'unrelated', '새 논문도 다른 사람');
    expect(await moon(again)).toMatchObject({ state: 'unrelated', newEvidence: 0 });
  });

  it('an evaluator who is imported again keeps the decisions; what has become certain is new', async () => {
    const { engine } = await withList('성명,소속\n서하람,\n');
    const [hit] = await engine.conflicts.hits({});
    expect(hit).toMatchObject({ verdict: 'possible' });
    await engine.conflicts.decide([hit!.hitId], 'unrelated', '다른 사람');
    await engine.conflicts.list.read('evaluators', { text: '성명,소속\n서하람,한빛대학교\n문라온,\n' });
    expect(engine.conflicts.list.current()!.against).toEqual({ added: 1, known: 1, gone: 0 });
    engine.conflicts.list.importEvaluators('replace');
    expect(await engine.conflicts.hits({ evaluatorId: hit!.evaluatorId })).toMatchObject([
      { verdict: 'same', state: 'new' },
    ]);
  });
});

describe('the applicants’ list', () => {
  it('fills in what the folder left empty, names what differs and changes it only when told', async () => {
    const { engine } = await round();
    const list =
      '지원번호,성명,영문명,모집단위\n2401-000001,홍길순,Gil-Soon Hong,토목공학과\n2401-000009,김하늘,,\n';
    const preview = await engine.conflicts.list.read('applicants', { text: list });
    expect(preview.applicants.map((a) => [a.externalId, a.state])).toEqual([
      ['2401-000001', 'differs'],
      ['2401-000009', 'unknown'],
    ]);
    expect(preview.applicants[0]!.differs).toEqual([{ field: 'name', folder: '홍길동', list: '홍길순' }]);
    expect(engine.conflicts.list.applyApplicants([])).toEqual({ filled: 2, changed: 0 });
    await engine.queue.idle();
    expect(engine.people.applicants()).toMatchObject([{ name: '홍길동', position: '토목공학과' }]);
    // another drop of the folder, which says nothing of it, leaves it filled in
    await work(engine, applicantFolder(files('다른 글.txt')));
    expect((await engine.conflicts.list.read('applicants', { text: list })).applicants[0]).toMatchObject({
      fills: [],
    });
    expect(engine.conflicts.list.applyApplicants([{ externalId: '2401-000001', field: 'name' }])).toEqual({
      filled: 0,
      changed: 1,
    });
    await engine.queue.idle();
    expect(engine.people.applicants()).toMatchObject([{ name: '홍길순' }]);
  });
});

describe('the workbook', () => {
  it('is read again as it was shown: text cells only, rules and counts beside, the same bytes for the same state', async () => {
    const at = Date.parse('2026-03-01T00:00:00Z');
    const { engine } = openEngine({ extractor: extractor(), clock: () => at });
    await work(engine, applicantFolder(files('학위논문.txt', '논문.txt')));
    await engine.conflicts.list.read('evaluators', {
      text: '성명\t소속\n서하람\t=HYPERLINK("x")\n문라온\t@남도대학교\n',
    });
    engine.conflicts.list.importEvaluators('replace');
    const [first] = await engine.conflicts.hits({});
    await engine.conflicts.decide([first!.hitId], 'exclude', '=지도교수');
    const made = await engine.conflicts.workbook({});
    expect(made).toMatchObject({ rows: 2, open: 1, encrypted: false });
    expect(Buffer.from((await engine.conflicts.workbook({})).bytes).equals(Buffer.from(made.bytes))).toBe(
      true,
    );
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(Buffer.from(made.bytes) as never);
    const [sheet, rules] = book.worksheets;
    const columns = JSON.stringify((sheet!.getRow(1).values as unknown[]).slice(1));
    expect(columns).toBe(
      JSON.stringify([
        '평가위원 성명(한글)',
        '영문',
        '소속',
        '학과',
        '접수번호',
        '지원자',
        '일치 관계자',
        '일치방식(한글완전/영문완전/이니셜/소속+이니셜)',
        '관계구분',
        '근거',
        '판정(제척/기피검토/무관)',
        '확인자',
        '사유',
      ]),
    );
    const row = (sheet!.getRow(3).values as unknown[]).slice(1);
    expect(row.slice(0, 3)).toEqual(['서하람', undefined, '=HYPERLINK("x")']);
    expect(row.slice(-3)).toEqual(['제척', '심사관', '=지도교수']);
    sheet!.eachRow((r) =>
      r.eachCell({ includeEmpty: false }, (c) =>
        expect([ExcelJS.ValueType.String, ExcelJS.ValueType.Null]).toContain(c.type),
      ),
    );
    const cells = rules!
      .getSheetValues()
      .flat()
      .filter((v) => typeof v === 'string');
    expect(cells).toEqual(
      expect.arrayContaining(['기본 (교육공무원임용령·권익위 권고)', '미정', '지도교수']),
    );
  });
});

describe('secrecy', () => {
  it('no evaluator reaches the case’s database, log, roster or backup; a wipe leaves no byte of them', async () => {
    const { engine, caseDir } = await withList('성명,소속\n구누리람,가온대학교\n서하람,한빛대학교\n');
    const [hit] = await engine.conflicts.hits({});
    await engine.conflicts.decide([hit!.hitId], 'unrelated', '구누리람과 무관');
    await engine.conflicts.workbook({});
    const only = ['구누리람', '가온대학교'];
    const backup = join(tempDir(), 'a.msbackup');
    await engine.safety.backup(backup);
    expect(readFileSync(backup).includes('구누리람')).toBe(false);
    const full = join(tempDir(), 'b.msbackup');
    await engine.safety.backup(full, { includeEvaluators: true });
    expect(readFileSync(full).includes('구누리람')).toBe(true);
    expect([...engine.safety.auditLines()].join('')).not.toContain('구누리람');
    expect([...engine.conflicts.auditLines()].join('')).not.toContain('구누리람');
    const { bytes } = await engine.roster.workbook({ includeOpen: true });
    const roster = new ExcelJS.Workbook();
    await roster.xlsx.load(Buffer.from(bytes) as never);
    expect(JSON.stringify(roster.worksheets.map((w) => w.getSheetValues()))).not.toContain('구누리람');
    expect(holding(caseDir, only).every((f) => f.startsWith('evaluators.sqlite'))).toBe(true);
    expect(holding(caseDir, only)).not.toEqual([]);

    expect(await engine.conflicts.wipe()).toEqual({ verified: true });
    expect(holding(caseDir, only)).toEqual([]);
    expect(engine.conflicts.overview()).toMatchObject({
      evaluators: 0,
      importedAt: null,
      hits: { total: 0 },
    });
    expect(engine.conflicts.history()).toEqual([]);
    await engine.stop();
    expect(holding(caseDir, only)).toEqual([]);

    const dir = join(tempDir(), 'restored');
    await restoreCase(full, dir, { now: 1 });
    const restored = openEngine({ caseDir: dir }).engine;
    expect(restored.conflicts.overview()).toMatchObject({ evaluators: 2 });
    expect(restored.conflicts.history()).toHaveLength(1);
  });

  it('follows the case’s passphrase: sealed with it, read with it', async () => {
    const { engine, caseDir } = await withList();
    await engine.stop();
    expect(holding(caseDir, SECRET)).toContain('evaluators.sqlite');
    await setPassphrase(caseDir, { next: 'passphrase 1', actor: '심사관', at: 1 });
    expect(holding(caseDir, SECRET)).toEqual([]);
    const keys = await unlockCase(caseDir, 'passphrase 1');
    const locked = openEngine({ caseDir, keys, extractor: extractor() }).engine;
    expect(locked.conflicts.evaluators()).toHaveLength(3);
    expect(await locked.conflicts.hits({})).toHaveLength(2);
    await expect(locked.conflicts.list.read('evaluators', { path: join(caseDir, 'no.csv') })).rejects.toThrow(
      'file_missing',
    );
    locked.conflicts.removeEvaluator(locked.conflicts.evaluators()[0]!.evaluatorId);
    await locked.stop();
    expect(holding(caseDir, SECRET)).toEqual([]);
  });

  it('a locked list waits for its password and says when it is wrong', async () => {
    const { engine } = await round();
    const { lockWorkbook } = await import('../../src/main/engine/export/lock-workbook');
    const book = new ExcelJS.Workbook();
    book.addWorksheet('명단').addRows([['성명'], ['서하람']]);
    const path = join(tempDir(), '명단.xlsx');
    writeFileSync(path, lockWorkbook(new Uint8Array(await book.xlsx.writeBuffer()), '열쇠'));
    expect(await engine.conflicts.list.read('evaluators', { path })).toMatchObject({
      locked: true,
      taken: 0,
    });
    expect(() => engine.conflicts.list.importEvaluators('add')).toThrowError('no_list');
    await expect(engine.conflicts.list.map({ password: 'x' })).rejects.toThrow('wrong_password');
    expect(await engine.conflicts.list.map({ password: '열쇠' })).toMatchObject({
      locked: false,
      taken: 1,
      filename: '명단.xlsx',
    });
    const chosen = await engine.conflicts.list.map({ columns: [null] });
    expect(chosen).toMatchObject({ taken: 0, columns: [{ field: null }] });
    expect(await engine.conflicts.list.map({ columns: ['nameKo'], headerRow: null })).toMatchObject({
      taken: 1,
      headerRow: null,
    });
  });
});
