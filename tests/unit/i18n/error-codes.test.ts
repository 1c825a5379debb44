import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ko } from '../../../src/renderer/i18n/ko';

/** Codes that never reach a person: a page that is not ours, a call that does not exist. */
const NEVER_SHOWN = ['untrusted_sender', 'unknown_call'];

/** A reader's code is about one document; it reaches a person as that document's reason, with its own sentence. */
const OF_DOCUMENTS = /engine[/\\](readers|extractors)[/\\]/;

it('has a sentence for every code the engine and the shell can answer with', () => {
  const codes = new Set<string>();
  for (const file of globSync('src/{main,preload}/**/*.ts')) {
    if (OF_DOCUMENTS.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const m of text.matchAll(/(?:Permanent|Transient)Error\(\s*'([a-z_]+)'/g)) codes.add(m[1]!);
    for (const m of text.matchAll(/ok: false, code: '([a-z_]+)'/g)) codes.add(m[1]!);
  }
  expect(codes.size).toBeGreaterThan(10);
  const missing = [...codes].filter((c) => !NEVER_SHOWN.includes(c) && !(c in ko.error));
  expect(missing).toEqual([]);
});
