import { expect, it } from 'vitest';
import { gate } from '../../../../src/main/engine/domain/gate';
import type { Page, Word } from '../../../../src/main/engine/domain/page';
import type { ReasonCode } from '../../../../src/main/engine/domain/reasons';
import { defaultSettings } from '../../../../src/main/engine/domain/settings';
import type { DocType } from '../../../../src/main/engine/domain/words';
import { extractByRules } from '../../../../src/main/engine/extractors/rules';
import { createSelfMatcher } from '../../../../src/main/engine/names';
import { draftPeople } from '../../../../src/main/engine/pipeline/people';

/** A document nobody has read before, and everything that must come of it. */
export interface Case {
  readonly name: string;
  readonly pages: readonly Page[];
  /** `role name` of everybody, the applicant included, nobody else; a name in several works stands once. */
  readonly people: readonly string[];
  /** Forms of the applicant's name; default 서하람. */
  readonly self?: readonly string[];
  /** Reasons the gate must give; others may stand beside them. */
  readonly doubts?: readonly ReasonCode[];
  /** Names that must wait for a person. */
  readonly unsure?: readonly string[];
  /** Nothing may be doubted: the document passes without a look. */
  readonly passes?: boolean;
}

/** Rules, people and gate as the pipeline joins them. */
export function judge(docType: DocType, { pages, self = ['서하람'] }: Case) {
  const { persons: raw, observations } = extractByRules(pages, {
    docType,
    filename: '2401-000001_문서.pdf',
    selfNames: self,
    largeCollaboration: 30,
  });
  const people = draftPeople(raw, docType, createSelfMatcher(self));
  const verdict = gate({
    docType,
    format: 'pdf',
    pageCount: pages.length,
    usablePages: pages.length,
    persons: people.map((p) => ({
      role: p.raw.role,
      isSelf: p.isSelf || p.reasons.some((r) => r.code === 'self_twice'),
      confidence: p.confidence,
      sourceKind: p.raw.sourceKind,
    })),
    observations,
    notes: [],
    settings: defaultSettings('2026-01-02'),
    selfKnown: self.length > 0,
  });
  return { people, observations, codes: verdict.reasons.map((r) => r.code) };
}

type Vary = (page: Page) => Page;
const words = (page: Page, change: (w: Word, i: number) => Word): Page => ({
  ...page,
  words: page.words.map(change),
});
const scaled = (by: number): Vary => {
  return (page) => ({
    ...words(page, (w) => ({
      ...w,
      box: { x: w.box.x * by, y: w.box.y * by, w: w.box.w * by, h: w.box.h * by },
      ...(w.fontSize === undefined ? {} : { fontSize: w.fontSize * by }),
      ...(w.baseline === undefined ? {} : { baseline: w.baseline * by }),
    })),
    width: page.width * by,
    height: page.height * by,
  });
};
/** The same page from another producer: its words in any order, on larger paper, a little out of line. */
const VARIED: Readonly<Record<string, Vary>> = {
  'any order': (page) => ({
    ...page,
    words: page.words
      .map((word, i) => ({ word, key: (i * 7919) % 1009 }))
      .sort((a, b) => a.key - b.key)
      .map((x) => x.word),
  }),
  'twice the size': scaled(2),
  'out of line': (page) =>
    words(page, (w, i) => {
      const off = ((i * 13) % 7) * 0.1;
      const baseline = w.baseline === undefined ? {} : { baseline: w.baseline + off };
      return { ...w, box: { ...w.box, y: w.box.y + off }, ...baseline };
    }),
};

const listed = (people: ReturnType<typeof judge>['people']): string[] =>
  [...new Set(people.map((p) => `${p.raw.role} ${p.raw.nameRaw}`))].sort();

/** One test a case: who is found in which role, who waits for a person, what the gate doubts. */
export function testCases(docType: DocType, cases: readonly Case[]): void {
  it.each(cases)('$name', (one) => {
    const { people, codes } = judge(docType, one);
    expect(listed(people)).toEqual([...one.people].sort());
    const waiting = people.filter((p) => p.flag !== null).map((p) => p.raw.nameRaw);
    expect(waiting).toEqual(expect.arrayContaining([...(one.unsure ?? [])]));
    expect(codes).toEqual(expect.arrayContaining([...(one.doubts ?? [])]));
    if (one.passes) expect(codes).toEqual([]);
    for (const [way, vary] of Object.entries(VARIED)) {
      const varied = judge(docType, { ...one, pages: one.pages.map(vary) });
      expect(listed(varied.people), way).toEqual([...one.people].sort());
    }
  });
}
