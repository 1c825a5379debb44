import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOpenDialog, expect, launchHost, picture, test } from './fixtures';
import { makeTinyModel, makeTinyProjector } from '../unit/models/make/tiny-models';
import { hasNative } from '../unit/models/support/host';

test.setTimeout(240_000);

test('models: none is no fault; one is brought from a stick, checked and shown', async ({
  userData,
  scratch,
}, info) => {
  test.skip(!hasNative, 'the optional package @fugood/llama.node has no build here');
  const stick = join(scratch, 'stick');
  mkdirSync(stick);
  writeFileSync(join(stick, 'a.gguf'), makeTinyModel({ scripts: ['{"name":"홍길동"}'] }));
  const host = await launchHost({ userData, env: { MINESWEEPER_MODELS: join(scratch, 'models') } });
  try {
    const page = await host.firstWindow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByTestId('settings').click();
    await expect(page.getByTestId('models-none')).toBeVisible();
    await page.getByTestId('models-import').scrollIntoViewIfNeeded();
    await picture(page, info, 'models-none');

    // graphics devices can be looked for before there is a model; a computer without one is told so
    await page.getByTestId('models-probe').click();
    await expect(page.getByTestId('model-devices')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByTestId('model-devices')).toContainText(/그래픽 장치를 찾지 못했습니다|메모리/);
    await picture(page, info, 'models-devices');

    // a half copied file is refused with a sentence, and nothing is installed
    writeFileSync(join(stick, 'mmproj.gguf'), makeTinyProjector().subarray(0, 9000));
    await answerOpenDialog(host, [stick]);
    await page.getByTestId('models-import').click();
    await expect(page.getByText('모델 파일이 손상되었습니다', { exact: false })).toBeVisible();
    await expect(page.getByTestId('models-none')).toBeVisible();

    writeFileSync(join(stick, 'mmproj.gguf'), makeTinyProjector());
    await page.getByTestId('models-import').click();
    await expect(page.getByTestId('model-row')).toContainText('tiny-llama');
    await page.getByTestId('models-check').click();
    await expect(page.getByTestId('model-row-state')).toHaveText('이상 없음');
    await page.getByTestId('models-check').scrollIntoViewIfNeeded();
    await picture(page, info, 'models');
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, info, 'models-dark');

    // a model that reads text only
    const texts = join(scratch, 'texts');
    mkdirSync(texts);
    writeFileSync(join(texts, 'b.gguf'), makeTinyModel({ scripts: ['{"persons":[]}'], name: 'tiny-text' }));
    await answerOpenDialog(host, [texts]);
    await page.getByTestId('models-import').click();
    await expect(page.getByTestId('model-row')).toHaveCount(2);
    await expect(page.getByTestId('model-row').filter({ hasText: 'tiny-text' })).toContainText('글만 읽음');
    await picture(page, info, 'models-text');
    await page.keyboard.press('Escape');
    await page.getByTestId('nav-health').click();
    await expect(page.getByTestId('model-state')).toHaveText('tiny-text · tiny-llama');
    await expect(page.getByTestId('model-running')).toContainText('tiny-text');
    await picture(page, info, 'models-health');
  } finally {
    await host.close();
  }
});
