import { makeArticle } from '../article';
import { makeThesis } from '../thesis';
import { by, file, PLACES, type ApplicantContext, type RoundFile } from './common';

/** An applicant from abroad, tied to people in Korea by one paper. */
export async function foreign({
  externalId: id,
  self,
  people,
  seed,
}: ApplicantContext): Promise<RoundFile[]> {
  const [, , , , host] = people.professors;
  const [, , , , mate] = people.colleagues;
  const [, supervisor, chair, member] = people.abroad;
  const title = 'Multi-Scale Sensing of Coastal Waters';
  const paper = 'Coastal sensing with drifting arrays';
  const thesis = await makeThesis({
    language: 'en',
    degree: 'doctor',
    title,
    subtitle: '',
    author: self,
    supervisor,
    committee: [chair, member, supervisor],
    university: 'Harrowfield University',
    department: 'School of Earth Systems',
    field: 'Earth Science',
    year: 2018,
    month: 6,
    seed,
  });
  const article = await makeArticle({
    style: 'elsevier',
    title: paper,
    self,
    authors: [by(mate, 0), by(self, 1), by(host, 0, true)],
    affiliations: PLACES,
    venue: 'Invented Ocean Letters',
    year: 2021,
    seed,
  });
  return [
    file(id, 'degree_thesis', `${title} (영문 박사)`, thesis),
    file(id, 'representative_research', paper, article),
  ];
}
