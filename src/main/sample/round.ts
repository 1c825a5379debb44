import type { DocType, SourceFormat } from '../engine/domain/words';
import { makeArticle, type ArticleAuthor } from './article';
import { makeBroken } from './broken';
import { makeCapture } from './capture';
import { createCast, latin, shown, type CastMember } from './cast';
import { createRandom } from './random';
import { makeApprovalScan } from './scan';
import { makeThesis } from './thesis';
import type { BuiltDocument, ExpectedFile } from './truth';

const HANBIT = '한빛대학교';
const HANBIT_EN = 'Hanbit University';
const PLACES = [
  'Department of Computer Science, Hanbit University',
  'Saebyeok Institute of Technology',
  'School of Engineering, Namdo University',
];
const PLACES_KO = ['한빛대학교 컴퓨터공학과', '새벽과학기술원 정보공학부', '남도대학교 산업공학과'];

export interface RoundFile {
  /** Below the applicant's folder, NFC. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly docType: DocType;
  readonly format: SourceFormat | null;
  readonly state: ExpectedFile['state'];
  readonly pages: number;
  readonly persons: BuiltDocument['persons'];
}
export interface RoundApplicant {
  readonly externalId: string;
  readonly name: string;
  /** One ZIP with CP949 names instead of a folder. */
  readonly zip: boolean;
  readonly files: readonly RoundFile[];
}

const TAGS = {
  degree_thesis: '학위논문',
  representative_research: '대표연구실적',
  journal_article: '학술논문',
} as const;

function file(
  id: string,
  docType: keyof typeof TAGS,
  title: string,
  built: BuiltDocument,
  options: { flat?: boolean; state?: ExpectedFile['state'] } = {},
): RoundFile {
  const name = `${id}_[${TAGS[docType]}]_${title}.pdf`;
  const path = options.flat === true ? name : `${TAGS[docType]}/${name}`;
  return { path, docType, format: 'pdf', state: options.state ?? 'text', ...built };
}

const by = (person: CastMember, at: number, corresponding = false): ArticleAuthor => ({
  person,
  at,
  corresponding,
});

