import { describe, expect, it } from 'vitest';
import type { RawPerson } from '../../../src/main/engine/domain/person';
import { extractThesis } from '../../../src/main/engine/extractors/rules/thesis/thesis';
import { book, row, type Row } from './print';

const COVER: readonly Row[] = [
  { text: 'ON NOTHING IN PARTICULAR', size: 18 },
  'A Dissertation',
  'Presented to the Faculty of the Graduate School',
  'in Partial Fulfillment of the Requirements for the Degree of',
  'Doctor of Philosophy',
  'by',
  'Gildong Hong',
  'August 2019',
];
const BODY: readonly Row[] = [
  'Chapter 1 Introduction',
  'This chapter explains why nothing was studied before.',
];
const read = (...pages: readonly (readonly Row[])[]) =>
  extractThesis(book(...pages, BODY), {
    docType: 'degree_thesis',
    filename: 'a.pdf',
    selfNames: ['Gildong Hong'],
    largeCollaboration: 30,
  });
const listed = (persons: readonly RawPerson[]): string[] =>
  persons.filter((p) => p.role !== 'coauthor').map((p) => `${p.role} ${p.nameRaw}`);

describe('English thesis: cover', () => {
  it('reads author, degree, year and title', () => {
    const { persons, observations } = read(COVER);
    expect(persons.map((p) => `${p.role} ${p.nameRaw}`)).toEqual(['coauthor Gildong Hong']);
    expect(observations).toMatchObject({ degree: 'doctor', year: 2019, title: 'ON NOTHING IN PARTICULAR' });
  });

  it.each([
    [['Advisor: Mina Park']],
    [['Thesis Supervisor   Prof. Mina Park']],
    [['under the supervision of', 'Professor Mina Park']],
    [['under the supervision of Professor Mina Park']],
    [['Supervised by Dr. Mina Park']],
    [['Approved: the dissertation of Gildong Hong', '____________________', 'Mina Park, Advisor']],
    [['Thesis approved by the faculty', 'Mina Park', 'Professor of Nothing', 'Thesis Supervisor']],
    [['I certify that I have read this dissertation', '(Mina Park) Principal Adviser']],
    [['(Supervised by professor Mina Park)']],
    [['Dissertation directed by Professor Mina Park']],
    [['Thesis Advisor: Mina Park, Ph.D.']],
    [['Major Professor: Dr. Mina Park']],
  ])('finds the supervisor in %j', (rows) => {
    expect(listed(read(COVER, rows).persons)).toEqual(['supervisor Mina Park']);
  });

  it('never lists the fillers of a template', () => {
    const { persons, observations } = read(
      ['Title', 'by', 'Your Name', 'A dissertation in partial fulfillment'],
      [
        'This certifies that the dissertation of Your Name is approved',
        row('Thesis Supervisor', 'Name of Supervisor'),
        row('Thesis Committee Member', 'Name1'),
        row('Thesis Committee Member', 'Name2'),
      ],
    );
    expect(persons).toEqual([]);
    expect(observations.placeholders).toEqual(['Your Name', 'Name of Supervisor', 'Name1', 'Name2']);
    expect(observations.emptyRows).toBe(2);
  });
});

