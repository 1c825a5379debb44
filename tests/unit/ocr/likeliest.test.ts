import { describe, expect, it } from 'vitest';
import {
  isBrushedFormula,
  isMisleading,
  likelihood,
  printedFor,
} from '../../../src/main/engine/ocr/confusions';
import { likeliestName } from '../../../src/main/engine/ocr/likeliest';

const times = (n: number, text: string): string[] => Array<string>(n).fill(text);

describe('likeliestName', () => {
  it('names what brushed type is known to be read for', () => {
    expect(likeliestName(times(6, '심즐혁'))).toBe('심준혁');
    expect(likeliestName(['극래용', '극태응', '극래응'])).toBe('국태웅');
    expect(likeliestName(['남지흉', '남지흔', '남지흥', '남지훈'])).toBe('남지훈');
  });

  it('keeps a usual name that was read', () => {
    for (const name of ['김철수', '박영희', '허용진', '남궁민수'])
      expect(likeliestName(times(3, name))).toBe(name);
  });

  it('proposes nothing in place of an unusual name that is read well', () => {
    // 공 is read for 봉 now and then, 봉 hardly ever is the family name; 공정 is a word, 공정하 may be a name all the same
    expect(likeliestName(times(6, '공정하'))).toBeUndefined();
  });

  it('never goes beyond what was read and what is known to be read so', () => {
    expect(likeliestName(times(6, '김뷁수'))).toBeUndefined();
    expect(likeliestName([])).toBeUndefined();
  });

  it('leaves words alone', () => {
    for (const word of ['총장', '위원장', '대학원장', '부교수', '총무', '인준함']) {
      const name = likeliestName(times(3, word));
      expect(name === undefined || name === word, `${word} → ${name}`).toBe(true);
    }
  });
});

describe('what a syllable may have been printed as', () => {
  it('is known with its share', () => {
    expect(printedFor('즐')).toContain('준');
    expect(likelihood('즐', '준')).toBeGreaterThan(0.5);
    expect(likelihood('준', '준')).toBeGreaterThan(likelihood('증', '준'));
    expect(likelihood('김', '준')).toBeLessThan(0.01);
  });

  it('shows in words every approval page has', () => {
    for (const read of ['논뮬을', '학위청구논클', '인즐함']) expect(isBrushedFormula(read), read).toBe(true);
    for (const read of ['논문을', '인준함', '학위논문', '논설', '문', ''])
      expect(isBrushedFormula(read), read).toBe(false);
  });

  it('leaves open what was printed only where it is common', () => {
    expect(isMisleading('래')).toBe(true);
    expect(isMisleading('김')).toBe(false);
  });
});
