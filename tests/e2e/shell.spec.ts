import { callFrom, expect, picture, test } from './fixtures';

test('the window opens on its own page, in Korean, without a fault', async ({ page, faults }, info) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.locator('#root')).not.toBeEmpty();
  const info_ = await callFrom(page, 'app.info', undefined);
  expect(info_).toMatchObject({ ok: true, value: { language: 'ko', round: { name: '채용 라운드' } } });
  await picture(page, info, 'first-start');
  expect(faults).toEqual([]);
});

test('the page has a strict policy and nothing of Node or of the transport', async ({ page }) => {
  const policy = await page.evaluate(async () => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href, false);
    request.send();
    return request.getResponseHeader('content-security-policy');
  });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  const world = await page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter(
      (name) => name in globalThis,
    ),
    transport: Object.keys(globalThis).filter((name) => /^[bh][0-9a-f]{16}$/.test(name)),
    api: Object.keys(window.minesweeper ?? {}).sort(),
    inlineScript: (() => {
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true';
      document.body.append(script);
      return 'inlineRan' in window;
    })(),
  }));
  expect(world).toEqual({
    node: [],
    transport: [],
    api: ['call', 'dropFiles', 'dropList', 'on'],
    inlineScript: false,
  });
});

test('no request leaves the application', async ({ page }) => {
  // Answered by the policy or by the session: either way nothing may come back.
  const reached = await page.evaluate(async () => {
    const image = (src: string) =>
      new Promise<boolean>((done) => {
        const element = new Image();
        element.onload = () => done(true);
        element.onerror = () => done(false);
        element.src = src;
      });
    const request = (url: string) =>
      fetch(url, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      );
    return {
      https: await request('https://example.com/'),
      loopback: await request('http://127.0.0.1:9/'),
      image: await image('https://example.com/a.png'),
      file: await request('file:///etc/hostname'),
    };
  });
  expect(reached).toEqual({ https: false, loopback: false, image: false, file: false });
});

test('the window stays where it is: no navigation, no second window', async ({ page, host }) => {
  const before = page.url();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.com/';
    document.body.append(link);
    link.click();
    window.open('https://example.com/');
  });
  await expect
    .poll(() => host.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, null))
    .toBe(1);
  expect(page.url()).toBe(before);
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('calls are checked: bad input, unknown calls and paths from the page are refused with a code', async ({
  page,
}) => {
  const call = (channel: string, input: unknown) =>
    page.evaluate(([c, i]) => window.minesweeper!.call(c as never, i as never), [channel, input] as const);
  expect(await call('review.item', { flagId: 'x' })).toEqual({ ok: false, code: 'invalid_input' });
  expect(await call('review.item', { flagId: 987654 })).toMatchObject({ ok: false });
  expect(await call('no.such.call', {})).toEqual({ ok: false, code: 'unknown_call' });
  expect(await call('intake.drop', { paths: ['/etc'] })).toEqual({ ok: false, code: 'unknown_call' });
});

test('page images are served by ids only', async ({ page }) => {
  const status = (path: string) => page.evaluate((p) => fetch(p).then((r) => r.status), path);
  expect(await status('page/1/1?size=reading')).toBe(404);
  expect(await status('page/x/1')).toBe(404);
  expect(await status('%2e%2e/%2e%2e/package.json')).not.toBe(200);
  expect(await status('/..%2f..%2fpackage.json')).not.toBe(200);
});

test('preferences and rounds are there again after a restart', async ({ userData, host: first }) => {
  const page = await first.firstWindow();
  await callFrom(page, 'app.setPreferences', { language: 'en', operator: '김심사' });
  await callFrom(page, 'rounds.create', { name: '2026 상반기' });
  await first.close();
  const { launchHost } = await import('./host');
  const second = await launchHost({ userData });
  const again = await second.firstWindow();
  expect(await callFrom(again, 'app.info', undefined)).toMatchObject({
    ok: true,
    value: { language: 'en', operator: '김심사', round: { name: '2026 상반기' } },
  });
  const rounds = await callFrom(again, 'rounds.list', undefined);
  expect(rounds.ok && rounds.value.map((r) => r.name).sort()).toEqual(['2026 상반기', '채용 라운드']);
  await second.close();
});