/** The six invented applicants with their documents. The people depend on the seed, the kinds of documents do not. */
export async function buildRound(seed: number): Promise<RoundApplicant[]> {
  const cast = createCast(createRandom(seed));
  const ko = (n: number): CastMember[] => Array.from({ length: n }, () => cast.korean());
  const id = (n: number): string => `2401-${String(n).padStart(6, '0')}`;
  const [a, b, c, d, f] = ko(5) as [CastMember, CastMember, CastMember, CastMember, CastMember];
  const e = cast.foreign();
  const professors = ko(10) as [CastMember, CastMember, CastMember, CastMember, CastMember, ...CastMember[]];
  const [p1, p2, p3, p4, p5] = professors;
  const members = professors.slice(5);
  const school = { university: HANBIT, department: '컴퓨터공학과', field: '공학' } as const;
  const schoolEn = {
    university: HANBIT_EN,
    department: 'Department of Computer Science',
    field: 'Engineering',
  };

  const koreanThesis = '희소 관측 환경에서의 적응형 상태 추정 기법 연구';
  const koreanPaper = '다중 척도 관측 자료의 결측값 보정 기법';
  const ieeePaper = 'Adaptive State Estimation under Sparse Observations';
  const [m1, m2, m3] = ko(3) as [CastMember, CastMember, CastMember];
  const first: RoundFile[] = [
    file(
      id(1),
      'degree_thesis',
      `${koreanThesis} (국문 박사)`,
      await makeThesis({
        ...school,
        language: 'ko',
        degree: 'doctor',
        title: koreanThesis,
        subtitle: 'A Study on Adaptive State Estimation with Sparse Observations',
        author: a,
        supervisor: p1,
        committee: [p2, p3, members[0] as CastMember, members[1] as CastMember, p1],
        year: 2021,
        month: 8,
        thanked: [m1],
        seed,
      }),
    ),
    file(
      id(1),
      'representative_research',
      koreanPaper,
      await makeArticle({
        style: 'kci',
        title: koreanPaper,
        subtitle: 'Imputation of Missing Values in Multi-Scale Observations',
        self: a,
        authors: [by(a, 0), by(m1, 1), by(p1, 0, true)],
        affiliations: PLACES_KO,
        venue: '가람정보학회논문지',
        year: 2022,
        seed,
      }),
    ),
    file(
      id(1),
      'journal_article',
      ieeePaper,
      await makeArticle({
        style: 'ieee',
        title: ieeePaper,
        self: a,
        authors: [by(a, 0), by(m2, 1), by(m3, 2), by(p1, 0, true)],
        affiliations: PLACES,
        venue: 'IMAGINED TRANSACTIONS ON SIGNALS',
        year: 2023,
        seed,
      }),
    ),
  ];
  const capture = makeCapture({
    self: a,
    affiliation: HANBIT_EN,
    sidebar: [p1, m2],
    seed,
    works: [
      {
        title: ieeePaper,
        authors: [a, m2, m3, p1],
        venue: 'Imagined Transactions on Signals 17 (4)',
        year: 2023,
      },
      {
        title: 'Layered Models for Boundary Analysis',
        authors: [m1, a, m2, m3, p1],
        venue: 'Garam Letters 3',
        year: 2020,
        cut: true,
      },
    ],
  });
  first.push({
    path: `구글스칼라/${id(1)}_hindex.png`,
    docType: 'hindex',
    format: 'image',
    state: 'picture',
    ...capture,
  });

  const englishThesis = 'Layered Models for Fluid Boundary Analysis';
  const elsevierPaper = 'Boundary layer analysis with layered surrogate models';
  const acmPaper = 'Reusing Neighbour Intervals for Fast Simulation';
  const [n1, n2] = ko(2) as [CastMember, CastMember];
  const abroad = cast.foreign();
  const second = [
    file(
      id(2),
      'degree_thesis',
      `${englishThesis} (영문 박사)`,
      await makeThesis({
        ...schoolEn,
        language: 'en',
        degree: 'doctor',
        title: englishThesis,
        subtitle: '유체 경계 해석을 위한 계층 모형',
        author: b,
        supervisor: p2,
        coSupervisor: p4,
        committee: [p3, p2, p4, members[2] as CastMember, abroad],
        year: 2020,
        month: 2,
        seed: seed + 1,
      }),
    ),
    file(
      id(2),
      'journal_article',
      elsevierPaper,
      await makeArticle({
        style: 'elsevier',
        title: elsevierPaper,
        self: b,
        authors: [by(b, 0), by(n1, 1), by(abroad, 2), by(p2, 0, true)],
        affiliations: PLACES,
        venue: 'Journal of Invented Mechanics',
        year: 2021,
        seed: seed + 1,
      }),
    ),
    file(
      id(2),
      'journal_article',
      acmPaper,
      await makeArticle({
        style: 'acm',
        title: acmPaper,
        self: b,
        authors: [by(b, 0), by(n2, 2), by(p2, 0, true)],
        affiliations: PLACES,
        venue: 'Proc. Imagined Comput.',
        year: 2024,
        seed: seed + 1,
      }),
    ),
  ];

  const masterThesis = '분산 추정을 이용한 설비 이상 감지';
  const approvalTitle = `${masterThesis} 인준지`;
  const third = [
    file(
      id(3),
      'degree_thesis',
      `${masterThesis} (국문 석사)`,
      await makeThesis({
        ...school,
        language: 'ko',
        degree: 'master',
        title: masterThesis,
        subtitle: 'Anomaly Detection by Distributed Estimation',
        author: c,
        supervisor: p3,
        committee: [],
        approval: false,
        year: 2019,
        month: 2,
        seed: seed + 2,
      }),
    ),
    file(
      id(3),
      'degree_thesis',
      approvalTitle,
      await makeApprovalScan({
        author: c,
        committee: [p4, members[3] as CastMember, p3],
        degree: 'master',
        field: '공학',
        university: HANBIT,
        year: 2019,
        month: 2,
        seed: seed + 2,
      }),
      { state: 'picture' },
    ),
    file(
      id(3),
      'journal_article',
      '설비 이상 감지를 위한 희소 표현 학습',
      await makeArticle({
        style: 'kci',
        title: '설비 이상 감지를 위한 희소 표현 학습',
        subtitle: 'Sparse Codes for Anomaly Detection',
        self: c,
        authors: [by(n1, 1), by(c, 0, true), by(p3, 0)],
        affiliations: PLACES_KO,
        venue: '나래산업학회지',
        year: 2018,
        seed: seed + 2,
      }),
    ),
  ];

  const flat = { flat: true } as const;
  const fourthPaper = await makeArticle({
    style: 'ieee',
    title: 'Sparse Codes in Practice',
    self: d,
    authors: [by(d, 0), by(p4, 1, true)],
    affiliations: PLACES,
    venue: 'IMAGINED LETTERS ON SENSING',
    year: 2022,
    seed: seed + 3,
  });
  const fourth: RoundFile[] = [
    file(
      id(4),
      'degree_thesis',
      '다중 척도 관측을 위한 표본화 이론 (국문 박사)',
      await makeThesis({
        ...school,
        language: 'ko',
        degree: 'doctor',
        title: '다중 척도 관측을 위한 표본화 이론',
        subtitle: 'Sampling Theory for Multi-Scale Sensing',
        author: d,
        supervisor: p4,
        coSupervisor: p5,
        committee: [p1, members[0] as CastMember, members[4] as CastMember, p5, p4],
        year: 2022,
        month: 2,
        seed: seed + 3,
      }),
      flat,
    ),
    file(id(4), 'journal_article', 'Sparse Codes in Practice', fourthPaper, flat),
    {
      ...file(id(4), 'journal_article', '받다가 끊긴 파일', fourthPaper, { flat: true, state: 'damaged' }),
      bytes: makeBroken(fourthPaper.bytes),
      pages: 0,
      persons: [],
    },
  ];

  const fifthThesis = 'Multi-Scale Sensing of Coastal Waters';
  const fifth = [
    file(
      id(5),
      'degree_thesis',
      `${fifthThesis} (영문 박사)`,
      await makeThesis({
        language: 'en',
        degree: 'doctor',
        title: fifthThesis,
        subtitle: '',
        author: e,
        supervisor: cast.foreign(),
        committee: [cast.foreign(), cast.foreign(), p5],
        university: 'Harrowfield University',
        department: 'School of Earth Systems',
        field: 'Earth Science',
        year: 2018,
        month: 6,
        seed: seed + 4,
      }),
    ),
    file(
      id(5),
      'representative_research',
      'Coastal sensing with drifting arrays',
      await makeArticle({
        style: 'elsevier',
        title: 'Coastal sensing with drifting arrays',
        self: e,
        authors: [by(e, 1), by(n2, 0), by(p5, 0, true)],
        affiliations: PLACES,
        venue: 'Invented Ocean Letters',
        year: 2021,
        seed: seed + 4,
      }),
    ),
  ];

  const sixth = [
    file(
      id(6),
      'degree_thesis',
      '경계층 해석의 수치 안정성 (국문 박사)',
      await makeThesis({
        ...school,
        language: 'ko',
        degree: 'doctor',
        title: '경계층 해석의 수치 안정성',
        subtitle: 'Numerical Stability of Boundary Analysis',
        author: f,
        supervisor: p5,
        committee: [p3, p4, members[1] as CastMember, members[2] as CastMember, p5],
        year: 2023,
        month: 8,
        seed: seed + 5,
      }),
    ),
    file(
      id(6),
      'journal_article',
      '경계층 해석을 위한 표본화',
      await makeArticle({
        style: 'kci',
        title: '경계층 해석을 위한 표본화',
        subtitle: 'Sampling for Boundary Analysis',
        self: f,
        authors: [by(f, 0), by(m3, 2), by(p5, 0, true)],
        affiliations: PLACES_KO,
        venue: '가람정보학회논문지',
        year: 2023,
        seed: seed + 5,
      }),
    ),
  ];

  const people = [a, b, c, d, e, f];
  return [first, second, third, fourth, fifth, sixth].map((files, i) => ({
    externalId: id(i + 1),
    name: shown(people[i] ?? { given: latin(e), family: '' }),
    zip: i === 5,
    files,
  }));
}
