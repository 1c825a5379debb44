import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { makeArticle } from '../../src/main/sample/article';
import type { CastMember } from '../../src/main/sample/cast';
import { makeThesis } from '../../src/main/sample/thesis';
import {
  answerOpenDialog,
  answerSaveDialog,
  callFrom,
  dropPaths,
  expect,
  launchHost,
  test,
} from './fixtures';
import { writeManyItems } from './many';
import { waitForDocuments } from './sample';

test.setTimeout(400_000);

const person = (ko: string, given: string, family: string): CastMember => ({ ko, given, family });
const SELF = person('서하람', 'Haram', 'Seo');
const ADVISOR = person('송마루', 'Maru', 'Song');
const CHAIR = person('류단비', 'Danbi', 'Ryu');
const MEMBERS = [
  person('홍이든', 'Ideun', 'Hong'),
  person('전소담', 'Sodam', 'Jeon'),
  person('고은별', 'Eunbyeol', 'Ko'),
];
const FOLDER = '2401-000001 (서하람)';

/** Somebody no document names: what is left of the list after its wipe is found by these. */
const STRANGER = ['도무지', 'Muji Dohn', '아무데도대학교', 'muji@amudedo.ac.kr'] as const;

async function writeApplicant(root: string): Promise<string> {
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  const { bytes } = await makeThesis({
    language: 'ko',
    degree: 'doctor',
    title: '다중 척도 관측을 위한 표본화 이론',
    subtitle: 'A Theory of Sampling for Observation on Several Scales',
    author: SELF,
    supervisor: ADVISOR,
    committee: [CHAIR, ADVISOR, ...MEMBERS],
    university: '한빛대학교',
    department: '컴퓨터공학과',
    field: '공학',
    year: 2022,
    month: 2,
  });
  writeFileSync(join(folder, '2401-000001_[학위논문]_다중 척도 관측 (국문 박사).pdf'), bytes);
  // Where the advisor's school is printed, the advisor is known for certain.
  await addPaper(folder, 'acm', 'Foundations of Sampling', ADVISOR);
  return folder;
}

/** A paper of the applicant's with somebody of the same school, which only the English one prints beside the name. */
async function addPaper(
  folder: string,
  style: 'kci' | 'acm',
  title: string,
  other: CastMember,
): Promise<void> {
  const { bytes } = await makeArticle({
    style,
    title,
    subtitle: 'Sparse Codes in Practice',
    self: SELF,
    authors: [
      { person: SELF, at: 0 },
      { person: other, at: 0, corresponding: true },
    ],
    affiliations: [
      style === 'kci' ? '한빛대학교 컴퓨터공학과' : 'Department of Computer Science, Hanbit University',
    ],
    venue: '한국부호학회논문지',
    year: 2024,
  });
  writeFileSync(join(folder, `2401-000001_[학술논문]_${title}.pdf`), bytes);
}

async function writeEvaluators(path: string): Promise<void> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('위원');
  sheet.addRow(['2026년 상반기 외부위원']);
  sheet.addRow(['성명', '영문성명', '소속', '학과', '이메일', '비고']);
  sheet.addRow(['송마루', 'Maru Song', 'Hanbit University', '', 'maru@hanbit.ac.kr', '']);
  sheet.addRow(['류단비', '', '한빛대학교', '컴퓨터공학과', '', '']);
  sheet.addRow(['홍이든', '', '', '', '', '소속 확인']);
  sheet.addRow([STRANGER[0], STRANGER[1], STRANGER[2], '철학과', STRANGER[3], '']);
  sheet.addRow(['송마루', 'Maru Song', 'Hanbit University', '', 'maru@hanbit.ac.kr', '두 번']);
  sheet.addRow(['', '', '이름없는대학교', '', '', '']);
  await book.xlsx.writeFile(path);
}

async function read(page: Page, folder: string): Promise<void> {
  await page.getByTestId('nav-intake').click();
  await dropPaths(page, 'drop', [folder]);
  await expect(page.getByTestId('start')).toBeEnabled({ timeout: 60_000 });
  await page.getByTestId('start').click();
  await waitForDocuments(page);
}

const tab = (page: Page, name: string) =>
  page.getByTestId('conflicts-tabs').getByText(name, { exact: false }).click();
