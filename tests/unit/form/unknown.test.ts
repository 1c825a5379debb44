import { describe, expect, it } from 'vitest';
import { extractByRules } from '../../../src/main/engine/extractors/rules';
import { book, row, type Row } from '../thesis/print';

const read = (rows: readonly Row[], self = '홍길동') =>
  extractByRules(book(rows), {
    docType: 'unknown',
    filename: 'a.pdf',
    selfNames: [self],
    largeCollaboration: 30,
  });

describe('documents of unknown type', () => {
  it('takes people behind labels, all for review', () => {
    const { persons } = read([row('팀원', '홍길동, 박미나'), '회의 내용을 적는다.']);
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '박미나']);
    for (const p of persons) expect(p.confidence).toBeLessThan(0.7);
  });

  it('takes a byline with the applicant in it, for review', () => {
    const { persons } = read([
      { text: '우수논문상', size: 22 },
      { text: '아무것도 아닌 것의 연구', size: 16, step: 40 },
      { text: '홍길동, 박미나, 이순신', step: 40 },
      { text: '위 논문은 심사를 거쳐 우수 논문으로 선정되었으므로 이 상장을 드립니다.', step: 40 },
    ]);
    expect(persons.map((p) => p.nameRaw)).toEqual(['홍길동', '박미나', '이순신']);
    for (const p of persons) expect(p.confidence).toBeLessThan(0.7);
  });

  it('takes nobody from prose', () => {
    const { persons } = read(
      [
        '홍길순은 어제 경기에서 홈런을 쳤다.',
        '강감찬(유격수)과 이순신(투수)도 함께 뛰었으며 관중은 박수를 보냈다.',
        '경기는 밤늦게 끝났고 강감찬은 만족스러운 표정을 지었다.',
      ],
      '미상',
    );
    expect(persons).toEqual([]);
  });
});
