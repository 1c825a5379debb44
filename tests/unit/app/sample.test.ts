import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSample } from '../../../src/main/app/sample';
import { bundleWorker } from '../../contract/pool/bundle';
import { tempDir } from '../../integration/support/case';

let worker: URL;
beforeAll(async () => {
  worker = await bundleWorker('src/main/workers/sample-worker.ts');
});

describe('the sample round in its own thread', () => {
  it('replaces what an earlier one left and ends with six applicants', async () => {
    const folder = join(tempDir(), 'sample');
    mkdirSync(join(folder, 'left from before'), { recursive: true });
    expect(await makeSample(worker, folder)).toBe(folder);
    const applicants = readdirSync(folder);
    expect(applicants).toHaveLength(6);
    expect(applicants.every((name) => /^\d{4}-\d{6} \(.+\)(\.zip)?$/.test(name.normalize('NFC')))).toBe(true);
  });

  it('fails when the thread fails, instead of waiting for ever', async () => {
    const folder = tempDir();
    const broken = join(folder, 'broken.mjs');
    writeFileSync(broken, 'throw new Error("no");');
    await expect(makeSample(pathToFileURL(broken), join(folder, 'sample'))).rejects.toThrow('no');
    writeFileSync(broken, 'process.exit(3);');
    await expect(makeSample(pathToFileURL(broken), join(folder, 'sample'))).rejects.toThrow('3');
    expect(existsSync(join(folder, 'sample'))).toBe(false);
  });
});
