import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTinyModel, makeTinyProjector } from '../unit/models/make/tiny-models';
import { hasNative } from '../unit/models/support/host';
import { tempDir } from './support/case';

const ROOT = resolve(import.meta.dirname, '../..');

function cli(models: string, ...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const run = spawnSync(process.execPath, [join(ROOT, 'out/main/cli.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, MINESWEEPER_MODELS: models },
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

describe('the models command', () => {
  it('without a model says what would be gained; a wrong call says how to call', () => {
    const dir = join(tempDir(), 'models');
    expect(cli(dir, 'models', 'list')).toMatchObject({ code: 0 });
    expect(cli(dir, 'models', 'list').stdout).toContain('설치된 모델이 없습니다');
    expect(cli(dir, 'models', 'recommended').stdout).toMatch(/Apache-2\.0[\s\S]*MIT/);
    for (const args of [['import'], ['download']]) expect(cli(dir, 'models', ...args).code).toBe(2);
  });

  it('modes that need a model say so before anything is read', () => {
    const dir = join(tempDir(), 'models');
    const round = tempDir();
    for (const mode of ['vlm', 'ensemble']) {
      const run = cli(dir, round, '--mode', mode, '--out', join(tempDir(), 'r.xlsx'));
      expect(run.code).toBe(2);
      expect(run.stderr).toContain('모델이 설치되어 있지 않습니다');
    }
  });

  it.skipIf(!hasNative)('takes a model over, lists and checks it; a damaged one is told and left', () => {
    const dir = join(tempDir(), 'models');
    const stick = join(tempDir(), 'stick');
    mkdirSync(stick);
    const model = makeTinyModel({ scripts: ['{"name":"홍길동"}'] });
    writeFileSync(join(stick, 'a.gguf'), model.subarray(0, 5000));
    const refused = cli(dir, 'models', 'import', stick);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain('손상');
    writeFileSync(join(stick, 'a.gguf'), model);
    writeFileSync(join(stick, 'mmproj.gguf'), makeTinyProjector());
    const taken = cli(dir, 'models', 'import', stick);
    expect(taken).toMatchObject({ code: 0 });
    expect(taken.stderr).toContain('100%');
    expect(cli(dir, 'models', 'list').stdout).toMatch(/tiny-llama.*cc0-1\.0.*그림.*쓸 수 있음/);
    expect(cli(dir, 'models', 'check')).toMatchObject({ code: 0 });
    expect(readdirSync(dir).sort()).toEqual(['a.gguf', 'manifest.json', 'mmproj.gguf']);
    writeFileSync(join(dir, 'a.gguf'), model.subarray(0, model.length - 64));
    expect(cli(dir, 'models', 'check')).toMatchObject({ code: 1 });
    writeFileSync(join(dir, 'manifest.json'), '{');
    expect(cli(dir, 'models', 'list').stderr).toContain('manifest.json');
  });
});
