import { describe, expect, it } from 'vitest';
import {
  readAffiliation,
  otherDepartment,
  sameInstitution,
} from '../../../src/main/engine/conflicts/match/institution';
import { mailDomain, mailKey } from '../../../src/main/engine/conflicts/match/mail';
import { matchEvaluators } from '../../../src/main/engine/conflicts/match/match';
import type { MatchEvaluator, MatchPerson } from '../../../src/main/engine/conflicts/match/types';

const evaluator = (patch: Partial<MatchEvaluator>): MatchEvaluator => ({
  id: 1,
  nameKo: '',
  nameEn: '',
  affiliation: '',
  department: '',
  email: '',
  ...patch,
});
const person = (names: string | readonly string[], patch: Partial<MatchPerson> = {}): MatchPerson => ({
  id: 1,
  self: false,
  names: typeof names === 'string' ? [names] : names,
  candidates: [],
  unsure: false,
  affiliations: [],
  emails: [],
  ...patch,
});
function meet(e: Partial<MatchEvaluator>, p: MatchPerson) {
  const [pair] = matchEvaluators({ evaluators: [evaluator(e)], applicants: [{ id: 7, people: [p] }] });
  return pair
    ? { verdict: pair.verdict, way: pair.way, homonym: pair.homonym, notes: pair.notes }
    : 'different';
}

const HANBIT = '한빛대학교 토목공학과';

