import { makeArticle } from '../article';
import { makeApprovalScan } from '../scan';
import { makeThesis } from '../thesis';
import { by, file, PLACES_KO, SCHOOL, type ApplicantContext, type RoundFile } from './common';

/** A master whose signed approval page is a scan of its own (libraries keep it apart: layout facts, S14). */
export async function scanned({
  externalId: id,
  self,
  people,
  seed,
}: ApplicantContext): Promise<RoundFile[]> {
  const [, , supervisor, chair] = people.professors;
  const [, , , member] = people.members;
  const [, , , partner] = people.colleagues;
  const title = '분산 추정을 이용한 설비 이상 감지';
  const paper = '설비 이상 감지를 위한 희소 표현 학습';
  const when = { year: 2019, month: 2, seed } as const;
  const thesis = await makeThesis({
    ...SCHOOL,
    ...when,
    language: 'ko',
    degree: 'master',
    title,
    subtitle: 'Anomaly Detection by Distributed Estimation',
    author: self,
    supervisor,
    committee: [],
    approval: false,
  });
  const scan = await makeApprovalScan({
    ...SCHOOL,
    ...when,
    author: self,
    committee: [chair, member, supervisor],
    degree: 'master',
  });
  const article = await makeArticle({
    style: 'kci',
    title: paper,
    subtitle: 'Sparse Codes for Anomaly Detection',
    self,
    authors: [by(partner, 1), by(self, 0, true), by(supervisor, 0)],
    affiliations: PLACES_KO,
    venue: '나래산업학회지',
    year: 2018,
    seed,
  });
  return [
    file(id, 'degree_thesis', `${title} (국문 석사)`, thesis),
    file(id, 'degree_thesis', `${title} 인준지`, scan, { state: 'picture' }),
    file(id, 'journal_article', paper, article),
  ];
}
