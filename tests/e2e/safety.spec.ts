import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import {
  answerOpenDialog,
  answerSaveDialog,
  callFrom,
  dropPaths,
  expect,
  launchHost,
  picture,
  test,
  type Host,
} from './fixtures';
import { waitForDocuments } from './sample';

const PASSPHRASE = '바른 암호 문장';
test.setTimeout(240_000);

/** A thesis' approval page as a PDF; locked where a password is given. */
function thesis(password?: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    ...(password !== undefined && { userPassword: password, ownerPassword: 'owner' }),
  });
  const chunks: Buffer[] = [];
  doc.on('data', (c: Buffer) => chunks.push(c));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  for (const line of [
    'A Study of Something New',
    'A Dissertation submitted for the degree of Doctor of Philosophy',
    'Advisor: Professor Minseo Kang',
    'Committee Chair: Jiwoo Han',
  ])
    doc.text(line).moveDown();
  doc.end();
  return done;
}

/** One applicant with the files named, dropped and listed. */
async function dropApplicant(page: Page, scratch: string, files: Record<string, Buffer>): Promise<void> {
  const folder = join(scratch, '2401-000001 (서하람)');
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  await page.getByTestId('nav-intake').click();
  await dropPaths(page, 'drop', [folder]);
  await expect(page.getByTestId('start')).toBeEnabled({ timeout: 30_000 });
}
async function readApplicant(page: Page, scratch: string): Promise<void> {
  await dropApplicant(page, scratch, { '2401-000001_[학위논문]_가 (박사).pdf': await thesis() });
  await page.getByTestId('start').click();
  await waitForDocuments(page);
}
const peopleOf = async (page: Page): Promise<string[]> => {
  const reply = await callFrom(page, 'people.index', undefined);
  return reply.ok ? reply.value.map((p) => p.name).sort() : [];
};
const openMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByTestId('round-menu').click();
  await page.getByTestId(item).click();
};
async function lockRound(page: Page, passphrase: string): Promise<void> {
  await openMenu(page, 'round-passphrase');
  await page.getByTestId('passphrase-next').fill(passphrase);
  await page.getByTestId('passphrase-again').fill(passphrase);
  await page.getByTestId('passphrase-submit').click();
  await expect(page.getByTestId('round-locked')).toBeVisible({ timeout: 30_000 });
}
const casesOf = (userData: string): string[] =>
  readdirSync(join(userData, 'rounds'), { withFileTypes: true })
    .filter((d) => d.isDirectory())
    .map((d) => join(userData, 'rounds', d.name));

test('a passphrase locks the round; after a restart it asks, refuses a wrong one, opens with the right one', async ({
  page,
  host,
  userData,
  scratch,
}, info) => {
  await readApplicant(page, scratch);
  const before = await peopleOf(page);
  expect(before.length).toBeGreaterThan(0);

  await openMenu(page, 'round-passphrase');
  await page.getByTestId('passphrase-next').fill('짧다');
  await page.getByTestId('passphrase-again').fill('짧다');
  await expect(page.getByTestId('passphrase-submit')).toBeDisabled();
  await page.getByTestId('passphrase-next').fill(PASSPHRASE);
  await page.getByTestId('passphrase-again').fill(`${PASSPHRASE}!`);
  await expect(page.getByTestId('passphrase-submit')).toBeDisabled();
  await page.getByTestId('passphrase-again').fill(PASSPHRASE);
  await picture(page, info, 'passphrase');
  await page.getByTestId('passphrase-submit').click();
  await expect(page.getByTestId('round-locked')).toBeVisible({ timeout: 30_000 });
  expect(await peopleOf(page)).toEqual(before);
  await host.close();

  const [folder] = casesOf(userData);
  const database = readFileSync(join(folder!, 'case.sqlite'));
  expect(before.some((name) => database.includes(name))).toBe(false);

  const again = await launchHost({ userData });
  const next = await again.firstWindow();
  await expect(next.getByTestId('unlock-form')).toBeVisible();
  // the system keeps no key here: nothing is offered
  await expect(next.getByTestId('unlock-remember')).toHaveCount(0);
  await next.getByTestId('unlock-passphrase').fill('틀린 암호 문장');
  await next.getByTestId('unlock-submit').click();
  await expect(next.getByText('암호가 맞지 않습니다')).toBeVisible({ timeout: 30_000 });
  await picture(next, info, 'locked');
  expect(readFileSync(join(folder!, 'case.sqlite')).equals(database)).toBe(true);
  await next.getByTestId('unlock-passphrase').fill(PASSPHRASE);
  await next.getByTestId('unlock-submit').click();
  await expect(next.getByTestId('round-locked')).toBeVisible({ timeout: 30_000 });
  expect(await peopleOf(next)).toEqual(before);

  // another round, and back: the list shows the lock and asks again
  await openMenu(next, 'round-new');
  await next.getByTestId('round-name').fill('열린 라운드');
  await next.getByTestId('round-submit').click();
  await expect(next.getByTestId('round-menu')).toContainText('열린 라운드');
  await next.getByTestId('round-menu').click();
  await expect(next.locator('[data-testid=round-item] [data-locked=true]')).toHaveCount(1);
  await next.getByTestId('round-item').first().click();
  await next.getByTestId('unlock-passphrase').fill(PASSPHRASE);
  await next.getByTestId('unlock-submit').click();
  await expect(next.getByTestId('round-locked')).toBeVisible({ timeout: 30_000 });

  // and taken off again
  await openMenu(next, 'round-passphrase');
  await next.getByTestId('passphrase-current').fill(PASSPHRASE);
  await next.getByTestId('passphrase-remove').click();
  await expect(next.getByTestId('round-locked')).toHaveCount(0, { timeout: 30_000 });
  expect(await peopleOf(next)).toEqual(before);
  await again.close();
});