describe('an evaluator and a related person', () => {
  it.each([
    [
      '한글 이름과 소속이 같다',
      { nameKo: '김하늘', affiliation: '한빛대학교' },
      person('김하늘', { affiliations: [HANBIT] }),
      'same',
      'hangul',
    ],
    [
      'spaced, with a title',
      { nameKo: '김하늘', affiliation: '한빛대학교' },
      person('김 하 늘 교수', { affiliations: [HANBIT] }),
      'same',
      'hangul',
    ],
    [
      'the Latin name and the institution, in two scripts',
      { nameKo: '홍길동', affiliation: '한빛대학교' },
      person('Gil-Dong Hong', { affiliations: ['Dept. of Civil Eng., Hanbit University'] }),
      'same',
      'romanised',
    ],
    [
      'the same Latin name in another order and case',
      { nameEn: 'Marta Vellensen', affiliation: 'Namdo University' },
      person('VELLENSEN, Marta', { affiliations: ['남도대학교'] }),
      'same',
      'latin',
    ],
    [
      'an institution by its letters',
      { nameKo: '김하늘', affiliation: 'KAIST' },
      person('김하늘', { affiliations: ['한국과학기술원 전산학부'] }),
      'same',
      'hangul',
    ],
    [
      'the same address under initials',
      { nameKo: '김하늘', email: 'Haneul@hanbit.ac.kr' },
      person('H. Kim', { emails: ['haneul@hanbit.ac.kr'] }),
      'same',
      'email',
    ],
    [
      'a free mail address that is identical',
      { nameKo: '김하늘', email: 'kim@gmail.com' },
      person('김하늘', { emails: ['kim@gmail.com'] }),
      'same',
      'hangul',
    ],
    ['the name alone', { nameKo: '김하늘' }, person('김하늘'), 'possible', 'hangul'],
    [
      'another institution',
      { nameKo: '김하늘', affiliation: '남도대학교' },
      person('김하늘', { affiliations: [HANBIT] }),
      'possible',
      'hangul',
    ],
    [
      'another department, a common name',
      { nameKo: '김지현', affiliation: '한빛대학교', department: '화학과' },
      person('김지현', { affiliations: [HANBIT] }),
      'possible',
      'hangul',
    ],
    [
      'initials with the institution',
      { nameKo: '김하늘', affiliation: '한빛대학교' },
      person('H. Kim', { affiliations: [HANBIT] }),
      'possible',
      'initials_affiliation',
    ],
    ['initials alone', { nameKo: '김하늘' }, person('Kim HN'), 'possible', 'initials'],
    ['initials on both sides', { nameEn: 'G. D. Hong' }, person('Hong GD'), 'possible', 'initials'],
    [
      'initials on both sides, each of another spelling',
      { nameEn: 'K. T. Hong' },
      person('G.-D. Hong'),
      'possible',
      'initials',
    ],
    [
      'initials under two spellings of the family name',
      { nameEn: 'J. S. Choe' },
      person('Choi, J.'),
      'possible',
      'initials',
    ],
    [
      'initials of another spelling',
      { nameEn: 'Kildong Hong' },
      person('G.-D. Hong'),
      'possible',
      'initials',
    ],
    [
      'another spelling of a Latin name',
      { nameEn: 'Joo-Young Rhee' },
      person('Juyoung Lee'),
      'possible',
      'similar',
    ],
    [
      'an open spelling (성, 승)',
      { nameKo: '김성훈', affiliation: '한빛대학교' },
      person('Sung-Hun Kim', { affiliations: [HANBIT] }),
      'possible',
      'romanised',
    ],
    ['류 and 유', { nameKo: '류하늘' }, person('유하늘'), 'possible', 'hangul'],
    [
      'Hanja',
      { nameKo: '홍길동', affiliation: '한빛대학교' },
      person('洪吉童', { affiliations: [HANBIT] }),
      'same',
      'hangul',
    ],
    [
      'the same address under another name',
      { nameKo: '김하늘', email: 'lab@hanbit.ac.kr' },
      person('이새벽', { emails: ['lab@hanbit.ac.kr'] }),
      'possible',
      'email',
    ],
    [
      'one letter off in an unconfirmed reading',
      { nameKo: '김도헌' },
      person('김도현', { unsure: true }),
      'possible',
      'misread',
    ],
    [
      'another reading of the place',
      { nameKo: '김도헌' },
      person('김도현', { candidates: ['김도헌'] }),
      'possible',
      'misread',
    ],
  ] as const)('%s', (_, e, p, verdict, way) => {
    expect(meet(e, p)).toMatchObject({ verdict, way });
  });

  it.each([
    [
      'another name',
      { nameKo: '김하늘', affiliation: '한빛대학교' },
      person('이새벽', { affiliations: [HANBIT] }),
    ],
    [
      'another Hangul name, though the Latin ones agree',
      { nameKo: '김성훈', nameEn: 'Sung-Hoon Kim' },
      person(['김승훈', 'Sung-Hoon Kim']),
    ],
    [
      'another Hangul name and the same initials',
      { nameKo: '김하늘', nameEn: 'H. Kim' },
      person(['김현나', 'H. Kim']),
    ],
    ['initials whose second letter is another', { nameEn: 'G. D. Hong' }, person('K. S. Hong')],
    ['initials under another family name', { nameEn: 'G. D. Hong' }, person('K. D. Hwang')],
    ['one letter off in a confirmed reading', { nameKo: '김도헌' }, person('김도현')],
    ['백 is no Park', { nameKo: '백승호' }, person('Seung-Ho Park')],
    [
      'a free mail service in common',
      { nameKo: '김하늘', email: 'a@gmail.com' },
      person('이새벽', { emails: ['b@gmail.com'] }),
    ],
  ])('%s: different', (_, e, p) => {
    expect(meet(e, p)).toBe('different');
  });

  it('names a homonym: the same name and another institution, or a common name nothing tells apart', () => {
    expect(
      meet({ nameKo: '김지현', affiliation: '남도대학교' }, person('김지현', { affiliations: [HANBIT] })),
    ).toMatchObject({
      homonym: true,
      notes: ['other_affiliation'],
    });
    expect(meet({ nameKo: '김지현' }, person('김지현'))).toMatchObject({ homonym: true });
    expect(meet({ nameKo: '황보솔람' }, person('황보솔람'))).toMatchObject({ homonym: false });
  });

  it('other addresses at institutions and other spellings speak against one person', () => {
    const same = { nameKo: '김하늘', affiliation: '한빛대학교', email: 'a@hanbit.ac.kr' };
    const met = meet(same, person('김하늘', { affiliations: [HANBIT], emails: ['b@hanbit.ac.kr'] }));
    expect(met).toMatchObject({ verdict: 'possible', notes: expect.arrayContaining(['other_address']) });
    const spelled = meet(
      { nameKo: '이민람', nameEn: 'Min Ram Rhee', affiliation: '한빛대학교' },
      person('Minram Lee', { affiliations: [HANBIT] }),
    );
    expect(spelled).toMatchObject({ verdict: 'possible', notes: expect.arrayContaining(['spelled_apart']) });
  });

  it('a person is not two evaluators: only the better attested one stays certain', () => {
    const of = (evaluators: readonly MatchEvaluator[], p: MatchPerson) =>
      matchEvaluators({ evaluators, applicants: [{ id: 7, people: [p] }] }).map((x) => [
        x.evaluatorId,
        x.verdict,
      ]);
    const twins = [
      evaluator({ id: 1, nameKo: '김하늘', affiliation: '한빛대학교', email: 'a@hanbit.ac.kr' }),
      evaluator({ id: 2, nameKo: '김하늘', affiliation: '한빛대학교' }),
    ];
    expect(of(twins, person('김하늘', { affiliations: [HANBIT] }))).toEqual([
      [1, 'possible'],
      [2, 'possible'],
    ]);
    expect(of(twins, person('김하늘', { affiliations: [HANBIT], emails: ['a@hanbit.ac.kr'] }))).toEqual([
      [1, 'same'],
      [2, 'possible'],
    ]);
  });

  it('everybody of every applicant is compared, whatever the order', () => {
    const people = ['김하늘', '이새벽', 'Marta Vellensen'].map((n, i) => person(n, { id: i + 1 }));
    const evaluators = ['이새벽', '김하늘'].map((nameKo, i) => evaluator({ id: i + 1, nameKo }));
    const applicants = [1, 2, 3].map((id) => ({ id, people }));
    const found = matchEvaluators({ evaluators, applicants }).map(
      (p) => `${p.applicantId} ${p.personId} ${p.evaluatorId}`,
    );
    expect(found).toEqual(['1 1 2', '1 2 1', '2 1 2', '2 2 1', '3 1 2', '3 2 1']);
  });
});