const hitOf = (page: Page, evaluator: string) => page.getByTestId('hit-row').filter({ hasText: evaluator });
async function statesOf(page: Page): Promise<Record<string, string>> {
  const reply = await callFrom(page, 'conflicts.hits', {});
  if (!reply.ok) throw new Error(reply.code);
  return Object.fromEntries(reply.value.map((r) => [r.evaluatorName, r.state]));
}

/** Chooses the hit, waits until its evidence is there and a key would count. */
async function choose(page: Page, evaluator: string): Promise<void> {
  await hitOf(page, evaluator).click();
  const id = await hitOf(page, evaluator).getAttribute('data-id');
  await expect(page.getByTestId('hit-detail')).toHaveAttribute('data-id', id!);
  await page.waitForTimeout(200);
}

/** Files below `folder` that hold one of `words`, in the encodings a file of ours or the browser's may use. */
function filesWith(folder: string, words: readonly string[]): string[] {
  const needles = words.flatMap((w) => {
    const escaped = [...w].map((c) => (c > '\x7f' ? `\\u${c.charCodeAt(0).toString(16)}` : c)).join('');
    const forms = [w, w.normalize('NFD')].flatMap((f) => [Buffer.from(f, 'utf8'), Buffer.from(f, 'utf16le')]);
    return [...forms, Buffer.from(forms[1]!).swap16(), Buffer.from(escaped, 'utf8')];
  });
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
    const bytes = readFileSync(path);
    return needles.some((n) => bytes.includes(n));
  });
}

async function readBook(path: string): Promise<string[][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(path);
  const rows: string[][] = [];
  for (const sheet of book.worksheets)
    sheet.eachRow((row) => rows.push((row.values as unknown[]).map((v) => (v == null ? '' : String(v)))));
  return rows;
}

