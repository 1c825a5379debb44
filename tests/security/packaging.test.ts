import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { describe, expect, it } from 'vitest';
import afterPack, { FUSES, binaryOf } from '../../scripts/package/fuses.mjs';
import { tempDir } from '../integration/support/case';

/** Where Electron keeps its fuses: this text, the version, how many, one digit each (electron/fuses, README). */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const NAMES = Object.keys(FuseV1Options).filter((k) => Number.isNaN(Number(k)));

/** A file with the fuses of an Electron as it is shipped, amid other bytes. */
function binary(path: string, fuses: number): string {
  mkdirSync(dirname(path), { recursive: true });
  const wire = Buffer.concat([
    Buffer.from([1, fuses]),
    Buffer.from('101100011'.padEnd(fuses, '1').slice(0, fuses)),
  ]);
  writeFileSync(
    path,
    Buffer.concat([Buffer.alloc(999, 7), Buffer.from(SENTINEL), wire, Buffer.alloc(99, 7)]),
  );
  return path;
}
const fusesOf = (path: string): string => {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(SENTINEL) + SENTINEL.length;
  return bytes.toString('latin1', at + 2, at + 2 + bytes[at + 1]!);
};
const context = (appOutDir: string, electronPlatformName: string) => ({
  appOutDir,
  electronPlatformName,
  arch: 1,
  packager: { appInfo: { productFilename: 'Minesweeper' }, executableName: 'minesweeper' },
});

describe('packaging', () => {
  it('decides about every fuse, and locks what could make the program run other code', () => {
    expect(Object.keys(FUSES)).toHaveLength(NAMES.length);
    expect(FUSES).toMatchObject({
      [FuseV1Options.RunAsNode]: false,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
      [FuseV1Options.EnableNodeCliInspectArguments]: false,
      [FuseV1Options.OnlyLoadAppFromAsar]: true,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    });
  });

  it.each([
    ['linux', 'minesweeper'],
    ['win32', 'Minesweeper.exe'],
  ])('sets them in the program for %s and touches nothing else of it', async (platform, file) => {
    const dir = tempDir();
    const path = binary(join(dir, file), NAMES.length);
    const before = readFileSync(path);
    await afterPack(context(dir, platform));
    expect(fusesOf(path)).toBe('010011001');
    const after = readFileSync(path);
    const wire = before.indexOf(SENTINEL) + SENTINEL.length + 2;
    expect(after.length).toBe(before.length);
    expect(after.subarray(0, wire).equals(before.subarray(0, wire))).toBe(true);
    expect(after.subarray(wire + 9).equals(before.subarray(wire + 9))).toBe(true);
  });

  it('goes by the bundle on a Mac', () => {
    expect(binaryOf(context('/out', 'darwin'))).toBe(join('/out', 'Minesweeper.app'));
  });

  it('stops where a newer Electron has a fuse nobody has decided about, or there is none', async () => {
    const dir = tempDir();
    binary(join(dir, 'minesweeper'), NAMES.length + 1);
    await expect(afterPack(context(dir, 'linux'))).rejects.toThrow(/strictlyRequireAllFuses/);
    writeFileSync(join(dir, 'minesweeper'), 'no program');
    await expect(afterPack(context(dir, 'linux'))).rejects.toThrow(/sentinel/);
  });

  it('packs the built application without the stand-in, publishes nothing and compiles nothing', () => {
    const config = readFileSync('electron-builder.yml', 'utf8');
    expect(config).toMatch(/^publish: null$/m);
    expect(config).toMatch(/^npmRebuild: false$/m);
    expect(config).toMatch(/^afterPack: scripts\/package\/fuses\.mjs$/m);
    expect(config).toMatch(/deleteAppDataOnUninstall: false/);
    const files = /^files:\n((?: {2}- .*\n)+)/m.exec(config)?.[1] ?? '';
    expect(files).not.toMatch(/standin|tests|src|out\/\*\*/);
    for (const part of ['main', 'preload', 'renderer']) expect(files).toContain(`out/${part}/**`);
  });
});
