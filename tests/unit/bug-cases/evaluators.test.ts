import { describe, expect, it } from 'vitest';
import { matchEvaluators } from '../../../src/main/engine/conflicts/match/match';
import type { MatchEvaluator, MatchPerson } from '../../../src/main/engine/conflicts/match/types';
import { compareTies, judge, presetRules } from '../../../src/main/engine/domain/conflict-rules';
import { defaultSettings } from '../../../src/main/engine/domain/settings';

/** Faults other conflict checkers were reported for, with the right outcome (cases 1 and 2 stand in `tests/integration/conflicts.test.ts`). */
function meet(e: Partial<MatchEvaluator>, p: Partial<MatchPerson>): string {
  const evaluator = { id: 1, nameKo: '', nameEn: '', affiliation: '', department: '', email: '', ...e };
  const person = {
    id: 1,
    self: false,
    names: [],
    candidates: [],
    unsure: false,
    affiliations: [],
    emails: [],
    ...p,
  };
  const [pair] = matchEvaluators({ evaluators: [evaluator], applicants: [{ id: 1, people: [person] }] });
  return pair ? `${pair.verdict} ${pair.way}${pair.homonym ? ' homonym' : ''}` : 'different';
}

describe('faults of other conflict checkers', () => {
  it('openreview-py #482: somebody with a free-mail address and no profile is still matched by name', () => {
    expect(meet({ nameKo: '황보솔람', email: 'h@naver.com' }, { names: ['황보솔람'] })).toBe(
      'possible hangul',
    );
    expect(meet({ nameEn: 'Marta Vellensen', email: 'm@gmail.com' }, { names: ['M. Vellensen'] })).toBe(
      'possible initials',
    );
  });

  it('openreview #301: the applicant under another name and address is found as an evaluator', () => {
    expect(
      meet({ nameEn: 'Gil-Dong Hong', email: 'x@gmail.com' }, { self: true, names: ['홍길동'] }),
    ).toMatch(/^possible romanised/);
    expect(
      meet(
        { nameKo: '홍길동', email: 'X@gmail.com' },
        { self: true, names: ['G. Hong'], emails: ['x@gmail.com'] },
      ),
    ).toBe('same email');
  });

  it('regolith #856: advisor and co-author at once: the strongest decides, all are kept, the window comes last', () => {
    const rules = presetRules('four_years', defaultSettings('2026-03-01'));
    const ties = [
      judge({ role: 'coauthor', docType: 'cv', year: 2012, authors: 3 }, rules),
      judge({ role: 'coauthor', docType: 'journal_article', year: 2024, authors: 3 }, rules),
      judge({ role: 'supervisor', docType: 'degree_thesis', year: 1999, authors: null }, rules),
      judge({ role: 'coauthor', docType: 'representative_research', year: 2001, authors: 3 }, rules),
      judge({ role: 'coauthor', docType: 'journal_article', year: 2024, authors: 900 }, rules),
    ].sort(compareTies);
    expect(ties.map((t) => [t.tie, t.grade, t.outsideWindow])).toEqual([
      ['supervisor', 'A', false],
      ['coauthor_submitted', 'A', false],
      ['coauthor_article', 'B', false],
      ['large_collaboration', 'C', false],
      ['coauthor_listed', 'C', true],
    ]);
    expect(judge({ role: 'coauthor', docType: 'cv', year: null, authors: null }, rules)).toMatchObject({
      grade: 'B',
    });
  });

  it('acl-anthology #3211: two of one name are not one person without an institution or an address', () => {
    expect(meet({ nameEn: 'Jaejun Lee' }, { names: ['Jaejun Lee'] })).toBe('possible latin homonym');
    expect(
      meet(
        { nameEn: 'Jaejun Lee', affiliation: 'Hanbit University' },
        { names: ['Jaejun Lee'], affiliations: ['Namdo University'] },
      ),
    ).toBe('possible latin homonym');
    expect(
      meet(
        { nameEn: 'Jaejun Lee', affiliation: 'Hanbit University' },
        { names: ['Jaejun Lee'], affiliations: ['한빛대학교'] },
      ),
    ).toBe('same latin');
  });

  it('CSrankings #14039: a family name with an initial never confirms, whatever is shared', () => {
    expect(
      meet(
        { nameEn: 'Tao Zhang', affiliation: 'Hanbit University' },
        { names: ['T. Zhang'], affiliations: ['Hanbit University'] },
      ),
    ).toBe('possible initials_affiliation');
  });

  it('author-disambiguator #190: 백 is no Park', () => {
    expect(meet({ nameKo: '백승호' }, { names: ['Seung-Ho Park'] })).toBe('different');
    expect(meet({ nameKo: '백승호' }, { names: ['Seung-Ho Paik'] })).toMatch(/^possible romanised/);
  });
});
