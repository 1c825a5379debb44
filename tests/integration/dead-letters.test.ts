import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { TransientError } from '../../src/main/engine/domain/errors';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { applicantFolder, openEngine, work } from './support/engine';
import { person, self } from './support/case';

const two = () => ({ persons: [self(), person()], observations: {} });

async function lockedPdf(password: string): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', userPassword: password, ownerPassword: 'owner' });
  doc.text('The advisor is Haram Seo and nobody else. Gildong Hong, Haneul Kim');
  const chunks: Buffer[] = [];
  doc.on('data', (c: Buffer) => chunks.push(c));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

describe('dead letters', () => {
  it('are listed with reason and history, put aside with a note, and that is undone and redone', async () => {
    const { engine, caseDir } = openEngine({ extractor: createStubExtractor({ '*': two }) });
    await work(engine, applicantFolder({ '빈.pdf': '', '논문.txt': '홍길동, 김하늘' }));
    const [letter, ...more] = engine.deadLetters.list();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      filename: '빈.pdf',
      externalId: '2401-000001',
      code: 'empty_file',
      failures: 1,
      dismissed: null,
      history: [
        { from: null, to: 'received', why: 'dropped' },
        { from: 'received', to: 'failed', why: 'empty_file' },
      ],
    });
    expect(letter!.reasons[0]).toContain('0바이트');
    const result = engine.deadLetters.dismiss(letter!.documentId, '원본도 비어 있음');
    expect(result.undo).toBe('빈.pdf 제쳐 둠');
    const note = () => engine.deadLetters.list()[0]!.dismissed?.note ?? null;
    expect(note()).toBe('원본도 비어 있음');
    expect(engine.deadLetters.replayAll()).toBe(0);
    engine.review.undo();
    expect(note()).toBeNull();
    engine.review.redo();
    expect(note()).toBe('원본도 비어 있음');
    await engine.stop();
    const again = openEngine({ caseDir });
    expect(again.engine.deadLetters.list()[0]!.dismissed).toMatchObject({
      note: '원본도 비어 있음',
      actor: '심사관',
    });
  });

  it('are not tried again by themselves, and when replayed tell of both failures and need a new note', async () => {
    const { engine } = openEngine({ extractor: createStubExtractor({ '*': two }) });
    const folder = applicantFolder({ '빈.pdf': '', '논문.txt': '홍길동, 김하늘' });
    await work(engine, folder);
    const id = engine.deadLetters.list()[0]!.documentId;
    engine.deadLetters.dismiss(id, '필요 없음');
    writeFileSync(join(folder, '새 논문.txt'), '홍길동, 박서준');
    await work(engine, folder);
    expect(engine.deadLetters.list()[0]).toMatchObject({ failures: 1, dismissed: { note: '필요 없음' } });
    expect(engine.deadLetters.replay(id)).toBe(1);
    await engine.queue.idle();
    expect(engine.deadLetters.list()[0]).toMatchObject({ failures: 2, dismissed: null });
    expect(engine.deadLetters.list()[0]!.history.map((h) => h.why)).toEqual([
      'dropped',
      'empty_file',
      'replayed',
      'empty_file',
    ]);
    expect(() => engine.deadLetters.replay(999)).toThrow('no_such_item');
    expect(() => engine.deadLetters.dismiss(999, '')).toThrow('no_such_item');
  });

  it('take in a document whose retries are exhausted; replayed once the fault is gone, it is loaded', async () => {
    let dies = true;
    let now = Date.now();
    const extractor = createStubExtractor({
      '*': () => {
        if (dies) throw new TransientError('worker_died');
        return two();
      },
    });
    const { engine } = openEngine({ extractor, clock: () => (now += 500) });
    await work(engine, applicantFolder({ '논문.txt': '홍길동, 김하늘' }));
    expect(engine.deadLetters.list()).toMatchObject([{ code: 'worker_died', failures: 1 }]);
    dies = false;
    expect(engine.deadLetters.replayAll()).toBe(1);
    await engine.queue.idle();
    expect(engine.deadLetters.list()).toEqual([]);
    expect(engine.queue.snapshot().totals).toMatchObject({ loaded: 1, failed: 0 });
  });

  it('take in what a fault of the program left unread: nothing waits in a queue nobody works', async () => {
    const extractor = createStubExtractor({
      '*': () => ({ persons: [{ ...self(), bbox: undefined as never }], observations: {} }),
    });
    const { engine } = openEngine({ extractor });
    await work(engine, applicantFolder({ '논문.txt': '홍길동' }));
    expect(engine.deadLetters.list()).toMatchObject([{ code: 'internal', failures: 1 }]);
  });
});

describe('an encrypted document', () => {
  it('waits for its password, says when one is wrong, and is read with the right one', async () => {
    const { engine, caseDir } = openEngine({ extractor: createStubExtractor({ '*': two }) });
    const folder = applicantFolder({ '잠긴.pdf': await lockedPdf('1234'), '논문.txt': '홍길동' });
    await work(engine, folder);
    expect(engine.deadLetters.list()).toEqual([]);
    const [waiting] = engine.passwords.waiting();
    expect(waiting).toMatchObject({ filename: '잠긴.pdf', refused: false });
    const asked = engine.review.list({}).filter((r) => r.documentId === waiting!.documentId);
    expect(asked).toMatchObject([{ flagType: 'incomplete', status: 'open' }]);
    expect(engine.passwords.give(waiting!.documentId, '0000')).toBe(1);
    await engine.queue.idle();
    expect(engine.passwords.waiting()).toMatchObject([{ refused: true }]);
    engine.passwords.give(waiting!.documentId, '1234');
    await engine.queue.idle();
    expect(engine.passwords.waiting()).toEqual([]);
    expect(engine.queue.snapshot().totals).toMatchObject({ loaded: 2, needsReview: 0, failed: 0 });
    expect(() => engine.passwords.give(waiting!.documentId, '1234')).toThrow('no_such_item');
    await engine.stop();

    // the password is gone with the program; what was read with it is not
    const later = openEngine({ caseDir, extractor: createStubExtractor({ '*': two }) });
    writeFileSync(join(folder, '또.txt'), '홍길동, 김하늘');
    await work(later.engine, folder);
    expect(later.engine.passwords.waiting()).toEqual([]);
    expect(later.engine.queue.snapshot().totals).toMatchObject({ loaded: 3, needsReview: 0, failed: 0 });
  });
});