test('a list in, decisions by keyboard, new evidence after a new document, the workbook, and nothing left after the wipe', async ({
  page,
  host,
  userData,
  scratch,
}) => {
  const folder = await writeApplicant(scratch);
  await read(page, folder);

  // The list falls on the view: shown first, with what is wrong named by row.
  const list = join(scratch, '평가위원.xlsx');
  await writeEvaluators(list);
  await page.getByTestId('nav-conflicts').click();
  await dropPaths(page, 'conflicts-start', [list]);
  await expect(page.getByTestId('list-preview')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('list-taken')).toContainText('4');
  await expect(page.locator('[data-testid=list-problem][data-code=duplicate]')).toHaveAttribute(
    'data-row',
    '7',
  );
  await expect(page.locator('[data-testid=list-problem][data-code=no_name]')).toHaveAttribute(
    'data-row',
    '8',
  );
  // Somebody who knows better says what a column is: without a name nothing can be taken over.
  const columns = page.getByTestId('list-column');
  const pick = async (index: number, option: string): Promise<void> => {
    await columns.nth(index).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await pick(0, '쓰지 않음');
  await pick(1, '쓰지 않음');
  await expect(page.getByTestId('list-missing')).toBeVisible();
  await expect(page.getByTestId('list-import')).toBeDisabled();
  await pick(0, '한글 성명');
  await pick(1, '영문 성명');
  await expect(columns.nth(0)).toHaveValue('한글 성명');
  await page.getByTestId('list-import').click();

  // The matrix by keys: to the next hit, Enter opens the pair, Escape leads back.
  const matrix = page.getByTestId('matrix');
  await expect(matrix).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('matrix-cell')).toHaveCount(3);
  await expect(page.locator('[data-testid=matrix-cell][data-tone=strong]')).toHaveText('A');
  await matrix.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('KeyN');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('hit-pair')).toBeVisible();
  await expect(page.getByTestId('hit-why').locator('li').first()).toBeVisible();
  // However long a title is, the place on the page stays one click away.
  await expect(page.getByTestId('ground-open').first()).toBeInViewport({ ratio: 1 });
  await page.getByTestId('ground-open').first().click();
  await expect(page.getByTestId('ground-viewer')).toBeVisible();
  await expect(page.getByTestId('page-image')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(matrix).toBeVisible();

  // Without a name nothing is decided: the key leads to the field.
  await tab(page, '겹침');
  await page.getByRole('button', { name: '모두 보기' }).click();
  await choose(page, '송마루');
  await page.keyboard.press('Digit1');
  await expect(page.getByTestId('hit-operator')).toBeFocused();
  await page.keyboard.type('김하늘');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('hit-operator')).toBeHidden();

  // Several at once: all are shown, none is ticked, nothing goes without a reason; one undo takes all of them back.
  await choose(page, '송마루');
  await page.keyboard.press('KeyM');
  const bulk = page.getByTestId('hit-bulk');
  await bulk.getByText('이 지원자').click();
  await expect(bulk.getByTestId('hit-bulk-row')).toHaveCount(3);
  await expect(bulk.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await bulk.getByTestId('hit-bulk-all').check();
  await expect(bulk.getByTestId('hit-bulk-unrelated')).toBeDisabled();
  await bulk.getByTestId('hit-bulk-reason').fill('모두 동명이인');
  await bulk.getByTestId('hit-bulk-unrelated').click();
  await expect(bulk).toBeHidden();
  const three = async (): Promise<(string | undefined)[]> => {
    const states = await statesOf(page);
    return [states['송마루'], states['류단비'], states['홍이든']];
  };
  await expect.poll(three).toEqual(['unrelated', 'unrelated', 'unrelated']);
  await page.keyboard.press('KeyU');
  await expect.poll(three).toEqual(['open', 'open', 'open']);

  await choose(page, '송마루');
  await page.keyboard.press('Digit1');
  await expect.poll(async () => (await statesOf(page))['송마루']).toBe('exclude');
  await choose(page, '류단비');
  await page.keyboard.press('KeyR');
  await page.keyboard.type('동명이인임을 전화로 확인');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Digit3');
  await expect.poll(async () => (await statesOf(page))['류단비']).toBe('unrelated');
  // The key moved on by itself: the last one is in view.
  const last = await hitOf(page, '홍이든').getAttribute('data-id');
  await expect(page.getByTestId('hit-detail')).toHaveAttribute('data-id', last!);
  await page.waitForTimeout(200);
  await page.keyboard.press('Digit2');
  await expect.poll(async () => (await statesOf(page))['홍이든']).toBe('review');
  await page.keyboard.press('KeyU');
  await expect.poll(async () => (await statesOf(page))['홍이든']).toBe('open');
  await expect(page.getByTestId('hit-detail')).toHaveAttribute('data-id', last!);
  await page.keyboard.press('Shift+KeyU');
  await expect.poll(async () => (await statesOf(page))['홍이든']).toBe('review');
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(async () => (await statesOf(page))['홍이든']).toBe('open');
  await page.keyboard.press('Slash');
  await expect(page.getByTestId('hit-help')).toBeVisible();
  await page.keyboard.press('Escape');

  // A new document: what was dismissed stays, but for the evidence that has come since.
  await addPaper(folder, 'kci', '희소 부호의 실제', CHAIR);
  await read(page, folder);
  await page.getByTestId('nav-conflicts').click();
  await tab(page, '겹침');
  await expect.poll(async () => (await statesOf(page))['류단비'], { timeout: 60_000 }).toBe('new');
  expect((await statesOf(page))['송마루']).toBe('exclude');
  await expect(hitOf(page, '류단비')).toHaveAttribute('data-state', 'new');
  await choose(page, '류단비');
  await expect(page.getByTestId('new-evidence')).toContainText('무관');
  await expect(page.locator('[data-testid=ground-row][data-new=true]')).not.toHaveCount(0);
  await expect(page.locator('[data-testid=ground-row][data-new=false]')).not.toHaveCount(0);
  await page.keyboard.press('Digit1');
  await expect.poll(async () => (await statesOf(page))['류단비']).toBe('exclude');
  await page.getByTestId('hits-filter').locator('[data-key=all]').click();
  await choose(page, '류단비');
  // the two that stand, and the one taken back
  await expect(page.getByTestId('hit-history').locator('li')).toHaveCount(3);
  await expect(page.getByTestId('hit-history')).toContainText('동명이인임을 전화로 확인');

  // The result as a workbook of its own; the roster knows nothing of it.
  const out = join(scratch, '대조.xlsx');
  await answerSaveDialog(host, out);
  await page.getByTestId('conflicts-export').click();
  await page.getByTestId('export-save').click();
  await expect(page.getByTestId('conflicts-exported')).toBeVisible({ timeout: 30_000 });
  await page.getByTestId('export-close').click();
  const rows = await readBook(out);
  const rowOf = (name: string): string => rows.find((r) => r.includes(name))?.join('|') ?? '';
  expect(rowOf('송마루')).toContain('제척');
  expect(rowOf('송마루')).toContain('김하늘');
  expect(rowOf('류단비')).toContain('제척');
  expect(rowOf('홍이든')).toContain('미정');
  const locked = join(scratch, '대조 잠김.xlsx');
  await answerSaveDialog(host, locked);
  await page.getByTestId('conflicts-export').click();
  await page.getByTestId('export-password').fill('나만 아는 말');
  await expect(page.getByTestId('export-save')).toBeDisabled();
  await page.getByTestId('export-again').fill('나만 아는 말');
  await page.getByTestId('export-save').click();
  await expect(page.getByTestId('conflicts-exported')).toBeVisible({ timeout: 30_000 });
  await page.getByTestId('export-close').click();
  // An encrypted workbook is no ZIP any more but an OLE container (MS-OFFCRYPTO).
  expect(readFileSync(locked).subarray(0, 4).toString('hex')).toBe('d0cf11e0');
  const roster = join(scratch, '명단.xlsx');
  await answerSaveDialog(host, roster);
  await page.getByTestId('nav-roster').click();
  await page.getByTestId('export').click();
  await expect(page.getByTestId('exported')).toBeVisible({ timeout: 30_000 });
  expect((await readBook(roster)).flat().join('|')).not.toContain(STRANGER[0]);

  // The list is there, and after its wipe nowhere: not in the case, not in the window's own data.
  expect(filesWith(userData, STRANGER)).not.toEqual([]);
  await page.getByTestId('nav-conflicts').click();
  await page.getByTestId('conflicts-more').click();
  await page.getByTestId('conflicts-wipe').click();
  await expect(page.getByTestId('conflicts-wipe-submit')).toBeDisabled();
  await page.getByTestId('conflicts-wipe-word').fill('평가위원 지우기');
  await page.getByTestId('conflicts-wipe-submit').click();
  await expect(page.getByTestId('conflicts-wiped')).toHaveAttribute('data-verified', 'true');
  await page.getByTestId('conflicts-wipe-close').click();
  await expect(page.getByTestId('conflicts-start')).toBeVisible();
  expect(filesWith(userData, STRANGER)).toEqual([]);
  await host.close();
  expect(filesWith(userData, STRANGER)).toEqual([]);
});

