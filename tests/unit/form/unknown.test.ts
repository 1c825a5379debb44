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

  it('takes everybody an award was given to, with school and work, and not who signs it', () => {
    const { persons, observations } = read([
      { text: '제 2019 - 17 호', size: 12, x: 72 },
      { text: '장  려  상', size: 26, x: 240, step: 60 },
      { text: '한빛대학교 IT공학부 홍길동', x: 190, step: 50 },
      // as recognition may read it: neither the department nor the last name ends as it is printed
      { text: '제어자동화공학뷰 박미나 , 이순즐', x: 190, step: 22 },
      { text: '환경공학과 최다온 외 2명', x: 190, step: 22 },
      { text: '제목 : 노인을 위한 보행 보조기', x: 150, step: 30 },
      { text: '위 학생은 우리 사업단이 주최한 경진대회에서 위와 같이', x: 100, step: 40 },
      { text: '입상하였으므로 상장과 상금을 수여합니다.', x: 100, step: 22 },
      { text: '2019년 6월 14일', x: 230, step: 60 },
      { text: '한빛대학교 산학협력단', x: 200, step: 40 },
      { text: '사업단장 강감찬 (직인)', x: 200, step: 22 },
    ]);
    expect(persons.map((p) => `${p.role} ${p.nameRaw} · ${p.affiliation ?? ''}`)).toEqual([
      'coauthor 홍길동 · 한빛대학교 IT공학부',
      'coauthor 박미나 · 제어자동화공학뷰',
      'coauthor 이순즐 · 제어자동화공학뷰',
      'coauthor 최다온 · 환경공학과',
    ]);
    expect(persons[1]!.work).toEqual({
      title: '노인을 위한 보행 보조기',
      year: 2019,
      index: 2,
      count: 4,
    });
    for (const p of persons) expect(p.confidence).toBeLessThan(0.7);
    expect(observations.hiddenPeople).toEqual(['외 2명']);
  });

  it('reads an award’s labels: winners, their teacher, a place below the list', () => {
    const { persons } = read([
      { text: '최우수논문상', size: 24, x: 220 },
      { text: '논문제목 : 결측 보정 방법의 비교', x: 100, step: 50 },
      { text: '저   자 : 홍길동, 박미나, 이순신', x: 100, step: 22 },
      { text: '지도교수 : 최다온', x: 100, step: 22 },
      { text: '소   속 : 한빛대학교, 새벽대학교', x: 100, step: 22 },
      { text: '상기 논문은 본 학회의 추계학술대회에서 우수논문으로', x: 100, step: 40 },
      { text: '선정되었기에 이 상장을 수여합니다.', x: 100, step: 22 },
      { text: '2021년 11월 20일', x: 230, step: 60 },
      { text: '사단법인 시험학회 회장 강 감 찬', x: 150, step: 40 },
    ]);
    expect(persons.map((p) => `${p.role} ${p.nameRaw} · ${p.affiliation ?? ''}`)).toEqual([
      'coauthor 홍길동 · 한빛대학교, 새벽대학교',
      'coauthor 박미나 · 한빛대학교, 새벽대학교',
      'coauthor 이순신 · 한빛대학교, 새벽대학교',
      'supervisor 최다온 · 한빛대학교, 새벽대학교',
    ]);
  });

  it('one winner, the applicant alone, and a certificate of attendance name nobody else', () => {
    const alone = read([
      { text: '상  장', size: 30, x: 250 },
      { text: '한빛대학교 홍 길 동', x: 300, step: 50 },
      { text: '위 사람은 학업 성적이 우수하고 품행이 단정하여', x: 100, step: 40 },
      { text: '타의 모범이 되므로 이 상장을 수여함.', x: 100, step: 22 },
      { text: '2018년 2월 20일', x: 230, step: 60 },
      { text: '한빛대학교 총장 강감찬', x: 200, step: 40 },
    ]);
    expect(alone.persons.map((p) => p.nameRaw)).toEqual(['홍길동']);
    const attended = read([
      { text: '재직증명서', size: 24, x: 220 },
      row('성명', '홍길동'),
      row('직위', '연구원'),
      { text: '위와 같이 재직하고 있음을 증명합니다.', x: 100, step: 40 },
      { text: '2020년 3월 2일', x: 230, step: 60 },
      { text: '시험연구소장 강감찬 (직인)', x: 200, step: 40 },
    ]);
    expect(attended.persons.filter((p) => p.nameRaw !== '홍길동')).toEqual([]);
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
