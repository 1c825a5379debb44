import { describe, expect, it } from 'vitest';
import { extractByRules } from '../../../../src/main/engine/extractors/rules';
import type { Page } from '../../../../src/main/engine/domain/page';
import { page, prose, type Printed } from '../../layout/pages';

const ABSTRACT: Printed[] = [{ text: 'Abstract', size: 11, bold: true, above: 16 }, ...prose('en')];
const T = (text: string): Printed => ({ text, size: 18, bold: true, above: 10 });
const left = (text: string, size = 10, above = 0): Printed => ({ text, size, above, x: 60 });

interface Layout {
  readonly name: string;
  readonly pages: readonly Page[];
  readonly names: readonly string[];
  readonly corresponding?: readonly string[];
}
const one = (...lines: Printed[]): Page[] => [page(lines)];

/** Styles that no real file at hand has, built from how the publishers print them. */
const LAYOUTS: readonly Layout[] = [
  {
    name: 'Wiley: pipes between authors, raised numbers, ORCID in between',
    pages: one(
      left('R E S E A R C H   A R T I C L E', 9),
      left('Filling gaps in sparse series of river gauges', 18, 10),
      left('Daon Kang^{1} | Edda W. Quist^{2} | Milo Farrow^{1,3} | Ana de la Torre^{2}', 11, 10),
      left('^{1}Department of Civil Engineering, Hanbit University, Seoul, South Korea', 8, 6),
      left('^{2}School of Hydrology, University of Norhaven, Norhaven, Norway', 8),
      left('^{3}Farrow Water Ltd, Leeds, UK', 8),
      left('Correspondence', 8, 8),
      left('Edda W. Quist, School of Hydrology, University of Norhaven, Norway.', 8),
      left('Email: e.quist@norhaven.example', 8),
      ...ABSTRACT,
    ),
    names: ['Daon Kang', 'Edda W. Quist', 'Milo Farrow', 'Ana de la Torre'],
    corresponding: ['Edda W. Quist'],
  },
  {
    name: 'Taylor & Francis: raised letters, “and”, CONTACT footnote',
    pages: one(
      left('JOURNAL OF APPLIED GAUGING, 2021, VOL. 14, NO. 3, 201–219', 7),
      left('ORIGINAL ARTICLE', 8, 10),
      left('Who watches the gauges? Trust in automated river warnings', 18, 8),
      left('Daon Kang^{a} , Edda Quist^{b} and Milo Farrow^{b}', 12, 8),
      left(
        '^{a}Department of Sociology, Hanbit University, Seoul, Republic of Korea; ^{b}Centre for Rivers, University of Norhaven',
        8,
        6,
      ),
      left('ABSTRACT', 10, 14),
      ...prose('en'),
      left('CONTACT Daon Kang   daon@hanbit.example   Department of Sociology, Hanbit University', 7, 200),
    ),
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
    corresponding: ['Daon Kang'],
  },
  {
    name: 'Springer: middle dots between authors with raised numbers',
    pages: one(
      left('Applied Gauging (2022) 12:345–361', 8),
      left('https://doi.org/10.1007/s00000-022-00000-0', 8),
      left('ORIGINAL PAPER', 9, 14),
      left('Trust in automated warnings of rivers', 18, 8),
      left('Daon Kang^{1} · Edda Quist^{2} · Min-Jae Oh^{1,2} · Milo Farrow^{3}', 11, 10),
      left('Received: 3 March 2021 / Accepted: 5 January 2022 / Published online: 7 February 2022', 8, 8),
      left('© The Author(s), under exclusive licence to Springer-Verlag GmbH Germany 2022', 8),
      ...ABSTRACT,
      left('* Daon Kang', 8, 180),
      left('daon@hanbit.example', 8),
      left('^{1} Department of Sociology, Hanbit University, Seoul, Korea', 8),
      left('^{2} Centre for Rivers, University of Norhaven, Norhaven, Norway', 8),
    ),
    names: ['Daon Kang', 'Edda Quist', 'Min-Jae Oh', 'Milo Farrow'],
    corresponding: ['Daon Kang'],
  },
  {
    name: 'MDPI: asterisk after the number, “and”, citation box at the side',
    pages: one(
      left('Article', 10),
      left('Trust in Automated Warnings of Rivers: A Field Study', 18, 6),
      left('Daon Kang ^{1,}*, Edda Quist ^{2}, Min-Jae Oh ^{1} and Milo Farrow ^{2}', 11, 8),
      left('^{1} Department of Sociology, Hanbit University, Seoul 00000, Korea; oh@hanbit.example', 8, 6),
      left(
        '^{2} Centre for Rivers, University of Norhaven, 0000 Norhaven, Norway; quist@norhaven.example (E.Q.);',
        8,
      ),
      left('farrow@norhaven.example (M.F.)', 8),
      left('* Correspondence: kang@hanbit.example; Tel.: +82-2-000-0000', 8),
      left('Academic Editor: Hugo Brandt', 7, 8),
      left('Received: 3 March 2021', 7),
      left('Abstract: In this paper we propose a method that fills gaps in observed series.', 10, 10),
      ...prose('en'),
    ),
    names: ['Daon Kang', 'Edda Quist', 'Min-Jae Oh', 'Milo Farrow'],
    corresponding: ['Daon Kang'],
  },
  {
    name: 'Nature: commas, ampersand, sans title far above',
    pages: one(
      left('Article', 10),
      left('Rivers remember their', 24, 10),
      left('droughts for decades', 24),
      left(
        'Daon Kang^{1,2,6}, Edda Quist^{2,6}, Min-Jae Oh^{1}, Hugo Brandt^{3} & Milo Farrow^{2,4} ✉',
        10,
        20,
      ),
      left(
        'Droughts change how rivers respond to rain^{1,2}. Here we show that this lasts for decades^{3}.',
        9,
        20,
      ),
      ...prose('en'),
      left(
        '^{1}Department of Sociology, Hanbit University, Seoul, Korea. ^{2}Centre for Rivers, University of Norhaven, Norway.',
        7,
        200,
      ),
      left(
        '^{6}These authors contributed equally: Daon Kang, Edda Quist. ✉e-mail: farrow@norhaven.example',
        7,
      ),
    ),
    names: ['Daon Kang', 'Edda Quist', 'Min-Jae Oh', 'Hugo Brandt', 'Milo Farrow'],
    corresponding: ['Milo Farrow'],
  },
  {
    name: 'medicine: one line of English names with degrees',
    pages: one(
      left('Original Article', 9),
      T('Outcomes of Early Gauging after Flood Exposure'),
      {
        text: 'Daon Kang, MD, PhD^{1}, Edda Quist, MD^{2}, Min-Jae Oh, RN, MPH^{1}, Milo Farrow, MD, MSc^{2}',
        size: 10,
        above: 8,
      },
      { text: '^{1}Department of Internal Medicine, Hanbit University Hospital, Seoul, Korea', size: 8 },
      { text: '^{2}Department of Epidemiology, University of Norhaven, Norway', size: 8 },
      {
        text: 'Background: In this paper we propose a method that fills gaps in observed series and compare it.',
        size: 9,
        above: 14,
      },
      ...prose('en'),
      left('Correspondence to: Edda Quist, MD, Department of Epidemiology, University of Norhaven', 7, 120),
    ),
    names: ['Daon Kang', 'Edda Quist', 'Min-Jae Oh', 'Milo Farrow'],
    corresponding: ['Edda Quist'],
  },
  {
    name: 'Frontiers: family names last, raised numbers and asterisk',
    pages: one(
      left('ORIGINAL RESEARCH', 8),
      left('published: 04 May 2021', 8),
      left('Rivers and Their Memory of Drought', 20, 10),
      left('Daon Kang^{1†}, Edda Quist^{2†}, Min-Jae Oh^{1} and Milo Farrow^{2*}', 12, 10),
      left(
        '^{1}Department of Sociology, Hanbit University, Seoul, South Korea, ^{2}Centre for Rivers, University of Norhaven',
        9,
        6,
      ),
      left('Edited by:', 8, 8),
      left('Hugo Brandt,', 8),
      left('Leiden Institute, Netherlands', 8),
      left('Reviewed by:', 8),
      left('Ines Caldeira,', 8),
      left('University of Braga, Portugal', 8),
      left('*Correspondence:', 8),
      left('Milo Farrow', 8),
      left('farrow@norhaven.example', 8),
      ...ABSTRACT,
    ),
    names: ['Daon Kang', 'Edda Quist', 'Min-Jae Oh', 'Milo Farrow'],
    corresponding: ['Milo Farrow'],
  },
  {
    name: 'PLOS: two lines of authors, raised numbers',
    pages: one(
      left('RESEARCH ARTICLE', 9),
      left('Rivers remember their droughts for decades', 20, 8),
      left('Daon Kang ^{1}, Edda Quist ^{2}, Min-Jae Oh ^{1}, Hugo Brandt ^{3}, Ines Caldeira ^{3},', 11, 10),
      left('Milo Farrow ^{2} *, Lars-Erik Sund ^{2}', 11),
      left(
        '1 Department of Sociology, Hanbit University, Seoul, Republic of Korea, 2 Centre for Rivers, University of',
        9,
        6,
      ),
      left('Norhaven, Norhaven, Norway, 3 Leiden Institute, Leiden, The Netherlands', 9),
      left('* farrow@norhaven.example', 9, 6),
      ...ABSTRACT,
    ),
    names: [
      'Daon Kang',
      'Edda Quist',
      'Min-Jae Oh',
      'Hugo Brandt',
      'Ines Caldeira',
      'Milo Farrow',
      'Lars-Erik Sund',
    ],
    corresponding: ['Milo Farrow'],
  },
  {
    name: 'OUP: authors in bold, initials and family names',
    pages: one(
      left('Hydrol. J. (2020) 7, 101–118', 8),
      left('Rivers remember their droughts', 17, 12),
      left('D. Kang,^{1}★ E. W. Quist,^{2} M.-J. Oh^{1} and M. Farrow^{2}', 13, 10),
      left('^{1}Department of Physics, Hanbit University, Seoul 00000, Republic of Korea', 8, 4),
      left('^{2}Centre for Rivers, University of Norhaven, Norway', 8),
      left('Accepted 2020 March 3. Received 2020 February 20; in original form 2019 December 1', 8, 8),
      left('ABSTRACT', 10, 12),
      ...prose('en'),
    ),
    names: ['D. Kang', 'E. W. Quist', 'M.-J. Oh', 'M. Farrow'],
  },
  {
    name: 'capitals: all authors in capitals, without markers',
    pages: one(
      T('RIVERS REMEMBER THEIR DROUGHTS'),
      { text: 'DAON KANG, EDDA QUIST, AND MILO FARROW', size: 10, above: 10 },
      {
        text: 'Abstract. In this paper we propose a method that fills gaps in observed series.',
        size: 9,
        above: 14,
      },
      ...prose('en'),
    ),
    names: ['DAON KANG', 'EDDA QUIST', 'MILO FARROW'],
  },
  {
    name: 'Korean: Korean title, English title, then both bylines with asterisks',
    pages: one(
      { text: '한국하천학회지 제12권 제3호 2021년 9월', size: 9 },
      T('하천 수위 결측 보정 방법의 비교 연구'),
      { text: 'A Comparative Study of Gap Filling for River Gauges', size: 13, above: 6 },
      { text: '서하람*ㆍ김도현**ㆍ박한결***', size: 11, above: 12 },
      { text: 'Haram Seo*ㆍDo-Hyeon Kim**ㆍHangyeol Park***', size: 10, above: 4 },
      { text: '초록', size: 10, above: 14, bold: true },
      ...prose('ko'),
      left('* 한빛대학교 토목공학과 박사과정 (제1저자)', 8, 150),
      left('** 한빛대학교 토목공학과 교수 (교신저자)', 8),
      left('*** 새벽연구원 선임연구위원', 8),
    ),
    names: ['서하람', '김도현', '박한결'],
    corresponding: ['김도현'],
  },
  {
    name: 'Korean: name(affiliation) in one line',
    pages: one(
      { text: '2020년 한국하천학회 춘계학술대회 논문집', size: 9 },
      T('하천 수위 결측 보정 방법'),
      { text: '서하람(한빛대), 김도현(한빛대), 박한결(새벽연구원)', size: 11, above: 12 },
      { text: '요약', size: 10, above: 14, bold: true },
      ...prose('ko'),
    ),
    names: ['서하람', '김도현', '박한결'],
  },
  {
    name: 'Korean: names with raised numbers, dagger for the corresponding author',
    pages: one(
      { text: 'J. Korean Soc. Rivers Vol. 12, No. 3 (2021)', size: 9 },
      T('하천 수위 결측 보정 방법의 비교 연구'),
      { text: '서하람^{1} · 김도현^{2,†} · 박 한 결^{3} · 이솔^{1}', size: 11, above: 12 },
      { text: '^{1}한빛대학교 토목공학과, ^{2}새벽대학교 환경공학과, ^{3}한국하천연구원', size: 9, above: 4 },
      { text: 'A Comparative Study of Gap Filling for River Gauges', size: 13, above: 10 },
      { text: 'Haram Seo^{1} · Do-Hyeon Kim^{2,†} · Hangyeol Park^{3} · Sol Lee^{1}', size: 10, above: 6 },
      {
        text: 'Abstract : In this paper we propose a method that fills gaps in observed series.',
        size: 9,
        above: 12,
      },
      ...prose('en'),
      left('†Corresponding author : dhkim@saebyeok.example', 8, 120),
    ),
    names: ['서하람', '김도현', '박한결', '이솔'],
    corresponding: ['김도현'],
  },
  {
    name: 'Korean: labelled authors (저자 / 교신저자) in a box',
    pages: one(
      T('하천 수위 결측 보정 방법의 비교 연구'),
      { text: '서 하 람¹⋅김 도 현²⋅박 한 결³', size: 11, above: 12 },
      left('1 주저자, 한빛대학교 대학원 박사과정', 9, 10),
      left('2 교신저자, 한빛대학교 교수', 9),
      left('3 공동저자, 새벽연구원 연구위원', 9),
      { text: '국문초록', size: 10, above: 14, bold: true },
      ...prose('ko'),
    ),
    names: ['서하람', '김도현', '박한결'],
    corresponding: ['김도현'],
  },
  {
    name: 'Korean medicine: department first, then names on a line without separators but spaces',
    pages: one(
      T('홍수 노출 이후 조기 계측의 결과'),
      { text: '한빛대학교 의과대학 내과학교실', size: 10, above: 10 },
      { text: '서하람   김도현   박한결   이솔', size: 11, above: 4 },
      { text: 'Outcomes of Early Gauging after Flood Exposure', size: 13, above: 10 },
      {
        text: 'Haram Seo, M.D., Do-Hyeon Kim, M.D., Hangyeol Park, M.D. and Sol Lee, M.D.',
        size: 10,
        above: 4,
      },
      {
        text: 'Department of Internal Medicine, Hanbit University College of Medicine, Seoul, Korea',
        size: 9,
      },
      {
        text: 'Background: In this paper we propose a method that fills gaps in observed series.',
        size: 9,
        above: 12,
      },
      ...prose('en'),
    ),
    names: ['서하람', '김도현', '박한결', '이솔'],
  },
  {
    name: 'conference poster paper: e-mails under each of two names, shared affiliation',
    pages: one(
      T('Rivers Remember Their Droughts'),
      { text: 'Haram Seo and Do-Hyeon Kim', size: 12, above: 8 },
      { text: 'School of Civil Engineering, Hanbit University, Seoul, Korea', size: 10 },
      { text: '{haram, dhkim}@hanbit.example', size: 10 },
      ...ABSTRACT,
      left('Acknowledgments We thank Hugo Brandt and Ines Caldeira for their comments.', 9, 40),
      left('References', 11, 10),
      left('[1] Sund, L. and Oh, M. (2019). Rivers. Journal of Rivers 3, 1-9.', 9),
    ),
    names: ['Haram Seo', 'Do-Hyeon Kim'],
  },
];

const extract = (pages: readonly Page[]) =>
  extractByRules(pages, {
    docType: 'journal_article',
    filename: '2401-000001_[학술논문]_논문.pdf',
    selfNames: [],
    largeCollaboration: 30,
  });

describe('articles in styles of other publishers', () => {
  it.each(LAYOUTS)('$name', ({ pages, names, corresponding }) => {
    const { persons } = extract(pages);
    expect(persons.map((p) => p.nameRaw)).toEqual(names);
    if (corresponding)
      expect(persons.filter((p) => p.role === 'corresponding_author').map((p) => p.nameRaw)).toEqual(
        corresponding,
      );
  });
});
