import { describe, expect, it } from 'vitest';
import type { DocType } from '../../../../src/main/engine/domain/words';
import { page } from '../../layout/pages';
import { book, print, row, type Row } from '../../thesis/print';
import { judge } from './judged';

const at = (x: number, text: string, step = 22, size = 11): Row => ({ text, x, step, size });
const cells = (...list: readonly (readonly [number, string])[]): Row => ({ cells: list, step: 22 });

/** Texts full of labels, posts and names in which nobody is anybody's co-author, supervisor or colleague. */
const TEXTS: readonly { readonly name: string; readonly rows: readonly Row[] }[] = [
  {
    name: 'rules of a graduate school',
    rows: [
      at(200, '학위논문 심사 규정', 0, 16),
      '제12조(심사위원회) ① 위원장은 심사위원 중에서 호선하고 심사위원회를 대표한다.',
      '② 심사위원은 5인으로 하며 지도교수는 위원장이 될 수 없다.',
      '③ 지도교수 변경신청서는 학과장을 거쳐 대학원장에게 제출한다.',
      '제13조(인준) 심사위원장은 심사 결과를 총장에게 보고하고 인준을 받아야 한다.',
      '제14조 공동지도교수 위촉은 대학원위원회의 심의를 거친다.',
    ],
  },
  {
    name: 'rules of research funds',
    rows: [
      at(200, '연구개발과제 관리지침', 0, 16),
      '연구책임자는 과제가 끝난 날부터 60일 안에 최종보고서를 제출하여야 한다.',
      '공동연구원 변경은 협약 변경 절차에 따르고, 참여연구원 인건비는 별표 3에 따른다.',
      '연구책임자 정의 : 과제를 총괄하는 사람을 말한다.',
      '참여연구원 현황 및 참여율 기준',
      '보조연구원 이상의 자격을 갖춘 사람',
      '담당자 지정 및 업무 분장',
      '집필자 준수사항과 연구자 윤리',
    ],
  },
  {
    name: 'a request for proposals',
    rows: [
      at(180, '제안요청서', 0, 20),
      cells([60, '사업명'], [180, '하천 정보 시스템 구축']),
      cells([60, '발주기관'], [180, '한빛시청']),
      cells([60, '구분'], [180, '성명'], [300, '소속'], [400, '연락처']),
      cells([60, '사업담당'], [300, '정보통신과'], [400, '02-000-0000']),
      '□ 사업책임자(PM)는 상주를 원칙으로 하며 참여인력은 변경할 수 없다.',
      '○ 프로젝트 관리자 자격 : 정보처리기사 이상',
      '○ 투입인력 : 고급 2명, 중급 3명',
      '제출서류 : 참여인력 이력사항, 실적증명서',
    ],
  },
  {
    name: 'sports news',
    rows: [
      at(80, '강산, 결승골로 팀 승리 이끌어', 0, 18),
      '프로축구 한빛의 강산이 결승골을 넣어 팀을 승리로 이끌었다. 감독 박한결은 경기 뒤 “선수들이 잘했다”고 말했다.',
      '전반 30분 최유찬의 도움을 받은 김도현이 골문을 두드렸고, 후반에는 정다온과 이새벽이 교체로 들어왔다.',
      '주장 남궁솔은 부상으로 빠졌다. 다음 경기는 토요일 새벽과 치른다.',
      '김하늘 기자 sky@news.example',
    ],
  },
  {
    name: 'notes on the literature',
    rows: [
      at(80, '선행연구 정리', 0, 16),
      '1) 하천 수위 예측 (Kim et al., 2020; Lee and Park, 2019)',
      'Kim et al.(2020)은 신경망을 이용하여 수위를 예측하였다.',
      '김도현 외(2018)는 결측이 많은 자료에서 보정의 효과를 살폈다.',
      '박한결·최유찬(2017), 이새벽(2016)의 연구와 비교할 필요가 있다.',
    ],
  },
  {
    name: 'commands and code',
    rows: [
      'python train.py --data ./data/river --epochs 100 --lr 0.001',
      'git clone https://example.com/river.git && cd river',
      'author = "unknown"',
      'from model import River, Gauge, Lee',
      '# 학습 결과 저장 위치: ./result',
    ],
  },
  {
    name: 'answers to referees',
    rows: [
      at(180, '학위논문 수정사항 답변서', 0, 16),
      cells([60, '심사위원 지적사항'], [320, '수정내용']),
      cells([60, '1. 연구 목적이 불분명함'], [320, '1장에 목적을 추가하였음']),
      cells([60, '2. 참고문헌 표기 오류'], [320, '전체를 다시 확인하였음']),
      '지도교수 확인 : (인)',
    ],
  },
  {
    name: 'an abstract by itself',
    rows: [
      at(260, '초 록', 0, 16),
      '본 연구는 하천 수위의 결측을 보정하는 방법을 제안하고 그 성능을 여러 자료에서 비교한다.',
      '제안한 방법은 이웃 관측소의 자료를 이용하며 결측률이 높을 때 특히 효과가 크다.',
      '주요어 : 하천, 수위, 결측, 보정',
      '학 번 : 2019-00000',
    ],
  },
  {
    name: 'minutes of a meeting',
    rows: [
      at(220, '회 의 록', 0, 16),
      row('일시', '2021년 5월 3일 14:00'),
      row('장소', '본관 301호'),
      row('안건', '하천 정보 시스템 구축 방안'),
      '○ 연구 방향 논의, 담당 업무 분장, 향후 일정 협의',
      '○ 공동연구 추진 및 협력 체계 구성',
    ],
  },
];
const TYPES: readonly DocType[] = [
  'journal_article',
  'hindex',
  'unknown',
  'research_project',
  'degree_thesis',
  'cv',
  'representative_research',
];

