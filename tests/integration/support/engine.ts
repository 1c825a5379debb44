import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createEngine, type Engine, type EngineDeps } from '../../../src/main/engine';
import { createStubExtractor } from '../../../src/main/engine/extractors/stub';
import { createInlinePool } from '../../../src/main/engine/pool/inline';
import { tempDir } from './case';

/** An engine on a case folder of its own, stopped with the test. Nothing is mocked but, by default, who is read. */
export function openEngine(patch: Partial<EngineDeps> = {}): { engine: Engine; caseDir: string } {
  const caseDir = patch.caseDir ?? join(tempDir(), 'case');
  const engine = createEngine({
    caseDir,
    pool: createInlinePool(),
    extractor: createStubExtractor(),
    clock: Date.now,
    rand: () => 0,
    log: () => undefined,
    language: 'ko',
    operator: '심사관',
    pollMs: 50,
    ...patch,
  });
  let stopped = false;
  const stop = engine.stop.bind(engine);
  const once = (): Promise<void> => {
    if (stopped) return Promise.resolve();
    stopped = true;
    return stop();
  };
  onTestFinished(once);
  return { engine: { ...engine, stop: once }, caseDir };
}

/** An applicant's folder with the files named. */
export function applicantFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
  name = '2401-000001 (홍길동)',
): string {
  const folder = join(tempDir(), name);
  mkdirSync(folder);
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
  return folder;
}

/** Drops folders and works until nothing is left to do. */
export async function work(engine: Engine, ...folders: string[]): Promise<void> {
  engine.start();
  await engine.intake.scan(folders);
  engine.intake.start();
  await engine.queue.idle();
}
