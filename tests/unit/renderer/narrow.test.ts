import { describe, expect, it } from 'vitest';
import type { ReviewRow } from '../../../src/preload/contract';
import { choicesOf, isWithin, narrowness, WIDE } from '../../../src/renderer/views/review/narrow';

const row = (patch: Partial<ReviewRow>): ReviewRow => ({
  flagId: 1,
  applicantId: 1,
  applicantName: '서하람',
  externalId: '0001',
  flagType: 'low_confidence',
  title: '김도현',
  role: 'coauthor',
  documentId: 1,
  filename: 'a.pdf',
  docType: 'journal_article',
  page: 1,
  status: 'open',
  decision: null,
  ...patch,
});
const rows = [
  row({}),
  row({ flagId: 2, role: 'committee', docType: 'degree_thesis' }),
  row({
    flagId: 3,
    applicantId: 2,
    applicantName: '',
    externalId: '0002',
    role: null,
    docType: 'degree_thesis',
  }),
  row({ flagId: 4, applicantId: 3, status: 'resolved', role: 'supervisor' }),
];
const ids = (narrow: Partial<typeof WIDE>): number[] =>
  rows.filter((r) => isWithin(r, { ...WIDE, ...narrow })).map((r) => r.flagId);

describe('limits of the queue', () => {
  it('hold together: applicant, role and type of document', () => {
    expect(ids({})).toEqual([1, 2, 3, 4]);
    expect(ids({ applicantId: 1 })).toEqual([1, 2]);
    expect(ids({ docType: 'degree_thesis' })).toEqual([2, 3]);
    expect(ids({ docType: 'degree_thesis', role: 'committee' })).toEqual([2]);
    expect(narrowness({ ...WIDE, role: 'committee', applicantId: 1 })).toBe(2);
  });

  it('offer what open items have, and never lose what is chosen', () => {
    expect(choicesOf(rows, WIDE)).toEqual({
      applicants: [
        { id: 1, name: '0001 서하람' },
        { id: 2, name: '0002' },
      ],
      roles: ['coauthor', 'committee'],
      docTypes: ['journal_article', 'degree_thesis'],
    });
    const chosen = choicesOf(rows, { applicantId: 3, role: 'project_manager', docType: 'cv' as never });
    expect(chosen.applicants.map((a) => a.id)).toContain(3);
    expect(chosen.roles).toContain('project_manager');
  });
});
