import { describe, expect, it } from 'vitest';
import { en } from '../../../src/renderer/i18n/en';
import { eul, holds, initials, ro } from '../../../src/renderer/i18n/josa';
import { ko } from '../../../src/renderer/i18n/ko';
import { createTexts } from '../../../src/renderer/i18n';

function flat(tree: object, prefix = ''): Map<string, string> {
  const out = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') out.set(path, value);
    else for (const [k, v] of flat(value as object, path)) out.set(k, v);
  }
  return out;
}
const korean = flat(ko);
const english = flat(en);
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
/** `{{count}}` and `{{name, ro}}` → the names of the parts. */
const parts = (text: string): string[] => [...text.matchAll(/{{(\w+)/g)].map((m) => m[1] ?? '').sort();

describe('texts of the window', () => {
  it('has every Korean key in English', () => {
    expect([...korean.keys()].filter((k) => !english.has(k))).toEqual([]);
  });

  it('has no English key that Korean lacks, plural forms aside', () => {
    expect([...english.keys()].filter((k) => !korean.has(k.replace(/_one$/, '')))).toEqual([]);
  });

  it('has no Hangul in English', () => {
    expect([...english].filter(([, text]) => HANGUL.test(text))).toEqual([]);
  });

  it('has no empty Korean text', () => {
    expect([...korean].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills the same parts in both languages', () => {
    for (const [key, text] of english) {
      const counterpart = korean.get(key.replace(/_one$/, '')) ?? '';
      expect({ key, parts: parts(text) }).toEqual({ key, parts: parts(counterpart) });
    }
  });

  it('uses the singular in English and the particle in Korean', async () => {
    const texts = await createTexts('en');
    expect(texts.t('common.people', { count: 1 })).toBe('1 person');
    expect(texts.t('common.people', { count: 2 })).toBe('2 people');
    await texts.changeLanguage('ko');
    expect(texts.t('decide.confirm', { name: '빈도운' })).toBe('빈도운으로 확정');
    expect(texts.t('decide.confirm', { name: '한나라' })).toBe('한나라로 확정');
    expect(texts.t('add.done', { name: '서하람' })).toBe('서하람을 더했습니다');
  });
});

describe('particles', () => {
  it('follow the last sound', () => {
    expect([ro('윤'), ro('도'), ro('별'), ro('Bin')]).toEqual(['윤으로', '도로', '별로', 'Bin(으)로']);
    expect([eul('람'), eul('나'), eul('Lee')]).toEqual(['람을', '나를', 'Lee을(를)']);
  });

  it('find Korean words by their initial consonants', () => {
    expect(initials('지도교수')).toBe('ㅈㄷㄱㅅ');
    expect(holds('공동지도교수', 'ㅈㄷ')).toBe(true);
    expect(holds('공저자', 'ㅈㄷ')).toBe(false);
    expect(holds('Hyun-Do Namgung', 'NAM')).toBe(true);
    expect(holds('서하람'.normalize('NFD'), '하람')).toBe(true);
  });
});
