import { describe, expect, it } from 'vitest';
import { prose, type Printed } from '../layout/pages';
import { correspondingOf, namesOf, read } from './read';

const TITLE: Printed = { text: 'Filling Gaps in Sparse Series', size: 17, bold: true };
const ABSTRACT: Printed[] = [{ text: 'Abstract', size: 10, bold: true, above: 14 }, ...prose('en')];

interface Style {
  readonly name: string;
  readonly lines: readonly Printed[];
  readonly names: readonly string[];
  readonly corresponding?: readonly string[];
  readonly affiliations?: readonly string[];
}

const STYLES: readonly Style[] = [
  {
    name: 'Elsevier: letters and an asterisk, detached commas',
    lines: [
      { text: 'Contents lists available at ScienceDirect', size: 8 },
      { text: 'Journal of Sparse Methods', size: 14 },
      TITLE,
      { text: 'Daon Kang ^{a,1} , Edda W. Quist ^{b,} ^{∗} ^{,1} , Milo Farrow ^{c}', size: 11, above: 8 },
      { text: '^{a} Hanbit University, Republic of Korea', size: 7 },
      { text: '^{b} School of Statistics, University of Norhaven, Norway', size: 7 },
      { text: '^{c} Farrow Analytics, United Kingdom', size: 7 },
      { text: 'A R T I C L E   I N F O      A B S T R A C T', size: 8, above: 10 },
      ...prose('en'),
      { text: '^{∗} Corresponding author.', size: 7, x: 60, above: 150 },
    ],
    names: ['Daon Kang', 'Edda W. Quist', 'Milo Farrow'],
    corresponding: ['Edda W. Quist'],
    affiliations: [
      'Hanbit University, Republic of Korea',
      'School of Statistics, University of Norhaven, Norway',
      'Farrow Analytics, United Kingdom',
    ],
  },
  {
    name: 'IEEE transactions: memberships',
    lines: [
      TITLE,
      {
        text: 'Daon Kang, Student Member, IEEE, Edda Quist, Senior Member, IEEE, and Milo Farrow, Fellow, IEEE',
        size: 11,
        above: 8,
      },
      {
        text: 'Abstract—We fill gaps in sparse series with a method of our own and compare it with four others here.',
        size: 9,
        above: 20,
        x: 50,
        bold: true,
      },
      ...prose('en'),
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
  {
    name: 'IEEE conference: a grid of three columns',
    lines: [
      TITLE,
      { text: 'Daon Kang          Edda Quist          Milo Farrow', size: 11, above: 8 },
      { text: 'Dept. of Statistics          Dept. of Computing          Farrow Labs', size: 10 },
      { text: 'Hanbit University          Norhaven University          London, UK', size: 10 },
      { text: 'kang@hanbit.example          quist@norhaven.example          milo@farrow.example', size: 10 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
  {
    name: 'ACM grid of two rows',
    lines: [
      TITLE,
      { text: 'Daon Kang            Edda Quist', size: 12, above: 8 },
      { text: 'Hanbit University            Norhaven University', size: 10 },
      { text: 'kang@hanbit.example            quist@norhaven.example', size: 10 },
      { text: 'Milo Farrow            Ana de la Torre', size: 12, above: 6 },
      { text: 'Farrow Research            University of Marisma', size: 10 },
      { text: 'milo@farrow.example            torre@marisma.example', size: 10 },
      { text: 'ABSTRACT', size: 11, bold: true, above: 14 },
      ...prose('en'),
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow', 'Ana de la Torre'],
  },
  {
    name: 'ACM journals: capitals with the institution on the line',
    lines: [
      { ...TITLE, bold: false },
      {
        text: 'DAON KANG^{∗} and EDDA QUIST^{∗} , Hanbit University, Republic of Korea',
        size: 9,
        x: 50,
        above: 6,
      },
      { text: 'MILO FARROW, The Farrow Group, Iceland', size: 9, x: 50 },
      ...prose('en'),
    ],
    names: ['DAON KANG', 'EDDA QUIST', 'MILO FARROW'],
  },
  {
    name: 'Springer: middle dots and raised numbers',
    lines: [
      TITLE,
      { text: 'Daon Kang^{1} · Edda Quist^{1,2} · Milo Farrow^{2}', size: 11, x: 50, above: 8 },
      { text: 'Received: 3 May 2020 / Accepted: 9 June 2021', size: 8, x: 50 },
      { text: '© The Author(s) 2021', size: 8, x: 50 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
  {
    name: 'LNCS: ORCID in square brackets and an envelope',
    lines: [
      TITLE,
      {
        text: 'Daon Kang^{1}[0000-0001-2345-6789] and Edda Quist^{2}(✉)[0000-0002-3456-7890]',
        size: 10,
        above: 8,
      },
      { text: '^{1} Hanbit University, Seoul, Korea', size: 9 },
      { text: '^{2} Norhaven University, Bergen, Norway', size: 9 },
      { text: 'quist@norhaven.example', size: 9 },
      {
        text: 'Abstract. We fill gaps in sparse series with a method of our own and compare it with others.',
        size: 9,
        above: 14,
        x: 80,
      },
      ...prose('en'),
    ],
    names: ['Daon Kang', 'Edda Quist'],
    corresponding: ['Edda Quist'],
  },
  {
    name: 'MDPI: type of article, sign behind each name, "and"',
    lines: [
      { text: 'Article', size: 10, x: 50 },
      TITLE,
      {
        text: 'Daon Kang ^{1,†} , Edda Quist ^{2} and Milo Farrow ^{1,2,} *',
        size: 10,
        x: 50,
        bold: true,
        above: 6,
      },
      { text: '^{1} Department of Statistics, Hanbit University, Seoul 04763, Korea', size: 8, x: 120 },
      { text: '^{2} Norhaven University, 5020 Bergen, Norway; quist@norhaven.example', size: 8, x: 120 },
      { text: '* Correspondence: farrow@norhaven.example; Tel.: +47-55-000-000', size: 8, x: 120 },
      { text: 'Academic Editor: Greta Stein', size: 7, x: 30 },
      { text: 'Received: 3 May 2020; Accepted: 9 June 2021', size: 7, x: 30 },
      {
        text: 'Abstract: We fill gaps in sparse series with a method of our own and compare it with others.',
        size: 9,
        above: 14,
        x: 120,
      },
      ...prose('en'),
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
    corresponding: ['Milo Farrow'],
  },
  {
    name: 'Nature: ampersand and glued numbers',
    lines: [
      TITLE,
      { text: 'Daon Kang1,2, Edda Quist3 & Milo Farrow1', size: 10, x: 50, above: 6 },
      ...prose('en'),
      { text: '1Hanbit University, Seoul, Korea. 2Norhaven University, Bergen, Norway.', size: 7, x: 50 },
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
  {
    name: 'OUP: each name over its institution in one size',
    lines: [
      TITLE,
      { text: 'Daon Kang', size: 13, x: 60, above: 12 },
      { text: 'Hanbit University, Republic of Korea', size: 13, x: 60 },
      { text: 'Edda W. Quist', size: 13, x: 60, above: 10 },
      { text: 'Norhaven School of Economics, University of Norhaven, Norway', size: 13, x: 60 },
      ...prose('en'),
    ],
    names: ['Daon Kang', 'Edda W. Quist'],
  },
  {
    name: 'Cambridge: small capitals come as capitals',
    lines: [TITLE, { text: 'DAON KANG AND EDDA W. QUIST*', size: 11, above: 12 }, ...ABSTRACT],
    names: ['DAON KANG', 'EDDA W. QUIST'],
  },
  {
    name: 'Taylor & Francis: raised letters before "and"',
    lines: [
      TITLE,
      { text: 'Daon Kang^{a} and Edda Quist^{b}', size: 11, x: 50, above: 6 },
      {
        text: '^{a}Department of Statistics, Hanbit University, Seoul, Republic of Korea; ^{b}Norhaven University, Bergen, Norway',
        size: 8,
        x: 50,
      },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist'],
  },
  {
    name: 'BMC: degrees stand apart, initials without full stops',
    lines: [
      { text: 'RESEARCH ARTICLE      Open Access', size: 12, x: 56 },
      TITLE,
      {
        text: 'Daon Kang^{1*} , Edda W Quist^{2,3} , Josephine Nana Afra Agyei-Mensah^{3} and Milo Farrow^{3}',
        size: 11,
        x: 56,
        above: 6,
      },
      ...ABSTRACT,
      { text: '* Correspondence: kang@hanbit.example', size: 8, x: 56, above: 150 },
    ],
    names: ['Daon Kang', 'Edda W Quist', 'Josephine Nana Afra Agyei-Mensah', 'Milo Farrow'],
    corresponding: ['Daon Kang'],
  },
  {
    name: 'APS: raised signs after commas',
    lines: [
      TITLE,
      { text: 'Daon Kang,^{1, ∗} E. W. Quist,^{2, †} and M. Farrow^{1, 2}', size: 10, above: 8 },
      { text: '^{1} Department of Physics, Hanbit University, Seoul 04763, Korea', size: 9 },
      { text: '^{2} Norhaven University, N-5020 Bergen, Norway', size: 9 },
      { text: '(Dated: May 3, 2021)', size: 9 },
      ...prose('en'),
    ],
    names: ['Daon Kang', 'E. W. Quist', 'M. Farrow'],
  },
  {
    name: 'arXiv preprint: plain commas, braces for addresses',
    lines: [
      TITLE,
      { text: 'Daon Kang, Edda Quist, Xin Tao', size: 12, above: 8 },
      { text: 'Centre for Vision, University of Norhaven', size: 12 },
      { text: '{d.kang,e.quist,x.tao}@norhaven.example', size: 9 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist', 'Xin Tao'],
  },
  {
    name: 'degrees behind names',
    lines: [
      TITLE,
      { text: 'Daon Kang, MD, PhD, Edda Quist, RN, and Milo Farrow, Jr., MPH', size: 11, above: 8 },
      { text: 'Hanbit University Hospital, Seoul, Korea', size: 9 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
  {
    name: 'family name first, divided by semicolons',
    lines: [
      TITLE,
      { text: 'Kang, Da-on; Quist, Edda W.; Farrow, Milo', size: 11, above: 8 },
      { text: 'Hanbit University', size: 9 },
      ...ABSTRACT,
    ],
    names: ['Kang, Da-on', 'Quist, Edda W.', 'Farrow, Milo'],
  },
  {
    name: 'a list over two lines that breaks inside a name',
    lines: [
      TITLE,
      { text: 'Daon Kang^{1}, Edda Quist^{1}, Milo Farrow^{2}, Ana', size: 11, above: 8 },
      { text: 'Torres^{2}, Bram Stoker-Vale^{1}, and Xin Tao^{2}', size: 11 },
      { text: '^{1} Hanbit University', size: 9 },
      { text: '^{2} Norhaven University', size: 9 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow', 'Ana Torres', 'Bram Stoker-Vale', 'Xin Tao'],
  },
  {
    name: 'one-page abstract: initials glued to family names',
    lines: [
      { text: 'GAPS IN SPARSE SERIES', size: 14, bold: true },
      { text: 'Yu.A.Kang^{1*}, L.Farrow dos Santos^{1}, and D.Quist^{2}', size: 10, above: 8 },
      { text: '^{1} Instituto de Fisica, Universidade de Marisma, Brazil', size: 10 },
      { text: '^{2} Norhaven Laboratory, Bergen, Norway', size: 10 },
      ...prose('en'),
    ],
    names: ['Yu.A.Kang', 'L.Farrow dos Santos', 'D.Quist'],
  },
  {
    name: 'slide deck: few words, names under a large title',
    lines: [
      { text: 'A Case Study on', size: 24, x: 20 },
      { text: 'Filling Gaps in', size: 36, x: 20 },
      { text: 'Sparse Series of Observations', size: 36, x: 20 },
      { text: 'Daon Kang, Edda Quist, Milo Farrow', size: 24, x: 100, above: 40 },
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
  {
    name: 'working paper: lone names, one under the other',
    lines: [
      { ...TITLE, bold: false },
      { text: 'Daon Kang', size: 12, above: 30 },
      { text: 'Edda W. Quist', size: 12, above: 6 },
      { text: 'Milo Farrow', size: 12, above: 6 },
      { text: 'Working Paper 12345', size: 12, above: 30 },
      { text: 'May 2021', size: 12 },
    ],
    names: ['Daon Kang', 'Edda W. Quist', 'Milo Farrow'],
  },
  {
    name: 'names set apart by a quad only',
    lines: [
      TITLE,
      { text: 'Daon Kang~Edda Quist~Milo Farrow', size: 12, above: 8 },
      { text: 'Norhaven University', size: 12 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
  {
    name: 'a firm below the list is no author',
    lines: [
      TITLE,
      { text: 'Daon Kang, Edda Quist', size: 12, above: 8 },
      { text: 'Vatic Brightwater', size: 12 },
      { text: '{kang,quist}@vatic.example', size: 10 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist'],
  },
  {
    name: 'NBER cover: series, title and names in one size',
    lines: [
      { text: 'NBER WORKING PAPER SERIES', size: 12 },
      { text: 'FILLING GAPS IN SPARSE SERIES', size: 12, above: 60 },
      { text: 'Daon Kang', size: 12, above: 40 },
      { text: 'Edda W. Quist', size: 12 },
      { text: 'Working Paper 12345', size: 12, above: 40 },
      { text: 'http://www.nber.example/papers/w12345', size: 12 },
      { text: 'NATIONAL BUREAU OF ECONOMIC RESEARCH', size: 12, above: 60 },
      { text: '1050 Massachusetts Avenue', size: 12 },
      { text: 'Cambridge, MA 02138', size: 12 },
      { text: 'May 2021', size: 12 },
    ],
    names: ['Daon Kang', 'Edda W. Quist'],
  },
  {
    name: 'INFORMS: bold names over institution and address',
    lines: [
      { text: 'MANAGEMENT SCIENCE', size: 9, x: 60 },
      { text: 'Vol. 66, No. 1, January 2020, pp. 1–20', size: 8, x: 60 },
      { ...TITLE, bold: true },
      { text: 'Daon Kang', size: 10, bold: true, above: 8 },
      { text: 'College of Business, Hanbit University, Seoul 04763, Korea, kang@hanbit.example', size: 9 },
      { text: 'Edda W. Quist, Milo Farrow', size: 10, bold: true, above: 4 },
      {
        text: 'Norhaven School of Economics, 5020 Bergen, Norway {quist@norhaven.example, farrow@norhaven.example}',
        size: 9,
      },
      ...prose('en'),
    ],
    names: ['Daon Kang', 'Edda W. Quist', 'Milo Farrow'],
  },
  {
    name: 'Wiley finance: capitals under the title, journal above',
    lines: [
      { text: 'THE JOURNAL OF SPARSE FINANCE • VOL. LXXI, NO. 2 • APRIL 2016', size: 7, x: 60 },
      { text: 'Filling Gaps in Sparse Series', size: 15 },
      { text: 'DAON KANG, EDDA QUIST, and MILO FARROW^{∗}', size: 10, above: 10 },
      { text: 'ABSTRACT', size: 9, above: 14 },
      ...prose('en'),
    ],
    names: ['DAON KANG', 'EDDA QUIST', 'MILO FARROW'],
  },
  {
    name: 'IEEE Access: memberships in brackets, corresponding author by name',
    lines: [
      TITLE,
      {
        text: 'DAON KANG^{1}, (Member, IEEE), EDDA QUIST^{2}, AND MILO FARROW^{1,3}, (Senior Member, IEEE)',
        size: 10,
        above: 8,
      },
      { text: '^{1}Department of Statistics, Hanbit University, Seoul 04763, South Korea', size: 8 },
      { text: '^{2}Norhaven University, 5020 Bergen, Norway', size: 8 },
      { text: '^{3}Farrow Laboratory, London, U.K.', size: 8 },
      { text: 'Corresponding author: Milo Farrow (farrow@farrow.example)', size: 8 },
      {
        text: 'ABSTRACT We fill gaps in sparse series with a method of our own and compare it with others.',
        size: 9,
        above: 10,
        x: 60,
      },
      ...prose('en'),
    ],
    names: ['DAON KANG', 'EDDA QUIST', 'MILO FARROW'],
    corresponding: ['MILO FARROW'],
  },
  {
    name: 'Frontiers: editors and reviewers in the side bar',
    lines: [
      TITLE,
      { text: 'Daon Kang^{1}, Edda Quist^{2}* and Milo Farrow^{1}', size: 11, above: 8, x: 200 },
      {
        text: '^{1} Hanbit University, Seoul, South Korea, ^{2} Norhaven University, Bergen, Norway',
        size: 8,
        x: 200,
      },
      { text: 'Edited by:', size: 11, x: 40, above: 10 },
      { text: 'Greta Stein,', size: 11, x: 40 },
      { text: 'Marisma University, Spain', size: 8, x: 40 },
      { text: 'Reviewed by:', size: 11, x: 40, above: 6 },
      { text: 'Olaf Berg,', size: 11, x: 40 },
      { text: 'University of Vik, Iceland', size: 8, x: 40 },
      { text: '*Correspondence:', size: 8, x: 40, above: 6 },
      { text: 'Edda Quist', size: 8, x: 40 },
      { text: 'quist@norhaven.example', size: 8, x: 40 },
      ...prose('en'),
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
    corresponding: ['Edda Quist'],
  },
  {
    name: 'address lines in the names’ own type',
    lines: [
      TITLE,
      { text: 'Dr. Edda Quist', size: 12, above: 10 },
      { text: 'Fjordgata 15', size: 12 },
      { text: 'N-5020 Bergen, Norway', size: 12 },
      { text: 'quist@norhaven.example', size: 9 },
      ...ABSTRACT,
    ],
    names: ['Edda Quist'],
  },
  {
    name: 'a grid whose last row has one name in the middle',
    lines: [
      TITLE,
      { text: 'Daon Kang          Edda Quist', size: 12, above: 8 },
      { text: 'Hanbit University          Seefahrtshochschule Norhaven', size: 10 },
      { text: 'Milo Farrow', size: 12 },
      { text: 'Wirtschaftsuniversität Norhaven', size: 10 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
  {
    name: 'two names of a grid whose gap was lost',
    lines: [
      TITLE,
      { text: 'Daon Kang          Edda W. Quist Milo F. Farrow', size: 12, above: 8 },
      { text: 'Hanbit University          Norhaven University Norhaven University', size: 10 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda W. Quist', 'Milo F. Farrow'],
  },
  {
    name: 'an ORCID icon leaves a gap before the comma',
    lines: [
      TITLE,
      { text: 'Daon Kang~, ^{1} Edda Quist~, ^{2} and Milo Farrow^{1}', size: 9, above: 8 },
      { text: '^{1} Hanbit University', size: 8 },
      { text: '^{2} Norhaven University', size: 8 },
      ...ABSTRACT,
    ],
    names: ['Daon Kang', 'Edda Quist', 'Milo Farrow'],
  },
];

describe('bylines of English-language publishers', () => {
  it.each(STYLES)('$name', (style) => {
    const result = read(style.lines);
    expect(namesOf(result)).toEqual(style.names);
    if (style.corresponding) expect(correspondingOf(result)).toEqual(style.corresponding);
    if (style.affiliations) expect(result.persons.map((p) => p.affiliation)).toEqual(style.affiliations);
  });
});