test('a round is wiped by typing its name, and says what was verified', async ({
  page,
  userData,
  scratch,
}, info) => {
  await readApplicant(page, scratch);
  const [folder] = casesOf(userData);
  await openMenu(page, 'round-wipe');
  await page.getByTestId('wipe-name').fill('채용');
  await expect(page.getByTestId('wipe-submit')).toBeDisabled();
  await picture(page, info, 'wipe');
  await page.getByTestId('wipe-name').fill('채용 라운드');
  await page.getByTestId('wipe-submit').click();
  await expect(page.getByTestId('wipe-done')).toHaveAttribute('data-verified', 'true');
  await picture(page, info, 'wiped');
  expect(existsSync(folder!)).toBe(false);
  await page.getByTestId('wipe-close').click();
  await expect(page.getByTestId('welcome')).toBeVisible();
  await expect(page.getByTestId('welcome-round')).toHaveCount(0);
  // the applicant's own folder is as it was
  expect(readdirSync(join(scratch, '2401-000001 (서하람)'))).toHaveLength(1);
  const refused = await callFrom(page, 'rounds.wipe', { roundId: 'none', typed: 'none' });
  expect(refused).toEqual({ ok: false, code: 'round_not_found' });
});

test('a backup comes back as another round, also a locked one; a broken one leaves nothing', async ({
  page,
  host,
  userData,
  scratch,
}) => {
  await readApplicant(page, scratch);
  const before = await peopleOf(page);
  await lockRound(page, PASSPHRASE);
  const file = join(scratch, '보관.msbackup');
  await answerSaveDialog(host, file);
  await openMenu(page, 'round-backup');
  await expect(page.getByText('보관.msbackup에 저장했습니다')).toBeVisible({ timeout: 30_000 });
  expect(readFileSync(file).includes(before[0]!)).toBe(false);
  // the computer it moves to has neither the round nor the applicants' folders
  await callFrom(page, 'rounds.wipe', {
    roundId: await openRound(page),
    typed: '채용 라운드',
  });
  await page.reload();
  await expect(page.getByTestId('welcome')).toBeVisible();
  await answerOpenDialog(host, [file]);
  await page.getByTestId('welcome-restore').click();
  await page.getByTestId('unlock-passphrase').last().fill(PASSPHRASE);
  await page.getByTestId('unlock-submit').last().click();
  await expect(page.getByTestId('round-menu')).toContainText('채용 라운드', { timeout: 30_000 });
  expect(await peopleOf(page)).toEqual(before);
  const image = await page.evaluate(() => fetch('page/1/1?size=thumb').then((r) => r.status));
  expect(image).toBe(200);

  writeFileSync(file, readFileSync(file).subarray(0, 5000));
  await answerOpenDialog(host, [file]);
  await openMenu(page, 'round-restore');
  await expect(page.getByText('백업 파일이 손상되었습니다')).toBeVisible();
  expect(casesOf(userData)).toHaveLength(1);
});

async function openRound(page: Page): Promise<string> {
  const reply = await callFrom(page, 'app.info', undefined);
  return reply.ok ? (reply.value.round?.roundId ?? '') : '';
}

