import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saveFile, saving } from '../../../src/main/app/save-file';
import { PermanentError } from '../../../src/main/engine/domain/errors';
import { tempDir } from '../../integration/support/case';

const bytes = new TextEncoder().encode('new');

describe('saving what was exported', () => {
  it('writes the file, replaces an older one, leaves nothing beside it and says only its name', async () => {
    const folder = tempDir();
    const file = join(folder, '명단.xlsx');
    writeFileSync(file, 'an older and longer one');
    expect(await saveFile(file, bytes)).toBe('명단.xlsx');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['명단.xlsx']);
  });

  it('says so when it cannot, leaves what was there and no half file', async () => {
    const folder = tempDir();
    await expect(saveFile(join(folder, 'gone', '명단.xlsx'), bytes)).rejects.toMatchObject({
      code: 'save_failed',
    });
    const taken = join(folder, '명단.xlsx');
    mkdirSync(join(taken, 'inside'), { recursive: true });
    await expect(saveFile(taken, bytes)).rejects.toMatchObject({ code: 'save_failed' });
    expect(readdirSync(folder)).toEqual(['명단.xlsx']);
  });
});

describe('what a file system refuses', () => {
  it.each([
    ['ENOSPC', 'disk_full'],
    ['EBUSY', 'file_locked'],
    ['ENOENT', 'save_failed'],
  ])('%s is told as %s', async (code, told) => {
    const work = () => Promise.reject(Object.assign(new Error('/home/a/명단'), { code }));
    await expect(saving(work)).rejects.toMatchObject({ code: told });
  });

  it('a fault with a code of its own stays it', async () => {
    await expect(saving(() => Promise.reject(new PermanentError('file_changed')))).rejects.toMatchObject({
      code: 'file_changed',
    });
    expect(await saving(() => Promise.resolve(7))).toBe(7);
  });
});
