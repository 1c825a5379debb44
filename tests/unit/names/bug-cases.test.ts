import { describe, expect, it } from 'vitest';
import {
  cleanName,
  createSelfMatcher,
  isRomanisationOf,
  looksLikeName,
  matchNames,
  normalizeName,
} from '../../../src/main/engine/names/index';

const verdict = (a: string, b: string, evidence = {}): string =>
  matchNames(normalizeName(a), normalizeName(b), evidence).verdict;

/** Public bug reports of other programs (numbers and addresses in the domain collection) and the right outcome here. */
describe('names other programs got wrong', () => {
  it('1: a dismissed pair stays dismissed', () => {
    expect(verdict('홍길동', 'Gil-Dong Hong', { dismissed: true })).toBe('different');
  });

  it('4: the applicant under another address is still the applicant', () => {
    expect(createSelfMatcher(['홍길동'])('Gil-Dong Hong <other@example.com>')).toBe('same');
  });

  it('6: "..." is no person', () => {
    expect(looksLikeName('...').ok).toBe(false);
    expect(looksLikeName('…').ok).toBe(false);
  });

  it('8: "et al." and a collaboration are no persons', () => {
    for (const text of [
      'et al.',
      'et al',
      'Planck Collaboration',
      'ATLAS Collaboration',
      'others',
      '외 3인',
      '외',
    ])
      expect(looksLikeName(text).ok, text).toBe(false);
  });

  it('9: a group label is no person, the first author after it is one', () => {
    expect(looksLikeName('The X Collaboration: L. Adams').ok).toBe(false);
    expect(looksLikeName('L. Adams').ok).toBe(true);
  });

  it('10: affiliation digits leave the name', () => {
    expect(cleanName('Battram T1,2*')).toBe('Battram T');
    expect(cleanName('Bojesen S5,6,7')).toBe('Bojesen S');
    expect(cleanName('Guida F 8')).toBe('Guida F');
    expect(normalizeName('Bojesen S5,6,7').surname).toBe('Bojesen');
  });

  it('11: a marker never becomes the family name; an apostrophe stays', () => {
    for (const raw of ["Patrick O'Hare a,b", "Patrick O'Hare†‡", "Patrick O'Hare1,†", "Patrick O'Hare a, *"])
      expect(normalizeName(raw).surname, raw).toBe("O'Hare");
  });

  it('12: Hangul survives; 백 never matches Park', () => {
    for (const name of ['이상호', '백승호', '류연규']) expect(normalizeName(name).nameKo).toBe(name);
    expect(verdict('백승호', 'Seung-Ho Park')).toBe('different');
    expect(isRomanisationOf('Seung-Ho Park', '백승호')).toBe('no');
  });

  it('13: the Hangul family name comes first, without a space', () => {
    expect(normalizeName('박민수').display).toBe('박민수');
    expect(normalizeName('민수 박').display).toBe('박민수');
    expect(normalizeName('박 민수').display).toBe('박민수');
  });

  it('14: a given name is kept whole; a shortened one is no certain match', () => {
    expect(normalizeName('Dongjun Kim').given).toEqual(['Dongjun']);
    expect(verdict('Dongjun Kim', 'Dong Kim')).toBe('possible');
    expect(verdict('김동준', 'Dong Kim')).toBe('possible');
  });

  it('15: namesakes of different places are not merged', () => {
    expect(verdict('Jaejun Lee', 'Jaejun Lee', { sameAffiliation: false })).toBe('possible');
  });

  it('16: a hyphen between given and family name', () => {
    expect(normalizeName('Juseon-Do').surname).toBe('Do');
    expect(verdict('Juseon-Do', 'Juseon Do')).toBe('same');
  });

  it('21: a long string from OCR is no name', () => {
    expect(looksLikeName('홍길동김철수이상호박민수').ok).toBe(false);
  });

  it('22: Hanja inside Hangul is a misreading', () => {
    expect(looksLikeName('홍吉동').ok).toBe(false);
    expect(normalizeName('홍吉동').nameKo).toBeNull();
  });

  it('27: family name and one initial never confirm, even with shared papers', () => {
    expect(verdict('Tao Zhang', 'T. Zhang', { samePaper: true })).toBe('possible');
    expect(verdict('T. Zhang', 'T. Zhang', { samePaper: true })).toBe('possible');
  });

  it('28: breves are folded, a one-letter family name is kept', () => {
    expect(normalizeName('Ŏ Yun-jŏk').surname).toBe('Ŏ');
    expect(verdict('Ŏ Yun-jŏk', 'O Yun-jok')).toBe('same');
    expect(verdict('어윤적', 'Ŏ Yun-jŏk')).toBe('same');
  });
});
