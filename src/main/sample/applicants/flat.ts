import { makeArticle } from '../article';
import { makeBroken } from '../broken';
import { makeThesis } from '../thesis';
import { by, file, PLACES, SCHOOL, type ApplicantContext, type RoundFile } from './common';

/** Everything in one folder, and one file whose download broke off. */
export async function flat({ externalId: id, self, people, seed }: ApplicantContext): Promise<RoundFile[]> {
  const [chair, , , supervisor, coSupervisor] = people.professors;
  const [member, , , , other] = people.members;
  const title = '다중 척도 관측을 위한 표본화 이론';
  const paper = 'Sparse Codes in Practice';
  const thesis = await makeThesis({
    ...SCHOOL,
    language: 'ko',
    degree: 'doctor',
    title,
    subtitle: 'Sampling Theory for Multi-Scale Sensing',
    author: self,
    supervisor,
    coSupervisor,
    committee: [chair, member, other, coSupervisor, supervisor],
    year: 2022,
    month: 2,
    seed,
  });
  const article = await makeArticle({
    style: 'ieee',
    title: paper,
    self,
    authors: [by(self, 0), by(supervisor, 1, true)],
    affiliations: PLACES,
    venue: 'Imagined Letters on Sensing',
    year: 2022,
    seed,
  });
  const broken = { bytes: makeBroken(article.bytes), pages: 0, persons: [] };
  return [
    file(id, 'degree_thesis', `${title} (국문 박사)`, thesis, { flat: true }),
    file(id, 'journal_article', paper, article, { flat: true }),
    file(id, 'journal_article', '받다가 끊긴 파일', broken, { flat: true, state: 'damaged' }),
  ];
}
