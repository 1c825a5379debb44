import { describe, expect, it } from 'vitest';
import { alignLetters } from '../../../src/main/engine/ocr/align';
import type { Reading } from '../../../src/main/engine/ocr/looks';
import { leadingReading, misled, SURE, voteCell } from '../../../src/main/engine/ocr/vote';

const reading = (text: string, confidence = 0.9): Reading => ({
  letters: [...text],
  confidences: [...text].map(() => confidence),
  begins: [...text].map((_, i) => i === 0),
});
const vote = (texts: readonly Reading[], words: [number, number][], sure: number = SURE.good) =>
  voteCell(texts, words, sure);

describe('alignLetters', () => {
  it('lays what is missing or too much at its place', () => {
    expect(alignLetters([...'심사위원김철수'], [...'심사원김철수'])).toEqual([
      '심',
      '사',
      '',
      '원',
      '김',
      '철',
      '수',
    ]);
    expect(alignLetters([...'김철수'], [...'김설철수'])).toEqual(['김설', '철', '수']);
    expect(alignLetters([...'철수'], [...'김철수'])).toEqual(['김철', '수']);
    expect(alignLetters([...'김'], [])).toEqual(['']);
  });
});

describe('leadingReading', () => {
  it('is the first where the others have as many letters', () => {
    const first = reading('하융성');
    expect(leadingReading([first, reading('하윤성'), reading('하윤성')])).toBe(first);
  });

  it('is what most agree on where the first cut a syllable into letters', () => {
    const most = reading('소현아', 0.6);
    expect(leadingReading([reading('소현of'), most, reading('소현아')])).toBe(most);
    expect(
      leadingReading([reading('남하'), reading('남하구', 0.5), reading('남하구', 0.5)])?.letters,
    ).toEqual([...'남하구']);
  });

  it('is nothing where nothing was read', () => {
    expect(leadingReading([])).toBeUndefined();
  });
});

describe('voteCell', () => {
  it('is sure where all readings agree with good figures', () => {
    const [name] = vote([reading('김철수'), reading('김철수'), reading('김철수')], [[0, 3]]);
    expect(name?.text).toBe('김철수');
    expect(name?.confidence).toBeGreaterThan(0.9);
  });

  it('never passes a word the readings dispute', () => {
    const [name] = vote([reading('민대운'), reading('민대훈'), reading('민대훈')], [[0, 3]]);
    expect(name).toEqual({ text: '민대훈', others: ['민대운'], confidence: expect.any(Number) as number });
    expect(name?.confidence).toBeLessThan(0.7);
  });

  it('holds agreement on a poor page to a higher figure', () => {
    const three = [reading('김철수', 0.8), reading('김철수', 0.8), reading('김철수', 0.8)];
    expect(vote(three, [[0, 3]], SURE.good)[0]?.confidence).toBeGreaterThan(0.7);
    expect(vote(three, [[0, 3]], SURE.poor)[0]?.confidence).toBeLessThan(0.7);
  });

  it('prefers a reading that can be a name, and still flags it', () => {
    const [name] = vote([reading('양홈일', 0.92), reading('양홍일', 0.91)], [[0, 3]]);
    expect(name?.text).toBe('양홍일');
    expect(name?.confidence).toBeLessThan(0.7);
  });

  it('flags agreement on something no name looks like', () => {
    const [name] = vote([reading('덤윤식'), reading('덤윤식'), reading('덤윤식')], [[0, 3]]);
    expect(name?.confidence).toBeLessThan(0.7);
  });

  it('proposes the name a typeface foreign to the model is read for, tells what was read, and flags it', () => {
    const three = [reading('심즐혁', 0.98), reading('심즐혁', 0.97), reading('심즐혁', 0.98)];
    const [agreed] = vote(three, [[0, 3]]);
    expect(agreed).toMatchObject({ text: '심준혁', others: ['심즐혁'], proposed: true });
    const [disputed] = vote([reading('극래용'), reading('극태응'), reading('극래응')], [[0, 3]]);
    expect(disputed).toMatchObject({ text: '국태웅', proposed: true });
    expect(disputed?.others).toEqual(expect.arrayContaining(['극래용', '극태응', '극래응']));
    for (const name of [agreed, disputed]) expect(name?.confidence).toBeLessThan(0.7);
  });

  it('keeps a name that was read, and doubts it where a likelier one is read so', () => {
    const [name] = vote(
      [reading('천미래', 0.97), reading('천미래', 0.97), reading('천미래', 0.97)],
      [[0, 3]],
    );
    expect(name).toMatchObject({ text: '천미래', others: ['천미태'] });
    expect(name?.proposed).toBeUndefined();
    expect(name?.confidence).toBeLessThan(0.7);
    expect(misled(name!)).toMatchObject({ text: '천미태', others: ['천미래'], proposed: true });
  });

  it('proposes nothing on one reading alone', () => {
    expect(vote([reading('심즐혁', 0.98)], [[0, 3]])[0]).toMatchObject({ text: '심즐혁' });
  });

  it('passes no name with a misleading syllable on a page of foreign type', () => {
    const [name] = vote(
      [reading('김민용', 0.97), reading('김민용', 0.97), reading('김민용', 0.97)],
      [[0, 3]],
    );
    expect(name?.confidence).toBeGreaterThan(0.7);
    expect(misled(name!).text).toBe('김민용');
    expect(misled(name!).confidence).toBeLessThan(0.7);
    const [other] = vote([reading('김철수'), reading('김철수'), reading('김철수')], [[0, 3]]);
    expect(misled(other!)).toEqual(other);
  });

  it('never makes a name sure that only one reading saw', () => {
    expect(vote([reading('김철수')], [[0, 3]])[0]?.confidence).toBeLessThan(0.7);
    expect(vote([reading('김철수'), reading(''), reading('')], [[0, 3]])[0]?.confidence).toBeLessThan(0.7);
  });

  it('votes word by word', () => {
    const words = vote(
      [reading('위원장김철수'), reading('위원장김철주'), reading('위원장김철수')],
      [
        [0, 3],
        [3, 6],
      ],
    );
    expect(words[0]?.confidence).toBeGreaterThan(0.7);
    expect(words[1]).toMatchObject({ text: '김철수' });
    expect(words[1]?.confidence).toBeLessThan(0.7);
  });
});
