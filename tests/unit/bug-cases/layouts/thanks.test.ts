import { describe } from 'vitest';
import { BODY, book, type Row } from '../../thesis/print';
import { testCases, type Case } from './judged';

const at = (x: number, text: string, step = 24, size = 13): Row => ({ text, x, step, size });
const COVER: readonly Row[] = [
  at(220, '석사학위논문', 0, 14),
  at(150, '하천 수위 결측 보정 방법', 60, 20),
  at(230, '한빛대학교 대학원', 160),
  at(265, '서 하 람', 40, 16),
];
const thanks = (...lines: string[]) => book(COVER, BODY, [at(240, '감사의 글', 0, 16), ...lines]);
const SELF = 'coauthor 서하람';

/** What thanks tell of the jury where no form names it: shown to a person, never passed. */
const CASES: readonly Case[] = [
  {
    name: '“지도교수님이신 … 교수님” and “심사위원장을 맡아 주신 … 교수님”',
    pages: thanks(
      '먼저 부족한 저를 끝까지 이끌어 주신 지도교수님이신 김도현 교수님께 머리 숙여 감사드립니다.',
      '심사위원장을 맡아 주신 이새벽 교수님과 심사위원 박한결 교수님께도 깊이 감사드립니다.',
    ),
    people: [SELF, 'supervisor 김도현', 'committee 김도현', 'committee 이새벽', 'committee 박한결'],
    unsure: ['김도현', '이새벽', '박한결'],
  },
  {
    name: 'names joined by 와, 과 and commas before one title',
    pages: thanks(
      '논문을 지도해 주신 김도현 교수님께 감사드립니다.',
      '바쁘신 가운데 심사를 맡아 주신 이새벽, 박한결, 남궁솔 교수님께 감사드립니다.',
    ),
    people: [
      SELF,
      'supervisor 김도현',
      'committee 김도현',
      'committee 이새벽',
      'committee 박한결',
      'committee 남궁솔',
    ],
    unsure: ['이새벽', '박한결', '남궁솔'],
  },
  {
    name: 'family, given names alone and places are nobody',
    pages: thanks(
      '지도교수이신 김도현 교수님께 감사드립니다.',
      '사랑하는 아버지와 어머니, 동생 하늘이, 그리고 지현쌤에게 고마움을 전합니다.',
      '서울에서 함께 지낸 친구들과 한빛대학교 식구들에게도 감사합니다.',
    ),
    people: [SELF, 'supervisor 김도현'],
    unsure: ['김도현'],
  },
  {
    name: 'a sentence broken over lines in the middle of a name',
    pages: thanks(
      '학위 과정 동안 저를 지도해 주신 김도현 교수님과 논문을 심사해 주신 이새',
      '벽 교수님께 감사드립니다.',
    ),
    people: [SELF, 'supervisor 김도현'],
    unsure: ['김도현'],
  },
  {
    name: 'family name and title only: said as nobody, the jury is missing',
    pages: thanks('지도해 주신 김 교수님과 심사해 주신 이 교수님, 박 교수님께 감사드립니다.'),
    people: [SELF],
    doubts: ['supervisor_missing', 'committee_missing'],
  },
];

describe('thanks in Korean theses', () => testCases('degree_thesis', CASES));