test('pages are counted before the start, and a locked document opens with a password given there or later', async ({
  page,
  scratch,
}, info) => {
  await dropApplicant(page, scratch, {
    '2401-000001_[학위논문]_가 (박사).pdf': await thesis(),
    '2401-000001_[학위논문]_나 (석사).pdf': await thesis('key-1'),
    '2401-000001_[학위논문]_다 (학사).pdf': await thesis('key-2'),
  });
  await expect(page.getByTestId('pf-lock')).toHaveCount(2);
  await expect(page.getByTestId('pf-pages')).toHaveCount(1);
  await page.getByTestId('pf-lock').first().click();
  await page.getByTestId('pf-password').fill('wrong');
  await page.getByTestId('pf-password-submit').click();
  await expect(page.getByText('암호가 맞지 않습니다. 다른 암호를')).toBeVisible();
  await picture(page, info, 'preflight-password');
  await page.getByTestId('pf-password').fill('key-1');
  await page.getByTestId('pf-password-submit').click();
  await expect(page.getByTestId('pf-lock')).toHaveCount(1);
  await expect(page.getByTestId('pf-pages')).toHaveCount(2);
  await page.getByTestId('start').click();
  await waitForDocuments(page);
  // the other one waits; nothing of it is lost
  await expect(page.getByTestId('password-form')).toHaveCount(1);
  await page.getByTestId('password-field').fill('wrong');
  await page.getByTestId('password-submit').click();
  await expect(page.getByText('이 암호로는 열리지 않습니다')).toBeVisible();
  await expect(page.getByTestId('progress-ended')).toContainText('암호 대기 1');
  await page.getByTestId('password-field').fill('key-2');
  await page.getByTestId('password-submit').click();
  await expect(page.getByTestId('password-form')).toHaveCount(0);

  // dropped again: here already
  await page.getByTestId('nav-intake').click();
  await dropPaths(page, 'drop', [join(scratch, '2401-000001 (서하람)')]);
  await expect(page.getByTestId('pf-file').first()).toContainText('이미 있음');
  await expect(page.getByTestId('start')).toBeDisabled();
});

test('the operator is asked once, before the first decision; a pause stays over a restart', async ({
  userData,
  scratch,
}) => {
  writeFileSync(join(userData, 'preferences.json'), JSON.stringify({ tourSeen: true }));
  const host = await launchHost({ userData });
  const page = await host.firstWindow();
  await readApplicant(page, scratch);
  await page.getByTestId('nav-people').click();
  await page.getByTestId('operator-name').fill('김하늘');
  await page.getByTestId('operator-save').click();
  await expect(page.getByTestId('operator-prompt')).toBeHidden();
  expect(await callFrom(page, 'app.info', undefined)).toMatchObject({ value: { operator: '김하늘' } });
  await callFrom(page, 'queue.pause', undefined);
  await host.close();

  const again = await launchHost({ userData });
  const next = await again.firstWindow();
  await expect(next.getByTestId('nav-review')).toBeVisible();
  await next.getByTestId('nav-review').click();
  await expect(next.getByTestId('operator-prompt')).toHaveCount(0);
  expect(await callFrom(next, 'progress.snapshot', undefined)).toMatchObject({ value: { paused: true } });
  await callFrom(next, 'queue.resume', undefined);
  expect(await callFrom(next, 'progress.snapshot', undefined)).toMatchObject({ value: { paused: false } });
  await again.close();
});

/** What the stand-in keeps of what the system was told; real Electron tells the system itself. */
const systemOf = (host: Host) =>
  host.evaluate(({ app, Notification }) => {
    const { shown = [] } = Notification as unknown as { shown?: { title: string; body: string }[] };
    return { badge: app.getBadgeCount(), notices: shown.map((n) => `${n.title} ${n.body}`) };
  }, null);

test('the system is told when a run has ended and how much waits; on battery the queue waits', async ({
  page,
  host,
  scratch,
}) => {
  test.skip(host.kind !== 'standin', 'looks into the stand-in');
  await readApplicant(page, scratch);
  const open = await callFrom(page, 'review.list', {});
  const count = open.ok ? open.value.length : -1;
  expect(count).toBeGreaterThan(0);
  await expect
    .poll(async () => (await systemOf(host)).notices)
    .toEqual([`다 읽었습니다 문서 1개 · 확인할 항목 ${count}건`]);
  expect((await systemOf(host)).badge).toBe(count);
  await expect(page).toHaveTitle(`(${count}) 채용 라운드 · 지뢰찾기`);

  await callFrom(page, 'app.setPreferences', { pauseOnBattery: true });
  const plug = (onBattery: boolean) =>
    host.evaluate(({ powerMonitor }, on) => {
      Object.assign(powerMonitor, { onBatteryPower: on });
      powerMonitor.emit(on ? 'on-battery' : 'on-ac');
    }, onBattery);
  await plug(true);
  expect(await callFrom(page, 'progress.snapshot', undefined)).toMatchObject({
    value: { paused: true, fault: 'on_battery' },
  });
  await page.getByTestId('nav-progress').click();
  await expect(page.getByTestId('queue-fault')).toContainText('배터리');
  await plug(false);
  expect(await callFrom(page, 'progress.snapshot', undefined)).toMatchObject({ value: { paused: false } });
});

