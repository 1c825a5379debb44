import { cleanName, normalizeName, type NameForm } from '../../names';
import { readAffiliation, type Affiliation } from './institution';
import { mailDomain, mailKey } from './mail';
import type { MatchEvaluator, MatchPerson } from './types';

/** Somebody taken apart once. */
export interface Known {
  readonly forms: readonly NameForm[];
  /** Whole Hangul names among them. */
  readonly hangul: readonly NameForm[];
  /** Hangul names the Latin forms sound like, for somebody of whom no Hangul is known: initials of another spelling meet there. */
  readonly sounds: readonly NameForm[];
  readonly affiliations: readonly Affiliation[];
  readonly emails: ReadonlySet<string>;
  readonly domains: ReadonlySet<string>;
}

export interface KnownEvaluator extends Known {
  readonly id: number;
}

/** Forms by text: a round prints the same names and affiliations again and again. */
export interface Readers {
  name(text: string): NameForm;
  affiliation(text: string, department?: string): Affiliation;
}

export function createReaders(): Readers {
  const names = new Map<string, NameForm>();
  const affiliations = new Map<string, Affiliation>();
  return {
    name: (text) => cached(names, text, () => normalizeName(text)),
    affiliation: (text, department = '') =>
      cached(affiliations, `${text}\n${department}`, () => readAffiliation(text, department)),
  };
}

function cached<T>(map: Map<string, T>, key: string, make: () => T): T {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

export function knowEvaluator(e: MatchEvaluator, readers: Readers): KnownEvaluator {
  const place =
    e.affiliation === '' && e.department === '' ? [] : [readers.affiliation(e.affiliation, e.department)];
  return { id: e.id, ...know([e.nameKo, e.nameEn], place, [e.email], readers) };
}

export function knowPerson(p: MatchPerson, readers: Readers): Known {
  return know(
    p.names,
    p.affiliations.map((a) => readers.affiliation(a)),
    p.emails,
    readers,
  );
}

function know(
  names: readonly string[],
  affiliations: readonly Affiliation[],
  emails: readonly string[],
  readers: Readers,
): Known {
  const forms = new Map<string, NameForm>();
  for (const name of names) {
    if (cleanName(name) === '') continue;
    const form = readers.name(name);
    // Hong, G. D. and G. D. Hong are one form; the first printed one stands for it
    if (form.normalized !== '' && !forms.has(form.normalized)) forms.set(form.normalized, form);
  }
  const hangul = [...forms.values()].filter((f) => f.nameKo !== null && f.completeness === 'full');
  const keys = emails.map(mailKey).filter((k) => k !== '');
  return {
    forms: [...forms.values()],
    hangul,
    sounds: hangul.length > 0 ? [] : soundsOf([...forms.values()], readers),
    affiliations: affiliations.filter((a) => a.institutions.length > 0 || a.departments.length > 0),
    emails: new Set(keys),
    domains: new Set(keys.map(mailDomain).filter((d) => d !== null)),
  };
}

/** Readings tried for one Latin name. */
const FAMILIES = 2;
const GIVEN = 4;

/** `Kildong Hong` → 홍길동: `G. D. Hong` is a spelling of that, although its initials are other letters. */
function soundsOf(forms: readonly NameForm[], readers: Readers): NameForm[] {
  const names = forms.flatMap((f) =>
    f.latinReadings.flatMap((r) =>
      r.families
        .slice(0, FAMILIES)
        .flatMap((family) => r.sounds.slice(0, GIVEN).map((given) => family + given)),
    ),
  );
  return [...new Set(names)].map((name) => readers.name(name)).filter((f) => f.completeness === 'full');
}
