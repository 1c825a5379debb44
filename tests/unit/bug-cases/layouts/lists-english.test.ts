import { describe } from 'vitest';
import { book, type Row } from '../../thesis/print';
import { testCases, type Case } from './judged';

const head = (text: string): Row => ({ text, size: 13, step: 30 });
const entry = (...lines: string[]): Row[] => lines.map((text, i) => ({ text, step: i === 0 ? 24 : 14 }));
const cv = (...rows: Row[]) => book([{ text: 'Haram Seo', size: 16 }, ...rows]);
const self = ['서하람', 'Haram Seo'];

/** Lists of works in English, as the fields write them. */
const CASES: readonly Case[] = [
  {
    name: 'economics: “with” in brackets, the applicant not printed',
    pages: cv(
      head('Publications'),
      ...entry(
        '“Filling Gaps in Sparse Series” (with Edda W. Quist and Milo Farrow), Journal of Rivers, 3(2), 2021.',
      ),
      ...entry('“Rivers Remember” (with Ana de la Torre), Water Letters, 2020.'),
      head('Working Papers'),
      ...entry('“Who Watches the Gauges?” with Hugo Brandt, revise and resubmit, Journal of Trust, 2022.'),
    ),
    self,
    people: [
      'coauthor Edda W. Quist',
      'coauthor Milo Farrow',
      'coauthor Ana de la Torre',
      'coauthor Hugo Brandt',
    ],
  },
  {
    name: 'Chicago: only the first author inverted',
    pages: cv(
      head('Articles'),
      ...entry(
        'Seo, Haram, Do-Hyeon Kim, and Edda W. Quist. 2021. “Filling Gaps in Sparse Series.” Journal of Rivers 3 (2): 1–9.',
      ),
      ...entry('Quist, Edda W., and Haram Seo. 2020. “Rivers Remember.” Water Letters 2: 5–9.'),
    ),
    self,
    people: [
      'coauthor Seo, Haram',
      'coauthor Do-Hyeon Kim',
      'coauthor Edda W. Quist',
      'coauthor Quist, Edda W.',
      'coauthor Haram Seo',
    ],
  },
  {
    name: 'Nature: initials with hyphens, ampersand, year in brackets at the end',
    pages: cv(
      head('Selected publications'),
      ...entry('Seo, H., Kim, D.-H. & Quist, E. W. Filling gaps in sparse series. Rivers 5, 1–9 (2021).'),
      ...entry('Farrow, M. & Seo, H. Rivers remember. Water 2, 5–9 (2020).'),
    ),
    self,
    people: ['coauthor Seo, H.', 'coauthor Kim, D.-H.', 'coauthor Quist, E. W.', 'coauthor Farrow, M.'],
  },
  {
    name: 'title on a line of its own, authors and venue below',
    pages: cv(
      head('Publications'),
      ...entry(
        'Filling Gaps in Sparse Series',
        'Haram Seo, Do-Hyeon Kim, Edda W. Quist',
        'Journal of Rivers, 2021',
      ),
      ...entry('Rivers Remember', 'Milo Farrow, Haram Seo', 'Proceedings of Rivers, 2020'),
    ),
    self,
    people: ['coauthor Haram Seo', 'coauthor Do-Hyeon Kim', 'coauthor Edda W. Quist', 'coauthor Milo Farrow'],
  },
  {
    name: 'authors fill a line, the quoted title begins the next',
    pages: cv(
      head('Publications'),
      ...entry(
        'Haram Seo*, Do-Hyeon Kim*, Edda W. Quist, Milo Farrow, and Ana de la Torre.',
        '“Filling Gaps in Sparse Series." RIVERS 2021 (Oral; top 1% of submissions).',
      ),
      ...entry('Hugo Brandt and Haram Seo.', '“Rivers Remember." WATERS 2020.'),
    ),
    self,
    people: [
      'coauthor Haram Seo',
      'coauthor Do-Hyeon Kim',
      'coauthor Edda W. Quist',
      'coauthor Milo Farrow',
      'coauthor Ana de la Torre',
      'coauthor Hugo Brandt',
    ],
  },
  {
    name: 'year in a column of its own',
    pages: cv(
      head('Publications'),
      {
        cells: [
          [60, '2021'],
          [120, 'H. Seo, D.-H. Kim and E. W. Quist. Filling gaps in sparse series. Journal of Rivers.'],
        ],
        step: 24,
      },
      {
        cells: [
          [60, '2020'],
          [120, 'M. Farrow and H. Seo. Rivers remember. Water Letters.'],
        ],
        step: 24,
      },
    ),
    self,
    people: ['coauthor H. Seo', 'coauthor D.-H. Kim', 'coauthor E. W. Quist', 'coauthor M. Farrow'],
  },
  {
    name: 'ACM: full names, year, title, In',
    pages: cv(
      head('Conference Papers'),
      ...entry(
        '[C2] Haram Seo, Do-Hyeon Kim, and Edda W. Quist. 2021. Filling Gaps in Sparse Series. In Proceedings of',
        'Rivers ’21, Seoul, Korea, 12 pages.',
      ),
      ...entry('[C1] Milo Farrow and Haram Seo. 2020. Rivers Remember. In Proceedings of Rivers ’20.'),
    ),
    self,
    people: ['coauthor Haram Seo', 'coauthor Do-Hyeon Kim', 'coauthor Edda W. Quist', 'coauthor Milo Farrow'],
  },
  {
    name: 'stars for equal contribution leave no trace in the names',
    pages: cv(
      head('Publications (* equal contribution)'),
      ...entry('• Haram Seo*, Do-Hyeon Kim*, Edda W. Quist. “Filling Gaps in Sparse Series.” RIVERS 2021.'),
    ),
    self,
    people: ['coauthor Haram Seo', 'coauthor Do-Hyeon Kim', 'coauthor Edda W. Quist'],
  },
  {
    name: 'MLA: et al. hides people',
    pages: cv(
      head('Articles'),
      ...entry('Seo, Haram, et al. “Filling Gaps in Sparse Series.” Journal of Rivers, vol. 3, 2021.'),
    ),
    self,
    people: ['coauthor Seo, Haram'],
    doubts: ['hidden_people'],
  },
  {
    name: 'a work without authors is said: somebody may have been left out',
    pages: cv(
      head('Publications'),
      ...entry('Haram Seo and Edda W. Quist. Filling gaps in sparse series. Journal of Rivers, 2021.'),
      ...entry('“What the Gauges Do Not Say, and Who Listens,” in a volume on rivers, Norhaven, 2020.'),
    ),
    self,
    people: ['coauthor Haram Seo', 'coauthor Edda W. Quist'],
    doubts: ['layout_unknown'],
  },
  {
    name: 'places in brackets are no people',
    pages: cv(
      head('Conference Papers'),
      ...entry(
        'Haram Seo and Edda W. Quist. “Filling Gaps in Sparse Series.” RIVERS (Cape Town, South Africa), 2021.',
      ),
      ...entry('“Rivers Remember.” Talk at WATERS (Lake Tahoe, West Virginia), Norhaven, 2020.'),
    ),
    self,
    people: ['coauthor Haram Seo', 'coauthor Edda W. Quist'],
    doubts: ['layout_unknown'],
  },
  {
    name: 'talks, students, referees and committees are no co-authors',
    pages: cv(
      head('Publications'),
      ...entry('Haram Seo and Edda W. Quist. Filling gaps in sparse series. Journal of Rivers, 2021.'),
      head('Invited Talks'),
      ...entry('“Rivers Remember,” hosted by Milo Farrow, University of Norhaven, 2021.'),
      head('Students Supervised'),
      ...entry('Ana Bell, Hugo Brandt (M.S., 2020)'),
      head('References'),
      ...entry('Prof. Milo Farrow, University of Norhaven, 2021'),
    ),
    self,
    people: ['coauthor Haram Seo', 'coauthor Edda W. Quist'],
  },
];

describe('lists of works in English', () => testCases('cv', CASES));
