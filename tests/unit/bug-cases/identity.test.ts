import { describe, expect, it } from 'vitest';
import { strongestRole } from '../../../src/main/engine/domain/roles';
import { createSelfMatcher } from '../../../src/main/engine/names';
import { aggregate, type Occurrence } from '../../../src/main/engine/pipeline/aggregate';
import { draftPeople } from '../../../src/main/engine/pipeline/people';
import { person } from '../../integration/support/case';

/** Public bug reports that concern who is who. The table of all cases stands in documents.test.ts. */
let id = 0;
const seen = (name: string, patch: Partial<Occurrence> = {}): Occurrence => ({
  id: (id += 1),
  documentId: id,
  docType: 'journal_article',
  name,
  aliases: [],
  role: 'coauthor',
  affiliation: null,
  email: null,
  orcid: null,
  workTitle: null,
  workIndex: null,
  isSelf: false,
  ...patch,
});
const shown = (list: readonly Occurrence[], ...said: Parameters<typeof aggregate>[1][]) =>
  aggregate(list, ...said).map((g) => [g.canonicalName, g.members.length, g.possible.map((p) => p.name)]);

describe('1: a pair somebody dismissed', () => {
  const pair = [seen('Ha-Neul Kim'), seen('H. N. Kim')];
  it('stays apart without a word, and another possible one still stands out', () => {
    const said = [{ nameA: 'H. N. Kim', nameB: 'Ha-Neul Kim', verdict: 'different' as const }];
    expect(shown(pair, said)).toEqual([
      ['Ha-Neul Kim', 1, []],
      ['H. N. Kim', 1, []],
    ]);
    expect(shown([...pair, seen('Hana Kim')], said).find(([name]) => name === 'Hana Kim')?.[2]).toEqual([
      'H. N. Kim',
    ]);
  });
});

describe('4: the applicant under another address or spelling', () => {
  const self = createSelfMatcher(['서하람']);
  it.each(['서하람', '서 하 람', 'Haram Seo', 'Seo, Ha-Ram', 'SEO HARAM'])('%s is the applicant', (name) => {
    const [draft] = draftPeople(
      [person({ nameRaw: name, email: 'other@example.com', work: { index: 1, count: 3 } })],
      'journal_article',
      self,
    );
    expect(draft).toMatchObject({ isSelf: true, flag: null });
  });
});

it('5: supervisor and co-author in one: one person, the strongest role first, all roles kept', () => {
  const groups = aggregate([
    seen('김도현', { role: 'coauthor' }),
    seen('김도현', { role: 'supervisor', docType: 'degree_thesis' }),
    seen('Do-Hyeon Kim', { role: 'corresponding_author', aliases: ['김도현'] }),
  ]);
  expect(groups).toHaveLength(1);
  const roles = groups[0]!.members.map((m) => m.role);
  expect([...roles].sort()).toEqual(['coauthor', 'corresponding_author', 'supervisor']);
  expect(strongestRole(roles)).toBe('supervisor');
});

it('12 and 13: Hangul names stay whole, family name first, and Park is no 백', () => {
  expect(shown([seen('백승호'), seen('Seung-Ho Park'), seen('민수 박'), seen('류연규')])).toEqual([
    ['백승호', 1, []],
    ['Seung-Ho Park', 1, []],
    ['박민수', 1, []],
    ['류연규', 1, []],
  ]);
});

it('14: a shortened given name is shown as possible, never merged', () => {
  expect(shown([seen('Dongjun Kim'), seen('Dong Kim')])).toEqual([
    ['Dongjun Kim', 1, ['Dong Kim']],
    ['Dong Kim', 1, ['Dongjun Kim']],
  ]);
});

describe('15: two Jaejun Lee', () => {
  it('of different universities are two, and both are shown', () => {
    const groups = aggregate([
      seen('Jaejun Lee', { affiliation: 'Hanbit University' }),
      seen('Jaejun Lee', { affiliation: 'University of Norhaven' }),
    ]);
    expect(groups.map((g) => g.possible)).toEqual([
      [{ name: 'Jaejun Lee', otherAffiliation: true }],
      [{ name: 'Jaejun Lee', otherAffiliation: true }],
    ]);
  });

  it('are one when they share the address', () => {
    const email = 'jaejun@hanbit.example';
    expect(
      aggregate([
        seen('Jaejun Lee', { affiliation: 'Hanbit University', email }),
        seen('Jaejun Lee', { affiliation: 'University of Norhaven', email }),
      ]),
    ).toHaveLength(1);
  });
});

it('27: family name and one initial never confirm, however many papers are shared', () => {
  const shared = Array.from({ length: 17 }, (_, i) => [
    seen('Tao Zhang', { workTitle: `Paper ${i}`, documentId: 5000 + i, workIndex: 1 }),
    seen('T. Zhang', { workTitle: `Paper ${i}`, documentId: 6000 + i, workIndex: 1 }),
  ]).flat();
  expect(shown(shared)).toEqual([
    ['Tao Zhang', 17, ['T. Zhang']],
    ['T. Zhang', 17, ['Tao Zhang']],
  ]);
});

it('28: a family name of one vowel, with and without its breve, is one person beside the Hangul form', () => {
  expect(shown([seen('Ŏ Yun-jŏk'), seen('O Yun-jok')])).toEqual([['Ŏ Yun-jŏk', 2, []]]);
  expect(aggregate([seen('어윤적', { aliases: ['Ŏ Yun-jŏk'] }), seen('Ŏ Yun-jŏk')])).toHaveLength(1);
});

describe('self: two authors of one work who match the applicant', () => {
  const self = createSelfMatcher(['김하늘']);
  const author = (nameRaw: string, title: string, index: number) =>
    person({ nameRaw, work: { title, index, count: 3 } });

  it('are both kept and both shown', () => {
    const drafts = draftPeople(
      [author('Haneul Kim', 'A', 1), author('Ha-Neul Kim', 'A', 3)],
      'journal_article',
      self,
    );
    expect(drafts.map((d) => [d.isSelf, d.flag, d.reasons.map((r) => r.code)])).toEqual([
      [false, 'ambiguous', ['self_twice']],
      [false, 'ambiguous', ['self_twice']],
    ]);
  });

  it('in a list of works each work is judged by itself; a lone fitting initials form there is the applicant', () => {
    const drafts = draftPeople(
      [
        author('H. Kim', 'A', 1),
        author('E. Quist', 'A', 2),
        author('Haneul Kim', 'B', 2),
        author('H. Kim', 'B', 1),
        author('H. Kim', 'C', 1),
        author('H. N. Kim', 'C', 2),
      ],
      'cv',
      self,
    );
    expect(drafts.map((d) => (d.isSelf ? 'self' : (d.reasons[0]?.code ?? 'other')))).toEqual([
      'self',
      'other',
      'self',
      'other',
      'self_twice',
      'self_twice',
    ]);
  });
});
