import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { personsOf } from '../../src/main/engine/db/persons';
import type { RawPerson } from '../../src/main/engine/domain/person';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { enqueueApplicant } from '../../src/main/engine/queue/queue';
import { runWorkerTick } from '../../src/main/engine/worker/tick';
import { givenApplicant, person, self, tempDb, tempDir } from './support/case';

/** Two documents of one applicant: what the second reads, beside what the first prints. */
async function candidatesOf(doubtful: Partial<RawPerson>, printed: readonly string[]) {
  const db = tempDb();
  const dir = tempDir();
  const files = ['논문.txt', '스캔.txt'].map((filename) => {
    writeFileSync(join(dir, filename), filename);
    return { path: join(dir, filename), filename, docType: 'journal_article' as const };
  });
  const { applicantId } = givenApplicant(db, files);
  const extractor = createStubExtractor({
    '논문.txt': {
      persons: [
        self(),
        ...printed.map((nameRaw, i) => person({ nameRaw, work: { index: i + 2, count: 9 } })),
      ],
      observations: {},
    },
    '스캔.txt': { persons: [self(), person({ confidence: 0.4, ...doubtful })], observations: {} },
  });
  enqueueApplicant(db, applicantId);
  expect((await runWorkerTick(db, extractor))?.outcome).toBe('done');
  return personsOf(db, applicantId).find((p) => p.nameRaw === doubtful.nameRaw)!.nameCandidates;
}

it('offers names of the other documents that are one jamo away, and no others', async () => {
  const found = await candidatesOf({ nameRaw: '빈도운' }, ['빈도윤', '빈도은', '김하늘', '빈도훈정']);
  expect(found.map((c) => [c.name, c.source])).toEqual([
    ['빈도윤', 'other_document'],
    ['빈도은', 'other_document'],
  ]);
});

it('puts the reader’s own alternatives first, each name once, five at the most', async () => {
  const own = ['빈도윤', '빈도춘', '빈도눈', '빈도문'].map((name, i) => ({
    name,
    confidence: 0.9 - i / 10,
    source: 'ocr',
  }));
  const found = await candidatesOf({ nameRaw: '빈도운', candidates: own }, ['빈도윤', '빈도은', '빈도온']);
  expect(found.map((c) => c.name)).toEqual(['빈도윤', '빈도춘', '빈도눈', '빈도문', '빈도은']);
});

it('offers Latin names one letter away, and nothing for a sure reading', async () => {
  expect((await candidatesOf({ nameRaw: 'Jon Smitt' }, ['Jon Smith'])).map((c) => c.name)).toEqual([
    'Jon Smith',
  ]);
  expect(await candidatesOf({ nameRaw: 'Jon Smitt', confidence: 0.95 }, ['Jon Smith'])).toEqual([]);
});
