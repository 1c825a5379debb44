import { makeArticle } from '../article';
import { makeThesis } from '../thesis';
import { by, file, PLACES_KO, SCHOOL, type ApplicantContext, type RoundFile } from './common';

/** Two ordinary documents; what is special is the archive around them. */
export async function zipped({ externalId: id, self, people, seed }: ApplicantContext): Promise<RoundFile[]> {
  const [, , chair, second, supervisor] = people.professors;
  const [, third, fourth] = people.members;
  const [, , partner] = people.colleagues;
  const title = '경계층 해석의 수치 안정성';
  const paper = '경계층 해석을 위한 표본화';
  const thesis = await makeThesis({
    ...SCHOOL,
    language: 'ko',
    degree: 'doctor',
    title,
    subtitle: 'Numerical Stability of Boundary Analysis',
    author: self,
    supervisor,
    committee: [chair, second, third, fourth, supervisor],
    year: 2023,
    month: 8,
    seed,
  });
  const article = await makeArticle({
    style: 'kci',
    title: paper,
    subtitle: 'Sampling for Boundary Analysis',
    self,
    authors: [by(self, 0), by(partner, 2), by(supervisor, 0, true)],
    affiliations: PLACES_KO,
    venue: '가람정보학회논문지',
    year: 2023,
    seed,
  });
  return [
    file(id, 'degree_thesis', `${title} (국문 박사)`, thesis),
    file(id, 'journal_article', paper, article),
  ];
}