describe('institutions', () => {
  it.each([
    ['한빛대학교 토목공학과', '한빛대 공과대학', true],
    ['국립한빛대학교', '한빛대학교', true],
    ['서울대학교', 'Seoul National University', true],
    ['Department of Physics, KAIST, Daejeon, Korea', '한국과학기술원', true],
    ['부산대학교', 'Pusan National University', true],
    ['한빛대학교', 'School of Engineering, Hanbit University', true],
    ['(주)새벽전자', '주식회사 새벽전자', true],
    ['서울대학교', '남서울대학교', false],
    ['한국과학기술원', '한국과학기술연구원', false],
    ['서울대학교', 'Korea University', false],
    ['Hanbit University', 'Namdo University', false],
    ['한빛대학교', 'Republic of Korea', undefined],
    ['공과대학', '한빛대학교', undefined],
    ['한빛대학교', 'University of Light', undefined],
    ['', '한빛대학교', undefined],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(sameInstitution(readAffiliation(a), readAffiliation(b))).toBe(expected);
    expect(sameInstitution(readAffiliation(b), readAffiliation(a))).toBe(expected);
  });

  it('departments differ only where both are named in one script', () => {
    const of = (a: string, b: string): boolean => otherDepartment(readAffiliation(a), readAffiliation(b));
    expect(of('한빛대학교 화학과', '한빛대학교 토목공학과')).toBe(true);
    expect(of('한빛대학교 컴퓨터공학과', '한빛대학교 컴퓨터공학부')).toBe(false);
    expect(of('한빛대학교', '한빛대학교 토목공학과')).toBe(false);
    expect(of('한빛대학교 화학과', 'Department of Physics, Hanbit University')).toBe(false);
  });

  it('addresses are compared without case, free services say nothing', () => {
    expect(mailKey('<Kim@CS.Hanbit.ac.kr>')).toBe('kim@cs.hanbit.ac.kr');
    expect(mailDomain('kim@cs.hanbit.ac.kr')).toBe('hanbit.ac.kr');
    expect(mailDomain('kim@eng.cam.ac.uk')).toBe('cam.ac.uk');
    expect(mailDomain('kim@naver.com')).toBeNull();
    expect(mailDomain('')).toBeNull();
  });
});