describe('English thesis: signature pages', () => {
  const head = ['The dissertation of Gildong Hong is approved:'];

  it.each<[string, readonly Row[]]>([
    [
      'names before their part',
      [
        'Mina Park, Chair',
        'John Q. Smith',
        'Jane van der Berg, Committee Member',
        'Thesis Committee:',
        'Hana Choi',
        'Paul O’Brien',
      ],
    ],
    [
      'labels before their names',
      [
        'Committee Chair: Mina Park',
        'Committee Member: Jane van der Berg',
        'Committee Member: Hana Choi',
        'Committee Member: Paul O’Brien',
      ],
    ],
    [
      'rules, names, labels',
      [
        '______________________',
        'Mina Park',
        'Chair',
        '______________________',
        'Jane van der Berg',
        'Member',
        '______________________',
        'Hana Choi',
        'Member',
        '______________________',
        'Paul O’Brien',
        'Member',
      ],
    ],
  ])('reads %s', (_, rows) => {
    const names = listed(read(COVER, [...head, ...rows]).persons);
    expect(names[0]).toBe('committee_chair Mina Park');
    expect(names).toEqual(
      expect.arrayContaining([
        'committee Jane van der Berg',
        'committee Hana Choi',
        "committee Paul O'Brien",
      ]),
    );
  });

  it('reads the list under a heading and passes over posts and places', () => {
    const rows = [
      'Approved by:',
      'Dr. Mina Park',
      'School of Nothing',
      'Test Institute of Technology',
      'Dr. Hana Choi',
      'School of Nothing',
      'Date Approved: May 1, 2019',
    ];
    expect(listed(read(COVER, rows).persons)).toEqual(['committee Mina Park', 'committee Hana Choi']);
  });

  it.each<[string, readonly Row[], readonly string[]]>([
    [
      'a list in charge',
      ['Committee in charge:', 'Professor Mina Park, Chair', 'Professor Hana Choi', 'Professor Paul Lee'],
      ['committee_chair Mina Park', 'committee Hana Choi', 'committee Paul Lee'],
    ],
    [
      'a head of committee',
      [
        'Approved by',
        'Head of Committee  Prof. Mina Park  (signature)',
        'Committee Member  Prof. Hana Choi  (signature)',
      ],
      ['committee_chair Mina Park', 'committee Hana Choi'],
    ],
    [
      'numbered members',
      [
        'This certifies that the thesis of Gildong Hong is approved.',
        'signature',
        'Thesis Committee Member #1: Mina Park',
        'signature',
        'Thesis Committee Member#2: Hana Choi',
      ],
      ['committee Mina Park', 'committee Hana Choi'],
    ],
    [
      'a dean, who is no jury',
      ['Approved by:', 'Mina Park', 'Professor of Nothing', 'John Dean Smith', 'Dean of the Graduate School'],
      ['committee Mina Park'],
    ],
    [
      'every member under a sentence',
      [
        'I certify that I have read this dissertation and that it is adequate.',
        '(Mina Park) Principal Adviser',
        'I certify that I have read this dissertation and that it is adequate.',
        '(Hana Choi)',
      ],
      ['supervisor Mina Park', 'committee Hana Choi'],
    ],
    [
      'who accepts, as no jury',
      [
        'Certified by . . . . . . . . . . . .',
        'Mina Park',
        'Professor of Nothing',
        'Thesis Supervisor',
        'Accepted by . . . . . . . . . . . .',
        'Paul Lee',
        'Professor of Nothing',
        'Chair, Department Committee on Graduate Students',
      ],
      ['supervisor Mina Park'],
    ],
    [
      'a rule after the label',
      [
        'This thesis is approved',
        'Committee Chair ______________',
        'Prof. Mina Park',
        'Committee Member ______________',
        'Prof. Hana Choi',
      ],
      ['committee_chair Mina Park', 'committee Hana Choi'],
    ],
    [
      'a table whose last column is the part',
      [
        'The thesis was approved by the jury',
        {
          cells: [
            [72, 'Mina Park'],
            [220, 'Professor, Test University'],
            [430, 'Supervisor'],
          ],
        },
        {
          cells: [
            [72, 'Jean Dubois'],
            [220, 'Professor, Test University'],
            [430, 'Rapporteur'],
          ],
        },
      ],
      ['supervisor Mina Park', 'committee Mina Park', 'committee Jean Dubois'],
    ],
    [
      'undersigned examiners',
      [
        'The undersigned hereby certify that this thesis is worthy of acceptance',
        'Committee Chair  Prof. Mina Park',
        'Member  Prof. Hana Choi',
        'Member  Prof. Paul Lee',
      ],
      ['committee_chair Mina Park', 'committee Hana Choi', 'committee Paul Lee'],
    ],
    [
      'two supervisors',
      ['Advisors: Mina Park and Hana Choi'],
      ['supervisor Mina Park', 'supervisor Hana Choi'],
    ],
    [
      'a labelled list',
      ['Committee: Mina Park, Hana Choi, and Paul Lee', 'approved'],
      ['committee Mina Park', 'committee Hana Choi', 'committee Paul Lee'],
    ],
  ])('reads %s', (_, rows, names) => {
    expect(listed(read(COVER, rows).persons)).toEqual(names);
  });

  it('counts a supervisor among the rows of the jury', () => {
    const rows = [
      row('Thesis Supervisor', 'Mina Park'),
      row('Thesis Committee Member', 'Hana Choi'),
      row('Thesis Committee Member', 'Paul Lee'),
    ];
    expect(read(COVER, [...head, ...rows]).observations.committeeRows).toBe(3);
  });

  it('does not take prose about committees for rows', () => {
    const prose = [
      'Members of the committee were asked to answer a survey about nothing.',
      'The chair was red.',
      'Readers may skip this chapter.',
    ];
    expect(listed(read(COVER, prose).persons)).toEqual([]);
  });
});

