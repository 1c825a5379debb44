import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RegressionReport } from '../../src/main/engine/domain/views';
import { createRulesExtractor } from '../../src/main/engine/extractors/rules-extractor';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { compareReadings } from '../../src/main/engine/regression/compare';
import type { RegressionCase } from '../../src/main/engine/regression/set';
import { tempDir } from './support/case';
import { runCli } from './support/cli';
import { applicantFolder, openEngine, work } from './support/engine';

const THESIS = `석사학위논문
새로운 연구
지도교수 김다온
홍길동의 석사학위논문을 인준함
심사위원장 오해솔 (인)
심사위원 남궁다온 (인)
심사위원 김다온 (인)`;

/** A round with one thesis that a person has gone through, and one document nobody has looked at. */
async function reviewed() {
  const pool = createInlinePool();
  const { engine, caseDir } = openEngine({ pool, extractor: createRulesExtractor({ pool }), version: '9.9' });
  await work(
    engine,
    applicantFolder({
      '2401-000001_[학위논문]_새로운 연구 (석사).txt': THESIS,
      '2401-000001_[학술논문]_안 본 글.txt': '아무 이름도 없는 글입니다.',
    }),
  );
  const [applicant] = engine.people.applicants();
  const person = (name: string) =>
    engine.people.list(applicant!.applicantId).find((p) => p.names.includes(name))!;
  const wrong = person('남궁다온').sources[0]!;
  engine.people.decide(wrong.sourceId, { action: 'edit', name: '남궁다은' });
  engine.review.add({ documentId: wrong.documentId, page: 1, name: '한지민', role: 'committee' });
  for (const row of engine.review.list({}))
    if (row.documentId === wrong.documentId) engine.review.decide(row.flagId, { action: 'confirm' });
  return { engine, caseDir, pool, file: join(tempDir(), '모음.jsonl') };
}

