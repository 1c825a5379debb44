import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createExtractor } from '../../src/main/engine/extractors';
import { createModels, type Models } from '../../src/main/engine/models';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { simpleArticle } from '../fixtures/documents';
import { makeTinyModel } from '../unit/models/make/tiny-models';
import { hasNative, startHost } from '../unit/models/support/host';
import { tempDir } from './support/case';
import { applicantFolder, openEngine, work } from './support/engine';

/** Either library reads text. */
const hasText = hasNative || existsSync(resolve('node_modules/node-llama-cpp'));

async function textModel(says: readonly string[]): Promise<Models> {
  const stick = join(tempDir(), 'stick');
  mkdirSync(stick);
  writeFileSync(join(stick, 't.gguf'), makeTinyModel({ scripts: [JSON.stringify({ persons: says })] }));
  const models = await createModels({
    dir: join(tempDir(), 'models'),
    start: await startHost(),
    platform: 'darwin',
    threads: 1,
    freeMemory: () => 8e9,
    log: () => undefined,
  });
  onTestFinished(models.close);
  await models.import(stick);
  return models;
}

const FILE = '2401-000001_[대표연구실적]_보정 기법.pdf';

it.skipIf(!hasText)(
  'a byline through the whole engine with a real text model that reads it otherwise: a person sees both readings',
  async () => {
    const models = await textModel(['서하람', '김도현']);
    const pool = createInlinePool();
    const extractor = createExtractor('ensemble', { pool, textReaders: models.textReaders });
    const { engine } = openEngine({ pool, extractor });
    await work(engine, applicantFolder({ [FILE]: (await simpleArticle()).bytes }, '2401-000001 (서하람)'));
    const { answered } = models.state();
    expect(answered).toBe(2);
    const [applicant] = engine.people.applicants();
    const listed = (): string[] =>
      engine.people
        .list(applicant!.applicantId)
        .map((p) => p.name)
        .sort();
    const first = listed();
    expect(first).toEqual(expect.arrayContaining(['김도현', '이새벽']));
    const reasons = engine.review
      .list({ flagType: 'incomplete' })
      .flatMap((row) => engine.review.item(row.flagId).reasons);
    expect(reasons).toContain(
      '1쪽의 저자를 규칙은 “서하람, 이새벽, 김도현”, 글 모델은 “서하람, 김도현”(으)로 읽었습니다.',
    );

    engine.queue.retry({ applicantId: applicant!.applicantId });
    await engine.queue.idle();
    expect(listed()).toEqual(first);
    expect(models.state().answered).toBe(answered);
  },
);

it.skipIf(!hasText)(
  'one that says what the page says opens nothing; one that lies lists nobody',
  async () => {
    const article = (await simpleArticle()).bytes;
    const open = async (says: readonly string[]) => {
      const models = await textModel(says);
      const pool = createInlinePool();
      const extractor = createExtractor('ensemble', { pool, textReaders: models.textReaders });
      const { engine } = openEngine({ pool, extractor });
      await work(engine, applicantFolder({ [FILE]: article }, '2401-000001 (서하람)'));
      const [applicant] = engine.people.applicants();
      expect(models.state().answered).toBeGreaterThan(0);
      return {
        listed: engine.people.list(applicant!.applicantId).map((p) => p.name),
        reasons: engine.review.list({}).flatMap((row) => engine.review.item(row.flagId).reasons),
      };
    };
    const agreeing = await open(['서하람', '이새벽', '김도현']);
    expect(agreeing.reasons.filter((r) => r.includes('모델'))).toEqual([]);
    const lying = await open(['홍길동', '박해킹']);
    expect(lying.listed.sort()).toEqual(agreeing.listed.sort());
    expect(lying.reasons.join()).toContain('“홍길동 (1)”');
    expect(lying.reasons.join()).toContain('“박해킹 (1)”');
  },
);