test('health checks the audit log and shows the space taken; settings of this computer stay', async ({
  page,
  host,
  userData,
  scratch,
}, info) => {
  await readApplicant(page, scratch);
  await page.evaluate(() => fetch('page/1/1?size=reading').then((r) => r.blob()));
  await page.getByTestId('nav-health').click();
  await expect(page.getByTestId('model-state')).toContainText('모델 없음');
  await page.getByTestId('audit-check').click();
  await expect(page.getByTestId('audit-good')).toBeVisible();
  const log = join(scratch, '감사.jsonl');
  await answerSaveDialog(host, log);
  await page.getByTestId('audit-save').click();
  await expect.poll(() => existsSync(log)).toBe(true);
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ hash: await page.getByTestId('audit-head').innerText() });
  await expect(page.getByTestId('disk-total')).not.toHaveText('0B');
  await page.getByTestId('disk-clear').click();
  await expect(page.getByTestId('disk-clear')).toBeDisabled();
  await picture(page, info, 'health');

  await page.getByTestId('settings').click();
  await page.getByTestId('workers').click();
  await page.getByRole('option', { name: '1개' }).click();
  await page.getByTestId('wipe-after').click();
  await page.getByRole('option', { name: '365일 뒤' }).click();
  await expect
    .poll(() => callFrom(page, 'app.info', undefined))
    .toMatchObject({ value: { workers: 1, wipeAfterDays: 365, round: { name: '채용 라운드' } } });
  await picture(page, info, 'settings');
  await host.close();
  const again = await launchHost({ userData });
  expect(await callFrom(await again.firstWindow(), 'app.info', undefined)).toMatchObject({
    value: { workers: 1, wipeAfterDays: 365 },
  });
  await again.close();
});

test('confirmed answers are kept in a file and held against the rules; what got worse is named', async ({
  page,
  host,
  scratch,
}, info) => {
  await readApplicant(page, scratch);
  const opened = await callFrom(page, 'review.list', { status: 'open' });
  for (const row of opened.ok ? opened.value : [])
    await callFrom(page, 'review.decide', { flagId: row.flagId, action: 'confirm' });
  await page.getByTestId('nav-health').click();
  const file = join(scratch, '확인한 답.jsonl');
  await answerSaveDialog(host, file);
  await page.getByTestId('regression-save').click();
  await expect.poll(() => existsSync(file)).toBe(true);

  await answerOpenDialog(host, [file]);
  await page.getByTestId('regression-replay').click();
  const verdict = page.getByTestId('regression-verdict');
  await expect(verdict).toContainText('문서 1개 가운데 나빠진 것이 없습니다');
  await expect(page.getByTestId('regression-changes')).toHaveCount(0);

  // the same set, made by rules that could read somebody these pages do not name
  const lines = readFileSync(file, 'utf8').split('\n');
  const about = JSON.parse(lines[1]!) as { before: object[]; answers: object[] };
  const missed = { names: ['한지민'], role: 'committee' };
  const answer = { ...about.answers[0], ...missed };
  lines[1] = JSON.stringify({
    ...about,
    before: [...about.before, missed],
    answers: [...about.answers, answer],
  });
  const other = join(scratch, '예전 판.jsonl');
  writeFileSync(other, lines.join('\n'));
  await answerOpenDialog(host, [other]);
  await page.getByTestId('regression-replay').click();
  await expect(verdict).toContainText('1개가 예전보다 나빠졌습니다');
  await expect(page.getByTestId('regression-changes')).toContainText('한지민');
  await page.getByTestId('health-regression').scrollIntoViewIfNeeded();
  await picture(page, info, 'regression');
});

test('a fault is told with details to copy, and nothing about anybody in them', async ({
  page,
  host,
  scratch,
}) => {
  await readApplicant(page, scratch);
  await answerSaveDialog(host, '/proc/nowhere/명단.csv');
  await page.getByTestId('nav-roster').click();
  await page.getByTestId('round-menu').click();
  await page.getByTestId('round-backup').click();
  const copy = page.getByTestId('fault-copy');
  await expect(copy).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener(
      'copy',
      () =>
        ((window as never as { copied: string }).copied =
          String(document.getSelection()) || (document.activeElement as HTMLTextAreaElement).value),
    ),
  );
  await copy.click();
  await expect(copy).toContainText('복사했습니다');
  const text = await page.evaluate(() => (window as never as { copied: string }).copied);
  expect(text).toMatch(/code: [a-z_]+\ncall: rounds\.backup\nat: \d{4}-/);
  expect(text).not.toMatch(/nowhere|서하람|2401|채용/);
});
