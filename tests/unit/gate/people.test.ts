import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../src/main/engine/domain/page';
import type { RawPerson } from '../../../src/main/engine/domain/person';
import { reasonText } from '../../../src/main/engine/domain/reasons';
import { createSelfMatcher } from '../../../src/main/engine/names';
import { PLAIN_PAGES } from '../../../src/main/engine/pipeline/page-facts';
import { draftPeople } from '../../../src/main/engine/pipeline/people';
import { person } from '../../integration/support/case';

const ROW = { x: 300, y: 200, w: 60, h: 12 };
const BESIDE = { x: 380, y: 192, w: 30, h: 30 };
const BELOW = { x: 380, y: 240, w: 30, h: 30 };
const printed = (nameRaw = '김도현'): RawPerson => person({ nameRaw, role: 'committee', bbox: ROW });
const sealed = (nameRaw: string, bbox = BESIDE): RawPerson =>
  person({ nameRaw, role: 'committee', bbox, sourceKind: 'seal', confidence: 0.99 });
const drafts = (raw: RawPerson[], marks: Mark[] = []) =>
  draftPeople(raw, 'degree_thesis', createSelfMatcher(['서하람']), { ...PLAIN_PAGES, marksOf: () => marks });
const statuses = (...args: Parameters<typeof drafts>) => drafts(...args).map((d) => d.verification);

describe('a printed name held against the seal or signature beside it', () => {
  it('has no status where nothing stands beside it', () => {
    expect(statuses([printed()])).toEqual([null]);
    expect(statuses([printed()], [{ kind: 'seal', box: BELOW }])).toEqual([null]);
  });

  it('is unverifiable beside a mark nobody has read', () => {
    for (const kind of ['seal', 'signature', 'handwritten'] as const)
      expect(statuses([printed()], [{ kind, box: BESIDE }])).toEqual(['unverifiable']);
  });

  it('is confirmed by the same name and doubted by another', () => {
    expect(statuses([printed(), sealed('김도현')])).toEqual(['confirmed', 'confirmed']);
    expect(statuses([printed(), sealed('박한결')])).toEqual(['mismatch', 'mismatch']);
    expect(statuses([printed(), sealed('박한결', BELOW)])).toEqual([null, 'unverifiable']);
  });

  it('is shown to a person when they differ; a seal is shown in any case, also one that agrees', () => {
    const differ = drafts([printed(), sealed('박한결')]);
    expect(differ.map((d) => [d.flag, d.reasons.map((r) => r.code)])).toEqual([
      ['ambiguous', ['mark_differs']],
      ['seal', ['not_printed', 'mark_differs']],
    ]);
    expect(drafts([printed(), sealed('김도현')]).map((d) => [d.flag, d.needsHuman])).toEqual([
      [null, false],
      ['seal', true],
    ]);
  });
});

describe('Korean and English names of one byline', () => {
  const paired = (nameRaw: string, alias: string) =>
    draftPeople(
      [person({ nameRaw, aliases: [alias] })],
      'journal_article',
      createSelfMatcher(['서하람']),
    )[0]!;

  it('that fit pass', () => {
    expect(paired('김도현', 'Do-Hyeon Kim').flag).toBeNull();
    expect(paired('Do-Hyeon Kim', '김도현').flag).toBeNull();
    expect(paired('김도현', 'D. H. Kim').flag).toBeNull();
  });

  it('that do not fit are shown to a person, with both names', () => {
    const p = paired('김도현', 'Milo Farrow');
    expect(p.flag).toBe('ambiguous');
    expect(reasonText(p.reasons[0]!, 'ko')).toBe(
      '국문 이름과 나란히 적힌 영문 이름 “Milo Farrow”이(가) 서로 맞지 않습니다.',
    );
  });
});