describe('English thesis: acknowledgements', () => {
  const THANKS: readonly Row[] = [
    'ACKNOWLEDGEMENTS',
    'I thank my advisor, Mina Park, for her patience. I am grateful for my committee members Jane Berg and',
    'Paul Stone, who read everything. I also thank Prof. Karl Braun, and friends including Amy Wood, Ben Hill, and Carl',
    'Frost. Googling in Mountain View was fun. My parents, Ann and Bob, never asked.',
  ];

  it('takes roles that thanks tell, for review, and thanked people lightly', () => {
    const { persons } = read(COVER, THANKS);
    expect(listed(persons)).toEqual([
      'supervisor Mina Park',
      'committee Mina Park',
      'committee Jane Berg',
      'committee Paul Stone',
      'acknowledged Karl Braun',
      'acknowledged Amy Wood',
      'acknowledged Ben Hill',
      'acknowledged Carl Frost',
    ]);
    expect(persons.find((p) => p.role === 'supervisor')?.confidence).toBeLessThan(0.7);
  });

  it.each([
    'I am similarly grateful for my committee members, Jane Berg and Paul Stone.',
    'The other members of my committee, Jane Berg and Paul Stone, asked what nobody had asked.',
    'Jane Berg and Paul Stone served on my committee as well.',
  ])('takes whoever guided before "%s" for a member too, never surely', (linked) => {
    const { persons } = read(COVER, [
      'ACKNOWLEDGEMENTS',
      'I thank my advisor, Mina Park, for her patience.',
      'Working with Karl Braun was a joy. For his mentorship and his maps I cannot thank him enough.',
      linked,
      'My friends, including Amy Wood and Ben Hill, gave advice on bread.',
    ]);
    const jury = persons.filter((p) => p.role === 'committee');
    expect(jury.map((p) => p.nameRaw).sort()).toEqual(['Jane Berg', 'Karl Braun', 'Mina Park', 'Paul Stone']);
    expect(jury.every((p) => p.confidence < 0.7)).toBe(true);
  });

  it('takes nobody for a member whom the thanks do not tie to the committee', () => {
    const roles = (thanks: readonly Row[]): string[] =>
      read(COVER, ['ACKNOWLEDGEMENTS', 'I thank my advisor, Mina Park, for her patience.', ...thanks])
        .persons.filter((p) => p.nameRaw === 'Karl Braun')
        .map((p) => p.role);
    expect(
      roles([
        'I thank Karl Braun for his mentorship.',
        'I am grateful for my committee members, Jane Berg and Paul Stone.',
      ]),
    ).toEqual(['acknowledged']);
    expect(
      roles([
        'I thank Karl Braun for the bread.',
        'Jane Berg and Paul Stone served on my committee as well.',
      ]),
    ).toEqual(['acknowledged']);
  });

  it('adds nothing to people a form names', () => {
    const { persons } = read(COVER, ['Advisor: Mina Park', 'approved'], THANKS);
    expect(persons.filter((p) => p.nameRaw === 'Mina Park').map((p) => p.role)).toEqual(['supervisor']);
    expect(persons.find((p) => p.nameRaw === 'Mina Park')?.confidence).toBeGreaterThan(0.9);
  });
});
