import { describe, expect, it } from 'vitest';
import { aggregate, type Occurrence } from '../../src/main/engine/pipeline/aggregate';

let nextId = 0;
function seen(name: string, patch: Partial<Occurrence> = {}): Occurrence {
  nextId += 1;
  return {
    id: nextId,
    documentId: nextId,
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
  };
}
const names = (list: Occurrence[], ...rest: [Parameters<typeof aggregate>[1]?]) =>
  aggregate(list, ...rest).map((g) => ({
    name: g.canonicalName,
    n: g.members.length,
    ...(g.possible.length > 0 && { possible: g.possible.map((p) => p.name) }),
  }));

describe('aggregate', () => {
  it('joins one spelling over documents and keeps every form', () => {
    expect(names([seen('김하늘'), seen('김 하 늘'), seen('이바다')])).toEqual([
      { name: '김하늘', n: 2 },
      { name: '이바다', n: 1 },
    ]);
  });

  it('joins Hangul and Latin through a byline that pairs them, and shows the Hangul form', () => {
    const groups = aggregate([seen('김하늘', { aliases: ['Ha-Neul Kim'] }), seen('Haneul Kim')]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      canonicalName: '김하늘',
      names: ['Ha-Neul Kim', 'Haneul Kim', '김하늘'],
    });
  });

  it('never merges on initials: both stay and both say so', () => {
    expect(names([seen('Ha-Neul Kim'), seen('H. N. Kim')])).toEqual([
      { name: 'Ha-Neul Kim', n: 1, possible: ['H. N. Kim'] },
      { name: 'H. N. Kim', n: 1, possible: ['Ha-Neul Kim'] },
    ]);
  });

  it('keeps the same name with another institution apart and flags it', () => {
    expect(
      names([
        seen('김하늘', { affiliation: '한빛대학교 전산학부' }),
        seen('김하늘', { affiliation: '새벽대학교 물리학과' }),
        seen('김하늘', { affiliation: '한빛대학교' }),
      ]),
    ).toEqual([
      { name: '김하늘', n: 2, possible: ['김하늘'] },
      { name: '김하늘', n: 1, possible: ['김하늘'] },
    ]);
  });

  it('takes two authors of one work for two people, even with one name', () => {
    const work = { documentId: 900, workTitle: '한 논문' };
    expect(
      names([seen('Jaejun Lee', { ...work, workIndex: 1 }), seen('Jaejun Lee', { ...work, workIndex: 3 })]),
    ).toEqual([
      { name: 'Jaejun Lee', n: 1 },
      { name: 'Jaejun Lee', n: 1 },
    ]);
  });

  it('gathers every form of the applicant in one person and never pairs the applicant with others', () => {
    expect(
      names([seen('홍길동', { isSelf: true }), seen('Gil-Dong Hong', { isSelf: true }), seen('G. D. Hong')]),
    ).toEqual([
      { name: '홍길동', n: 2 },
      { name: 'G. D. Hong', n: 1 },
    ]);
  });

  it('remembers what a person said: different stays different, same is joined', () => {
    const list = [seen('Ha-Neul Kim'), seen('H. N. Kim')];
    const said = (verdict: 'same' | 'different') => [{ nameA: 'H. N. Kim', nameB: 'Ha-Neul Kim', verdict }];
    expect(names(list, said('different'))).toEqual([
      { name: 'Ha-Neul Kim', n: 1 },
      { name: 'H. N. Kim', n: 1 },
    ]);
    expect(names(list, said('same'))).toEqual([{ name: 'Ha-Neul Kim', n: 2 }]);
  });

  it('joins names with nothing in common when a person says so, and parts them again when the last word is otherwise', () => {
    const list = [seen('김하늘'), seen('박하늘'), seen('이도윤')];
    const same = { nameA: '김하늘', nameB: '박하늘', verdict: 'same' as const };
    expect(names(list, [same])).toEqual([
      { name: '김하늘', n: 2 },
      { name: '이도윤', n: 1 },
    ]);
    expect(names(list, [same, { ...same, verdict: 'different' }])).toHaveLength(3);
  });

  it('does not choose between two Hangul names that one Latin form fits', () => {
    const groups = aggregate([seen('정민수'), seen('정민수', { name: '전민수' }), seen('Minsu Jeon')]);
    expect(groups.find((g) => g.canonicalName === '정민수')?.members).toHaveLength(1);
  });

  it('finishes thousands of names without comparing all pairs', () => {
    const syllables = ['하', '민', '서', '준', '우', '지', '현', '윤', '도', '은'];
    const list = [...'김이박최정강조윤장임'].flatMap((f) =>
      syllables.flatMap((a) => syllables.map((b) => seen(`${f}${a}${b}`))),
    );
    expect(aggregate(list)).toHaveLength(1000);
  });
});