describe('texts without anybody', () => {
  for (const { name, rows } of TEXTS)
    it.each(TYPES)(`${name}, read as %s`, (docType) => {
      const { people, codes } = judge(docType, { name, pages: book(rows), people: [] });
      // a name in a text may be shown to a person, it never passes
      expect(people.filter((p) => p.flag === null).map((p) => p.raw.nameRaw)).toEqual([]);
      expect(people.map((p) => p.raw.nameRaw).filter((n) => !MENTIONED.includes(n))).toEqual([]);
      expect(codes.length).toBeGreaterThan(0);
    });
});

/** People the texts do name, in other parts. */
const MENTIONED = ['강산', '박한결', '최유찬', '김도현', '정다온', '이새벽', '남궁솔', '김하늘'];

describe('words that look like names', () => {
  it.each(['연구보고', '이론정립', '정보공유', '한국하천', '현황조사', '연구책임', '전문가단', '강의계획'])(
    '%s behind a label is nobody',
    (word) => {
      const { people } = judge('research_project', {
        name: word,
        pages: [print(1, [row('연구책임자', word), row('참여연구원', word)])],
        people: [],
      });
      expect(people.map((p) => p.raw.nameRaw)).toEqual([]);
    },
  );

  it.each(['연구보고', '정책제언', '현장보고', '기획특집', '시론', '권두언', '서평'])(
    '%s above a title is no author',
    (word) => {
      const { people } = judge('journal_article', {
        name: word,
        pages: [
          page([
            { text: word, size: 12 },
            { text: '하천 수위 결측 보정 방법의 비교 연구', size: 18, bold: true, above: 10 },
            { text: '서하람 · 김도현', size: 11, above: 12 },
            { text: '한빛대학교 토목공학과', size: 9, above: 4 },
            { text: '국문초록', size: 11, above: 16, bold: true },
          ]),
        ],
        people: [],
      });
      expect(people.map((p) => p.raw.nameRaw)).toEqual(['서하람', '김도현']);
    },
  );
});