test('the applicants’ list fills in and names differences; rules are the round’s; who can evaluate an applicant', async ({
  page,
  host,
  scratch,
}) => {
  await read(page, await writeApplicant(scratch));
  const list = join(scratch, '지원자.csv');
  writeFileSync(
    list,
    '\ufeff지원번호,성명,영문명,모집단위\n2401-000001,서하랑,Haram Seo,컴퓨터공학\n2401-000099,없는이,,\n,이름만,,\n',
  );
  await page.getByTestId('nav-conflicts').click();
  await answerOpenDialog(host, [list]);
  await page.getByTestId('applicants-pick').click();
  await expect(page.getByTestId('list-preview')).toHaveAttribute('data-kind', 'applicants');
  const own = page.locator('[data-testid=difference][data-id="2401-000001"]');
  await expect(own).toHaveAttribute('data-state', 'differs');
  await expect(own).toContainText('서하랑');
  await expect(page.locator('[data-testid=difference][data-id="2401-000099"]')).toHaveAttribute(
    'data-state',
    'unknown',
  );
  await expect(page.locator('[data-testid=list-problem][data-code=no_number]')).toHaveAttribute(
    'data-row',
    '4',
  );
  await page.getByTestId('list-import').click();
  await expect(page.getByTestId('conflicts-start')).toBeVisible();
  // The difference was not ticked: the folder's name stays; what was empty is filled in.
  const applicants = await callFrom(page, 'people.applicants', undefined);
  expect(applicants.ok && applicants.value[0]).toMatchObject({ name: '서하람', position: '컴퓨터공학' });
  await waitForDocuments(page);

  await page.getByTestId('conflicts-paste').click();
  await page
    .getByTestId('paste-text')
    .fill('성명\t소속\n송마루\tHanbit University\n고은별\t\n도무지\t아무데도대학교');
  await page.getByTestId('paste-submit').click();
  await page.getByTestId('list-import').click();
  await tab(page, '지원자별');
  const rows = (eligibility: string) =>
    page.locator(`[data-testid=eligible-row][data-eligibility=${eligibility}]`);
  await expect(rows('excluded')).toContainText('송마루', { timeout: 60_000 });
  await expect(rows('possible')).toContainText('고은별');
  await expect(rows('free')).toContainText('도무지');

  // Another grade for committee members, saved with the round, named above the result.
  await tab(page, '기준');
  const committee = page.locator('[data-testid=rules-tie][data-tie=committee]');
  await committee.getByText('C 참고').click();
  await expect(page.getByTestId('rules-save')).toBeEnabled();
  await page.getByTestId('rules-save').click();
  await expect(page.getByTestId('rules-now')).toContainText('직접 정함');
  await page.getByTestId('preset-name').fill('우리 학교');
  await page.getByTestId('preset-save').click();
  await expect(page.getByTestId('rules-now')).toContainText('우리 학교');
  const hits = await callFrom(page, 'conflicts.hits', {});
  expect(hits.ok && hits.value.find((h) => h.evaluatorName === '고은별')?.grade).toBe('C');

  // One evaluator mended by hand, one taken out.
  await tab(page, '명단');
  const line = page.getByTestId('evaluator-row').filter({ hasText: '도무지' });
  await line.getByTestId('evaluator-edit').click();
  await page.getByTestId('evaluator-email').fill('muji@example.ac.kr');
  await page.getByTestId('evaluator-save').click();
  await expect(line).toContainText('muji@example.ac.kr');
  await line.getByTestId('evaluator-remove').click();
  await page.getByTestId('evaluator-remove-yes').click();
  await expect(page.getByTestId('evaluator-row')).toHaveCount(2);
});

