import { makeArticle } from '../article';
import { makeCapture } from '../capture';
import { makeThesis } from '../thesis';
import {
  by,
  file,
  PLACES,
  PLACES_KO,
  SCHOOL,
  SCHOOL_EN,
  type ApplicantContext,
  type RoundFile,
} from './common';

/** All four sub-folders: Korean doctoral thesis, Korean and English papers, a profile capture. */
export async function prolific({
  externalId: id,
  self,
  people,
  seed,
}: ApplicantContext): Promise<RoundFile[]> {
  const [supervisor, chair, second] = people.professors;
  const [third, fourth] = people.members;
  const [mate, partner, friend] = people.colleagues;
  const title = '희소 관측 환경에서의 적응형 상태 추정 기법 연구';
  const koreanPaper = '다중 척도 관측 자료의 결측값 보정 기법';
  const englishPaper = 'Adaptive State Estimation under Sparse Observations';
  const thesis = await makeThesis({
    ...SCHOOL,
    language: 'ko',
    degree: 'doctor',
    title,
    subtitle: 'A Study on Adaptive State Estimation with Sparse Observations',
    author: self,
    supervisor,
    committee: [chair, second, third, fourth, supervisor],
    year: 2021,
    month: 8,
    thanked: [mate],
    seed,
  });
  const korean = await makeArticle({
    style: 'kci',
    title: koreanPaper,
    subtitle: 'Imputation of Missing Values in Multi-Scale Observations',
    self,
    authors: [by(self, 0), by(mate, 1), by(supervisor, 0, true)],
    affiliations: PLACES_KO,
    venue: '가람정보학회논문지',
    year: 2022,
    seed,
  });
  const english = await makeArticle({
    style: 'ieee',
    title: englishPaper,
    self,
    authors: [by(self, 0), by(partner, 1), by(friend, 2), by(supervisor, 0, true)],
    affiliations: PLACES,
    venue: 'Imagined Transactions on Signals',
    year: 2023,
    seed,
  });
  const capture = makeCapture({
    self,
    affiliation: SCHOOL_EN.university,
    sidebar: [supervisor, partner],
    works: [
      {
        title: englishPaper,
        authors: [self, partner, friend, supervisor],
        venue: 'Imagined Transactions on Signals 17 (4)',
        year: 2023,
      },
      {
        title: 'Layered Models for Boundary Analysis',
        authors: [mate, self, partner, friend, supervisor],
        venue: 'Garam Letters 3',
        year: 2020,
        cut: true,
      },
    ],
    seed,
  });
  return [
    file(id, 'degree_thesis', `${title} (국문 박사)`, thesis),
    file(id, 'representative_research', koreanPaper, korean),
    file(id, 'journal_article', englishPaper, english),
    {
      path: `구글스칼라/${id}_hindex.png`,
      docType: 'hindex',
      format: 'image',
      state: 'picture',
      ...capture,
    },
  ];
}
