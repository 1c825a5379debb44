import { makeArticle } from '../article';
import { makeThesis } from '../thesis';
import { by, file, PLACES, SCHOOL_EN, type ApplicantContext, type RoundFile } from './common';

/** A Korean applicant who writes in English: thesis with a co-supervisor and a member from abroad, two papers. */
export async function english({
  externalId: id,
  self,
  people,
  seed,
}: ApplicantContext): Promise<RoundFile[]> {
  const [, supervisor, chair, coSupervisor] = people.professors;
  const [, , member] = people.members;
  const [, , , partner, mate] = people.colleagues;
  const [abroad] = people.abroad;
  const title = 'Layered Models for Fluid Boundary Analysis';
  const first = 'Boundary layer analysis with layered surrogate models';
  const second = 'Reusing Neighbour Intervals for Fast Simulation';
  const thesis = await makeThesis({
    ...SCHOOL_EN,
    language: 'en',
    degree: 'doctor',
    title,
    subtitle: '유체 경계 해석을 위한 계층 모형',
    author: self,
    supervisor,
    coSupervisor,
    committee: [chair, supervisor, coSupervisor, member, abroad],
    year: 2020,
    month: 2,
    seed,
  });
  const elsevier = await makeArticle({
    style: 'elsevier',
    title: first,
    self,
    authors: [by(self, 0), by(partner, 1), by(abroad, 2), by(supervisor, 0, true)],
    affiliations: PLACES,
    venue: 'Journal of Invented Mechanics',
    year: 2021,
    seed,
  });
  const acm = await makeArticle({
    style: 'acm',
    title: second,
    self,
    authors: [by(self, 0), by(mate, 2), by(supervisor, 0, true)],
    affiliations: PLACES,
    venue: 'Proc. Imagined Comput.',
    year: 2024,
    seed,
  });
  return [
    file(id, 'degree_thesis', `${title} (영문 박사)`, thesis),
    file(id, 'journal_article', first, elsevier),
    file(id, 'journal_article', second, acm),
  ];
}