const FAMILY = [...'김이박최정강조윤장임한오서신권황안송류전'];
const GIVEN = [...'가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우'];

test('200 × 200: only what is in sight is drawn, and keys find their way', async ({ userData, scratch }) => {
  await writeManyItems(userData, scratch, 200, 30);
  const host = await launchHost({ userData });
  const page = await host.firstWindow();
  const names = new Set<string>();
  for (let i = 0; names.size < 200; i++)
    names.add(
      FAMILY[i % FAMILY.length]! +
        GIVEN[(i * 11) % GIVEN.length]! +
        GIVEN[(i * 3 + 7 + Math.floor(i / 180)) % GIVEN.length]!,
    );
  const text = ['성명\t소속', ...[...names].map((n) => `${n}\t한빛대학교`)].join('\n');
  await callFrom(page, 'conflicts.pasteList', { list: 'evaluators', text });
  const taken = await callFrom(page, 'conflicts.importEvaluators', { mode: 'replace' });
  expect(taken.ok && taken.value.evaluators).toBe(200);
  const start = Date.now();
  await page.getByTestId('nav-conflicts').click();
  const matrix = page.getByTestId('matrix');
  await expect(matrix).toBeVisible({ timeout: 120_000 });
  console.log(`200 × 200 × 30: matrix after ${Date.now() - start} ms`);
  await expect(matrix).toHaveAttribute('aria-rowcount', '201');
  await expect(matrix).toHaveAttribute('aria-colcount', '201');
  expect(await page.locator('.matrix-cell').count()).toBeLessThan(1500);
  await matrix.focus();
  await page.keyboard.press('Control+End');
  const current = page.locator('.matrix-cell.on');
  await expect(current).toHaveAttribute('id', 'cell-199-199');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Control+Home');
  await expect(current).toHaveAttribute('id', 'cell-0-0');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('KeyN');
  await expect(current).toHaveAttribute('data-testid', 'matrix-cell');
  await expect(matrix).toHaveAttribute('aria-activedescendant', (await current.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('hit-pair')).toBeVisible();
  await host.close();
});