describe('the regression set', () => {
  it('holds page shapes and answers of what people went through, and nothing else', async () => {
    const { engine, file } = await reviewed();
    expect(await engine.report.regression.export(file)).toEqual({ documents: 1 });
    const [head, about, ...pages] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(head!)).toMatchObject({ schema: 'minesweeper-regression/1', version: '9.9' });
    const c = JSON.parse(about!) as RegressionCase;
    expect(c).toMatchObject({ docType: 'degree_thesis', selfNames: ['홍길동'], pages: pages.length });
    expect(JSON.parse(pages[0]!)).toMatchObject({ number: 1, words: expect.any(Array) as unknown });
    const answers = c.answers.map((a) => [a.names[0], a.role, a.confirmed]);
    expect(answers).toContainEqual(['남궁다은', 'committee', true]);
    expect(answers).toContainEqual(['한지민', 'committee', true]);
    expect(answers.map(([name]) => name)).not.toContain('남궁다온');
    expect(c.before.map((r) => r.names[0])).toContain('남궁다온');
    const log = [...engine.safety.auditLines()].map(
      (l) => JSON.parse(l) as { what: string; detail: unknown },
    );
    expect(log.find((e) => e.what === 'regression.exported')?.detail).toEqual({ documents: 1 });
    expect(engine.safety.verifyAudit().broken).toBeNull();
  });

  it('read again by the same rules changes nothing', async () => {
    const { engine, file } = await reviewed();
    await engine.report.regression.export(file);
    const report = await engine.report.regression.replay(file);
    expect(report).toMatchObject({ documents: 1, same: 1, better: [], worse: [] });
    // two of the answers no rule could have read
    expect(report.answers - report.now).toBe(2);
    expect(report.before).toBe(report.now);
  });

  it('names the document that got worse, and the one that got better', async () => {
    const { engine, file } = await reviewed();
    await engine.report.regression.export(file);
    const [head, about, ...pages] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const c = JSON.parse(about!) as RegressionCase;
    // rules that could once read what these pages no longer say, and others that could not read all they do
    const then = {
      ...c,
      file: '나빠짐.txt',
      before: [...c.before, { names: ['한지민'], role: 'committee' }],
    };
    const better = { ...c, file: '나아짐.txt', before: c.before.filter((r) => r.names[0] !== '오해솔') };
    const other = join(tempDir(), 'other.jsonl');
    const lines = [head, JSON.stringify(then), ...pages, JSON.stringify(better), ...pages];
    writeFileSync(other, `${lines.join('\n')}\n`);
    const report = await engine.report.regression.replay(other);
    expect(report.worse).toMatchObject([
      { file: '나빠짐.txt', lost: [{ name: '한지민', role: 'committee' }], wrong: [], fault: null },
    ]);
    expect(report.better).toMatchObject([
      { file: '나아짐.txt', gained: [{ name: '오해솔', role: 'committee_chair' }], lost: [], wrong: [] },
    ]);
    expect(report.same).toBe(0);
  });

  it('refuses what is no set, and leaves no half file behind', async () => {
    const { engine } = await reviewed();
    const dir = tempDir();
    for (const text of [
      '',
      'no json\n',
      '{"schema":"another"}\n',
      '{"schema":"minesweeper-regression/1"}\n{}\n',
    ]) {
      writeFileSync(join(dir, 'x.jsonl'), text);
      await expect(engine.report.regression.replay(join(dir, 'x.jsonl'))).rejects.toMatchObject({
        code: 'not_a_regression_set',
      });
    }
    await expect(engine.report.regression.replay(join(dir, 'none'))).rejects.toMatchObject({
      code: 'file_missing',
    });
    await expect(engine.report.regression.export(join(dir, 'no', 'x.jsonl'))).rejects.toMatchObject({
      code: 'file_missing',
    });
    expect(existsSync(join(dir, 'no'))).toBe(false);
  });

  it('is exported and replayed on the command line; a worse document is exit code 1', async () => {
    const { engine, caseDir, file } = await reviewed();
    await engine.stop();
    const made = await runCli(['regression', 'export', '--db', caseDir, '--out', file]);
    expect([made.code, made.stdout]).toEqual([0, expect.stringContaining('문서 1개')]);
    const same = await runCli(['regression', 'replay', '--from', file, '--json']);
    expect(same.code).toBe(0);
    expect(JSON.parse(same.stdout) as RegressionReport).toMatchObject({ documents: 1, same: 1 });
    const text = readFileSync(file, 'utf8').replace(
      '"before":[',
      '"before":[{"names":["한지민"],"role":"committee"},',
    );
    writeFileSync(file, text);
    const worse = await runCli(['regression', 'replay', '--from', file]);
    expect(worse.code).toBe(1);
    expect(worse.stdout).toContain('잃음: 한지민 (committee)');
    expect((await runCli(['regression', 'replay'])).code).toBe(2);
    expect((await runCli(['regression', 'export', '--db', caseDir])).code).toBe(2);
  });
});

describe('a document held against its answers', () => {
  const at = { page: 1, bbox: { x: 0, y: 0, w: 1, h: 1 }, confirmed: true };
  const reading = (name: string, role = 'committee') => ({ names: [name], role, page: 1 }) as never;
  const c = (answers: string[], before: string[]): RegressionCase =>
    ({
      answers: answers.map((n) => ({ ...at, names: [n], role: 'committee' })),
      before: before.map((n) => reading(n)),
    }) as unknown as RegressionCase;

  it('is worse when a right name is lost or a wrong one is new, better when it is the other way round', () => {
    const verdict = (was: string[], now: string[]) =>
      compareReadings(
        c(['김다온', '오해솔'], was),
        now.map((n) => reading(n)),
      ).verdict;
    expect(verdict(['김다온'], ['김다온'])).toBe('same');
    expect(verdict(['김다온'], ['김다온', '오해솔'])).toBe('better');
    expect(verdict(['김다온', '오해솔'], ['김다온'])).toBe('worse');
    expect(verdict(['김다온'], ['김다온', '오해솔', '박서준'])).toBe('worse');
    expect(verdict(['김다온', '박서준'], ['김다온'])).toBe('better');
  });

  it('another role is another reading; a form printed beside the name is the same', () => {
    const one = c(['김다온'], ['김다온']);
    expect(compareReadings(one, [reading('김다온', 'supervisor')]).verdict).toBe('worse');
    expect(
      compareReadings(one, [{ names: ['Daon Kim', '김다온'], role: 'committee', page: 2 }]).verdict,
    ).toBe('same');
  });
});
