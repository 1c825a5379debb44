import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createExtractor } from '../../src/main/engine/extractors';
import { createModels } from '../../src/main/engine/models';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { writeSampleRound } from '../../src/main/sample';
import { makeTinyModel, makeTinyProjector } from '../unit/models/make/tiny-models';
import { hasNative, startHost } from '../unit/models/support/host';
import { tempDir } from './support/case';
import { openEngine, work } from './support/engine';

/** Whoever the picture shows: always this one. A liar, in other words. */
const LIE = '홍길동';

it.skipIf(!hasNative)(
  'a scan through the whole engine with a real, lying model: it is asked, believed in nothing, and not asked twice',
  async () => {
    const stick = join(tempDir(), 'stick');
    mkdirSync(stick);
    writeFileSync(join(stick, 'a.gguf'), makeTinyModel({ scripts: [`{"name":"${LIE}"}`] }));
    writeFileSync(join(stick, 'mmproj.gguf'), makeTinyProjector());
    const lines: string[] = [];
    const models = await createModels({
      dir: join(tempDir(), 'models'),
      start: await startHost(),
      platform: 'darwin',
      threads: 1,
      freeMemory: () => 8e9,
      log: (line) => lines.push(line),
    });
    onTestFinished(models.close);
    await models.import(stick);
    const round = tempDir();
    await writeSampleRound(round);
    const pool = createInlinePool();
    const extractor = createExtractor('hybrid', { pool, readers: models.readers, log: (l) => lines.push(l) });
    const { engine } = openEngine({ pool, extractor });
    await work(engine, join(round, '2401-000003 (손예담)'));
    expect(lines.filter((l) => l.includes('failed'))).toEqual([]);
    const { answered } = models.state();
    expect(answered).toBeGreaterThan(0);
    expect(extractor.models).toEqual(['tiny-llama']);

    const listed = (): string[] => {
      const [applicant] = engine.people.applicants();
      return engine.people.list(applicant!.applicantId).flatMap((p) => [p.name, ...p.names]);
    };
    const first = listed();
    expect(first).not.toContain(LIE);
    const open = engine.review.list({ flagType: 'low_confidence' });
    expect(open.length).toBeGreaterThan(0);
    // beside the name the page prints, with where it comes from, for a person to judge
    const candidates = open.flatMap((row) => engine.review.item(row.flagId).person?.candidates ?? []);
    expect(candidates.filter((c) => c.name === LIE).map((c) => c.source)).toContain('model');

    const [applicant] = engine.people.applicants();
    engine.queue.retry({ applicantId: applicant!.applicantId });
    await engine.queue.idle();
    expect(listed()).toEqual(first);
    expect(models.state().answered).toBe(answered);
  },
);
