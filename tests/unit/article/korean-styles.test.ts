import { describe, expect, it } from 'vitest';
import { prose, type Printed } from '../layout/pages';
import { correspondingOf, namesOf, read } from './read';

const TITLE: Printed = { text: '희소 관측 자료를 위한 적응형 보정 기법', size: 18, bold: true };
const TITLE_EN: Printed = {
  text: 'Adaptive Correction Methods for Sparse Observation Series',
  size: 13,
  above: 8,
};
const ABSTRACT: Printed[] = [{ text: '요   약', size: 11, above: 14 }, ...prose('ko')];

interface Style {
  readonly name: string;
  readonly lines: readonly Printed[];
  readonly names: readonly string[];
  readonly corresponding?: readonly string[];
  /** Other script, by position. */
  readonly aliases?: readonly string[];
  readonly affiliations?: readonly string[];
}

const STYLES: readonly Style[] = [
  {
    name: 'commas and raised numbers set apart',
    lines: [
      TITLE,
      { text: '강다온^{1} , 윤서아^{1} , 문지호^{2} ․ 남궁솔^{2}', size: 11, above: 10 },
      { text: 'Daon Kang, Seoa Yoon, Jiho Moon and Sol Namgung', size: 11 },
      { text: '^{1} 한빛대학교 컴퓨터공학과', size: 10, above: 8 },
      { text: '^{2} 새솔대학교 전자공학과', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아', '문지호', '남궁솔'],
    aliases: ['Daon Kang', 'Seoa Yoon', 'Jiho Moon', 'Sol Namgung'],
    affiliations: [
      '한빛대학교 컴퓨터공학과',
      '한빛대학교 컴퓨터공학과',
      '새솔대학교 전자공학과',
      '새솔대학교 전자공학과',
    ],
  },
  {
    name: 'middle dots without spaces, the whole byline one word',
    lines: [
      TITLE,
      { text: '강다온·윤서아·문지호', size: 12, above: 12 },
      { text: '한빛대학교 식품공학과', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아', '문지호'],
  },
  {
    name: 'ㆍ as the dot, asterisks count affiliations, a dagger for the corresponding author',
    lines: [
      TITLE,
      { text: '강다온*ㆍ윤서아**ㆍ문지호***†', size: 12, above: 12 },
      { text: '*한빛대학교 기계공학과', size: 9 },
      { text: '**새솔대학교 기계공학과', size: 9 },
      { text: '***누리연구원', size: 9 },
      ...ABSTRACT,
      { text: '† 교신저자, moon@nuri.example', size: 8, x: 70, above: 200 },
    ],
    names: ['강다온', '윤서아', '문지호'],
    corresponding: ['문지호'],
  },
  {
    name: 'names divided by spaces alone',
    lines: [
      TITLE,
      { text: '강다온 윤서아 문지호 한별', size: 14, above: 16 },
      { text: '( 한빛대학교 )', size: 12 },
      { text: '2021년 5월', size: 12, above: 20 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아', '문지호', '한별'],
  },
  {
    name: 'letters of each name set apart',
    lines: [
      TITLE,
      { text: '강 다 온      윤 서 아      문 지 호', size: 12, above: 12 },
      { text: '한빛대학교 사범대학', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아', '문지호'],
  },
  {
    name: 'institution in brackets behind each name',
    lines: [
      TITLE,
      { text: '강다온(한빛대학교)·윤서아(새솔대학교)·문지호(누리연구원)', size: 11, above: 12 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아', '문지호'],
    affiliations: ['한빛대학교', '새솔대학교', '누리연구원'],
  },
  {
    name: 'one author, a post behind the name, the institution below in brackets',
    lines: [
      TITLE,
      { text: '강 다 온*', size: 13, above: 14 },
      { text: '(한빛대학교 법학전문대학원 교수)', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온'],
  },
  {
    name: 'posts behind names',
    lines: [
      TITLE,
      { text: '강다온 교수, 윤서아 박사과정, 문지호 연구원', size: 11, above: 12 },
      { text: '한빛대학교 도시공학과', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아', '문지호'],
  },
  {
    name: 'footnote with roles by number',
    lines: [
      TITLE,
      { text: '강다온^{1)} · 윤서아^{2)}', size: 12, above: 12 },
      ...ABSTRACT,
      { text: '1) 한빛대학교 경영학과 박사과정, 제1저자', size: 8, x: 70, above: 200 },
      { text: '2) 한빛대학교 경영학과 교수, 교신저자, yoon@hanbit.example', size: 8, x: 70 },
    ],
    names: ['강다온', '윤서아'],
    corresponding: ['윤서아'],
  },
  {
    name: 'English title between the bylines, English names in brackets',
    lines: [
      TITLE,
      { text: '강 다 온*, 윤 서 아**', size: 12, above: 12 },
      TITLE_EN,
      { text: '(Daon Kang and Seoa Yoon)', size: 11, above: 6 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아'],
    aliases: ['Daon Kang', 'Seoa Yoon'],
  },
  {
    name: 'e-mail and presenter’s circle',
    lines: [
      TITLE,
      { text: '강다온^{○} 윤서아 문지호', size: 12, above: 12 },
      { text: '한빛대학교 컴퓨터학부', size: 10 },
      { text: '{kang, yoon, moon}@hanbit.example', size: 10 },
      TITLE_EN,
      { text: 'Daon Kang^{○} Seoa Yoon Jiho Moon', size: 12, above: 12 },
      { text: 'School of Computing, Hanbit University', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아', '문지호'],
  },
  {
    name: 'name and institution side by side, one author a line',
    lines: [
      TITLE,
      { text: '강다온 한빛대학교 건축학과 부교수', size: 11, above: 12 },
      { text: '윤서아 새솔대학교 건축공학과 조교수', size: 11 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아'],
  },
  {
    name: 'a foreign co-author in Latin letters among Korean names',
    lines: [
      TITLE,
      { text: '강다온^{1}, Milo Farrow^{2}, 문지호^{1}', size: 12, above: 12 },
      { text: '^{1}한빛대학교, ^{2}University of Norhaven', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온', 'Milo Farrow', '문지호'],
  },
  {
    name: 'label in front of the names',
    lines: [
      TITLE,
      { text: '저자 : 강다온, 윤서아', size: 11, above: 12 },
      { text: '소속 : 한빛대학교', size: 11 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아'],
  },
  {
    name: 'two-column society journal: spaced letters, signs, roles in the footnote',
    lines: [
      { text: '논문 22-47-03-01', size: 9, x: 60 },
      TITLE,
      { text: '강 다 온^{*}, 윤 서 아^{**}, 문 지 호^{°}', size: 12, above: 10 },
      TITLE_EN,
      { text: 'Daon Kang^{*}, Seoa Yoon^{**}, Jiho Moon^{°}', size: 11, above: 8 },
      ...ABSTRACT,
      {
        text: '• First Author : 한빛대학교 전자공학과, kang@hanbit.example, 학생회원',
        size: 8,
        x: 60,
        above: 150,
      },
      {
        text: '° Corresponding Author : 새솔대학교 전자공학과, moon@saesol.example, 종신회원',
        size: 8,
        x: 60,
      },
    ],
    names: ['강다온', '윤서아', '문지호'],
    aliases: ['Daon Kang', 'Seoa Yoon', 'Jiho Moon'],
    corresponding: ['문지호'],
  },
  {
    name: 'memberships behind names',
    lines: [
      TITLE,
      { text: '강다온(정회원), 윤서아(준회원), 문지호(종신회원)', size: 11, above: 12 },
      { text: '한빛대학교 전기공학과', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온', '윤서아', '문지호'],
  },
  {
    name: 'Hanja in brackets behind the name',
    lines: [
      TITLE,
      { text: '강다온(姜多溫)', size: 12, above: 12 },
      { text: '한빛대학교 사학과', size: 10 },
      ...ABSTRACT,
    ],
    names: ['강다온'],
    aliases: ['姜多溫'],
  },
  {
    name: 'two-syllable and four-syllable names',
    lines: [
      TITLE,
      { text: '한별, 남궁다온, 황보솔, 윤 솔', size: 12, above: 12 },
      { text: '한빛대학교 생명과학과', size: 10 },
      ...ABSTRACT,
    ],
    names: ['한별', '남궁다온', '황보솔', '윤솔'],
  },
];

describe('bylines of Korean journals', () => {
  it.each(STYLES)('$name', (style) => {
    const result = read(style.lines);
    expect(namesOf(result)).toEqual(style.names);
    if (style.corresponding) expect(correspondingOf(result)).toEqual(style.corresponding);
    if (style.aliases) expect(result.persons.map((p) => p.aliases?.[0])).toEqual(style.aliases);
    if (style.affiliations) expect(result.persons.map((p) => p.affiliation)).toEqual(style.affiliations);
  });

  it('numbers the authors and carries title and year', () => {
    const [first, second] = read([
      { text: '한빛공학회 논문지 제12권 제3호, 2021년 3월', size: 8, x: 70 },
      TITLE,
      { text: '강다온, 윤서아', size: 12, above: 12 },
      { text: '한빛대학교', size: 10 },
      ...ABSTRACT,
    ]).persons;
    expect(first?.work).toMatchObject({
      title: '희소 관측 자료를 위한 적응형 보정 기법',
      year: 2021,
      index: 1,
      count: 2,
    });
    expect(second?.work?.index).toBe(2);
  });
});
