import { describe, expect, it } from 'vitest';
import { REASONS, reasonText, type ReasonCode } from '../../../src/main/engine/domain/reasons';

const codes = Object.keys(REASONS) as ReasonCode[];
/** What a committee would not understand, or should not read. */
const JARGON = /OCR|JSON|gate|confidence|bbox|parse|null|undefined|임계|파싱|텍스트 레이어|바이라인/iu;

describe('reasons a person reads', () => {
  it.each(codes)('%s is one or two short, polite Korean sentences, and says the same in English', (code) => {
    const { ko, en } = REASONS[code];
    expect(ko).toMatch(/[가-힣]/u);
    // what is filled in at the end stands in brackets or is a sentence of its own
    expect(ko.replace(/\s*\(?\{\w+\}%?\)?\.?$/u, '').replace(/\.?$/u, '.')).toMatch(/(?:다|오|요)\.$/u);
    expect(ko.length).toBeLessThanOrEqual(70);
    expect(ko).not.toMatch(JARGON);
    expect(en).toMatch(/[.}]$/u);
    const holes = (text: string): string[] => [...text.matchAll(/\{\w+\}/gu)].map(([h]) => h).sort();
    expect(holes(en)).toEqual(holes(ko));
  });

  it('fill in what was seen', () => {
    expect(reasonText({ code: 'committee_incomplete', params: { expected: 5, found: 3 } }, 'ko')).toBe(
      '심사위원 5명 가운데 3명만 읽었습니다.',
    );
    expect(reasonText({ code: 'byline_mismatch', params: { ko: 3, en: 2 } }, 'ko')).toBe(
      '국문 저자 3명과 영문 저자 2명의 수가 다릅니다.',
    );
    expect(reasonText({ code: 'author_count_mismatch', params: { stated: 4, found: 3 } }, 'ko')).toBe(
      '문서에 적힌 총저자수는 4명인데 3명을 읽었습니다.',
    );
    expect(reasonText({ code: 'hidden_people', params: { text: '외 3인' } }, 'ko')).toBe(
      '“외 3인”처럼 이름이 생략된 부분이 있습니다.',
    );
    expect(reasonText({ code: 'low_confidence', params: { percent: 61 } }, 'ko')).toBe(
      '이름을 읽은 확신이 낮습니다(61%).',
    );
  });
});
