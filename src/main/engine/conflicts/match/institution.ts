import { soundsLike } from '../../names';
import { INSTITUTION_ALIASES } from './institution-table';

/** One institution named in an affiliation. */
interface Institution {
  /** Equal for equal institutions: the alias group's first name, or the name as printed, without spaces and case. */
  readonly key: string;
  /** Known by the table: two known ones with other keys are two institutions, whatever script names them. */
  readonly known: boolean;
  readonly hangul: boolean;
  /** What a Latin name spells beside its kind: `hanbit` of Hanbit National University; the same of a Korean one. */
  readonly head: string;
  /** university, institute, hospital …: a head is only compared within a kind. */
  readonly kind: string;
}

/** An affiliation taken apart once. */
export interface Affiliation {
  readonly institutions: readonly Institution[];
  /** Departments as printed, without spaces and case; empty when none is named. */
  readonly departments: readonly { readonly key: string; readonly hangul: boolean }[];
}

const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const ALIASES = new Map(
  INSTITUTION_ALIASES.flatMap((group) =>
    group.map((name) => [squeeze(name), squeeze(group[0] ?? '')] as const),
  ),
);

/** Colleges inside a university, which name no institution. */
const COLLEGE =
  /^(?:공과|공|자연과학|자연|인문|사회과학|사회|문과|이과|법과|법|의과|의|치과|치|약학|약|간호|사범|경영|경상|상경|농업생명과학|농과|생명과학|예술|미술|음악|체육|수의과|정보|공학|it|소프트웨어|전자정보|단과|문리|문|사|상|농|음|미|교육|전문|학부|일반)$/u;
const KOREAN =
  /([가-힣A-Za-z&·]+?)(대학원대학교|대학교|과학기술원|연구원|연구소|연구센터|병원|의료원|공사|공단|재단|진흥원|개발원|평가원|학회|주식회사|전자|자동차|화학|제약|중공업)(?![가-힣])/gu;
/** `한빛대`, `한빛대학`: short for a university unless it names a college. */
const SHORT = /([가-힣]{2,})(대학|대)(?=$|[\s,./)(·]|[가-힣]*(?:학과|학부|전공))/gu;
const LATIN_KIND =
  /\b(university|universität|universidad|université|universiteit|institute|college|hospital|laborator(?:y|ies)|academy|corporation|company|inc|ltd|foundation)\b/iu;
const LATIN_WEAK = /^(?:the|national|of|and|for|global|metropolitan)$/iu;
const DEPARTMENT_KO = /([가-힣A-Za-z·ㆍ&]+?(?:학과|학부|전공|교실|과))(?=$|[\s,/)(·])/gu;
const DEPARTMENT_EN =
  /\b(?:dep(?:artment|t\.?)|school|division|faculty|graduate school)\s+(?:of\s+)?([\p{L} &-]+)/giu;

/** Reads the institutions and departments an affiliation names. Never fails: what names none comes back empty. */
export function readAffiliation(text: string, department = ''): Affiliation {
  const plain = text
    .normalize('NFKC')
    .replace(/\(주\)|㈜|주식회사/gu, ' ')
    .trim();
  const found = new Map<string, Institution>();
  const add = (i: Institution | null): void => void (i && found.set(i.key, i));
  for (const m of plain.matchAll(KOREAN)) add(koreanInstitution(m[1] ?? '', m[2] ?? ''));
  for (const m of plain.matchAll(SHORT))
    if (!COLLEGE.test(m[1] ?? '')) add(koreanInstitution(m[1] ?? '', '대학교'));
  for (const part of plain.split(/[,;/()\n]|\s[-–]\s/u)) add(latinInstitution(part));
  for (const word of plain.split(/[\s,;/()]+/u)) add(byAlias(word));
  const all = `${plain} ${department}`.normalize('NFKC');
  const departments = [
    ...[...all.matchAll(DEPARTMENT_KO)].map((m) => ({ key: stem(squeeze(m[1] ?? '')), hangul: true })),
    ...[...all.matchAll(DEPARTMENT_EN)].map((m) => ({ key: squeeze(m[1] ?? ''), hangul: false })),
  ].filter((d) => d.key.length > 1);
  return { institutions: [...found.values()], departments };
}

/** 컴퓨터공학과, 컴퓨터공학부 and 컴퓨터공학전공 are one department to a reader. */
const stem = (department: string): string => department.replace(/(?:전공|교실|과|부)$/u, '');

function byAlias(word: string): Institution | null {
  const key = ALIASES.get(squeeze(word));
  return key === undefined ? null : { key, known: true, hangul: true, head: '', kind: '' };
}

function koreanInstitution(head: string, kind: string): Institution | null {
  const name = head.replace(/^(?:국립|사립|시립|학교법인|재단법인|사단법인)/u, '') || head;
  if (COLLEGE.test(name)) return null;
  const key = squeeze(name + kind);
  const canonical = ALIASES.get(key) ?? ALIASES.get(squeeze(head + kind));
  return {
    key: canonical ?? key,
    known: canonical !== undefined,
    hangul: true,
    head: name,
    kind: KINDS[kind] ?? '',
  };
}

const KINDS: Readonly<Record<string, string>> = {
  대학교: 'university',
  대학원대학교: 'university',
  연구원: 'institute',
  연구소: 'institute',
  과학기술원: 'institute',
  병원: 'hospital',
  의료원: 'hospital',
};

function latinInstitution(part: string): Institution | null {
  const text = part.trim().replace(/\s+/gu, ' ');
  const alias = ALIASES.get(squeeze(text)) ?? ALIASES.get(squeeze(text.replace(/^the /iu, '')));
  if (alias !== undefined) return { key: alias, known: true, hangul: true, head: '', kind: '' };
  const kind = LATIN_KIND.exec(text)?.[1]?.toLowerCase();
  if (kind === undefined || /[가-힣]/u.test(text)) return null;
  // "College of Engineering", "School …" are parts of an institution
  if (kind === 'college' && /^college of /iu.test(text)) return null;
  const words = text.split(' ').filter((w) => !LATIN_WEAK.test(w) && !LATIN_KIND.test(w));
  const key = squeeze(text.replace(/^the /iu, ''));
  return { key, known: false, hangul: false, head: squeeze(words.join('')), kind };
}

/**
 * Do two affiliations name one institution? `undefined`: nobody can tell, because one names none, or because names in two scripts do
 * not spell each other (an English name may be a translation): a missing affiliation is no evidence in any direction.
 */
export function sameInstitution(a: Affiliation, b: Affiliation): boolean | undefined {
  if (a.institutions.length === 0 || b.institutions.length === 0) return undefined;
  let open = false;
  for (const x of a.institutions)
    for (const y of b.institutions) {
      if (x.key === y.key) return true;
      if (x.known && y.known) continue;
      if (x.hangul === y.hangul) continue;
      const [korean, latin] = x.hangul ? [x, y] : [y, x];
      if (korean.head !== '' && korean.kind === latin.kind && soundsLike(latin.head, korean.head))
        return true;
      open = true;
    }
  return open ? undefined : false;
}

/** Both name departments in one script, and none is common to them. */
export function otherDepartment(a: Affiliation, b: Affiliation): boolean {
  const pairs = a.departments.flatMap((x) =>
    b.departments.filter((y) => y.hangul === x.hangul).map((y) => [x, y]),
  );
  return pairs.length > 0 && pairs.every(([x, y]) => !(x!.key.includes(y!.key) || y!.key.includes(x!.key)));
}
