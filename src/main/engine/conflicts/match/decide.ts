import type { ConflictWay } from '../../domain/conflicts';
import { matchNames, type MatchReason, type NameForm } from '../../names';
import { isCommonName } from './common';
import type { Known } from './forms';
import { otherDepartment, sameInstitution } from './institution';
import { mailDomain } from './mail';
import type { FoundPair, MatchNote } from './types';

/** One form of the evaluator and one of the person that agree in some way. */
export interface Meeting {
  readonly evaluator: NameForm;
  readonly person: NameForm;
  readonly reason: MatchReason;
  /** `other`: not what was read, but what may be printed there. */
  readonly reading: 'own' | 'other';
}

interface Ranked extends Meeting {
  readonly way: ConflictWay;
  /** Both names are full and nothing else would be read. */
  readonly whole: boolean;
  readonly note: MatchNote | null;
}

/** What two sides have beside their names. */
interface Beside {
  readonly mail: boolean;
  /** `undefined`: nobody can tell. */
  readonly place: boolean | undefined;
  /** By the domain of their addresses only. */
  readonly byDomain: boolean;
  readonly otherDepartment: boolean;
  /** Both have an address at an institution, and it is another one: another user, or another institution. */
  readonly otherAddress: boolean;
}

export type Verdict = Pick<
  FoundPair,
  'verdict' | 'way' | 'evaluatorName' | 'personName' | 'homonym' | 'notes'
>;

/**
 * Weighs all ways in which an evaluator and a person agree; null when they are two people. `same` needs whole names and something that
 * tells this bearer from another: an address, an institution, or a name that few bear. Initials alone, a spelling that may stand for
 * another name and a common name alone are only ever `possible` (domain facts: K1, L4, C2, X3).
 */
export function decidePair(
  evaluator: Known,
  person: Known,
  meetings: readonly Meeting[],
  facts: { readonly unsure: boolean; readonly namesake: boolean },
): Verdict | null {
  const beside = compareBeside(evaluator, person);
  const ranked = meetings.map(rank).sort((a, b) => place(a) - place(b));
  const hangulDiffers = differsInHangul(evaluator, person, ranked);
  // two whole Hangul names that differ are two people, whatever their Latin forms have in common; only a doubt about the reading,
  // an address or the same printed Latin name at the same institution keeps the pair
  const kept = ranked.filter(
    (m) =>
      !hangulDiffers ||
      m.reading === 'other' ||
      (facts.unsure && m.whole) ||
      beside.mail ||
      (m.way === 'latin' && m.whole && beside.place === true) ||
      (m.way !== 'hangul' && m.whole && atOdds(person, m.person)),
  );
  const [best] = kept;
  if (!best) return beside.mail ? onlyMail(evaluator, person) : null;
  const notes: MatchNote[] = [];
  if (best.note) notes.push(best.note);
  if (best.reading === 'other') notes.push('other_reading');
  if (hangulDiffers && best.reading === 'own') notes.push('hangul_differs');
  notes.push(...besideNotes(beside));
  const common = best.whole && isCommonName(best.person) && isCommonName(best.evaluator);
  const clear = best.whole && best.reading === 'own' && !hangulDiffers;
  const same =
    (clear || (beside.mail && !hangulDiffers)) &&
    settled(best, beside, { common, spelledApart: spelledApart(evaluator, person, best) }, notes);
  const homonym =
    !same && best.whole && (beside.place === false || common || beside.otherDepartment || facts.namesake);
  return {
    verdict: same ? 'same' : 'possible',
    way: beside.mail && !best.whole ? 'email' : wayOf(best, beside),
    evaluatorName: best.evaluator.display,
    personName: best.person.display,
    homonym,
    notes: [...new Set(notes)],
  };
}

/**
 * Does anything tell this bearer of the name from another? A name alone never does (domain facts, K1: the same string is not the same
 * person across applicants), nor do signs that speak against it. Says why not.
 */
function settled(
  best: Ranked,
  beside: Beside,
  facts: { common: boolean; spelledApart: boolean },
  notes: MatchNote[],
): boolean {
  if (beside.mail) return true;
  if (beside.place === undefined) {
    if (best.way === 'hangul') notes.push(facts.common ? 'common_name' : 'name_alone');
    else notes.push('latin_alone');
    return false;
  }
  if (facts.spelledApart) notes.push('spelled_apart');
  const against = facts.spelledApart || beside.otherAddress || (beside.otherDepartment && facts.common);
  return beside.place && !against;
}

function besideNotes(beside: Beside): MatchNote[] {
  const notes: MatchNote[] = [];
  if (beside.mail) notes.push('same_email');
  if (beside.place === true) notes.push(beside.byDomain ? 'same_mail_domain' : 'same_affiliation');
  if (beside.place === true && beside.otherDepartment) notes.push('other_department');
  if (!beside.mail && beside.otherAddress) notes.push('other_address');
  if (beside.place === false) notes.push('other_affiliation');
  if (beside.place === undefined) notes.push('affiliation_unknown');
  return notes;
}

function onlyMail(evaluator: Known, person: Known): Verdict {
  return {
    verdict: 'possible',
    way: 'email',
    evaluatorName: evaluator.forms[0]?.display ?? '',
    personName: person.forms[0]?.display ?? '',
    homonym: false,
    notes: ['same_email', 'name_differs'],
  };
}

const INITIALS: readonly ConflictWay[] = ['initials', 'initials_affiliation'];

function wayOf(best: Ranked, beside: Beside): ConflictWay {
  if (best.reading === 'other') return 'misread';
  return INITIALS.includes(best.way) && beside.place === true ? 'initials_affiliation' : best.way;
}

/** Way and certainty of one meeting, by the names module's reason. */
function rank(m: Meeting): Ranked {
  const both = m.evaluator.script === 'latin' || m.person.script === 'latin' ? 'latin' : 'hangul';
  const hangulBoth = m.evaluator.nameKo !== null && m.person.nameKo !== null;
  switch (m.reason) {
    case 'identical':
    case 'other_affiliation':
      return { ...m, way: hangulBoth ? 'hangul' : both, whole: true, note: null };
    case 'romanised':
    case 'romanised_with_evidence':
      return { ...m, way: 'romanised', whole: true, note: null };
    case 'romanised_unclear':
      return { ...m, way: 'romanised', whole: false, note: 'spelling_open' };
    case 'order_or_dueum':
      return { ...m, way: hangulBoth ? 'hangul' : 'latin', whole: false, note: 'dueum' };
    case 'hanja_reading':
      return { ...m, way: 'hangul', whole: true, note: 'hanja' };
    case 'initials':
    case 'initials_with_evidence':
      return { ...m, way: 'initials', whole: false, note: 'initials_alone' };
    case 'shortened':
      return { ...m, way: 'similar', whole: false, note: 'shortened' };
    case 'similar_spelling':
      return { ...m, way: 'similar', whole: false, note: 'spelling_open' };
    default:
      return { ...m, way: 'part', whole: false, note: 'part_alone' };
  }
}

const WAY_ORDER: readonly ConflictWay[] = ['hangul', 'latin', 'romanised', 'similar', 'initials', 'part'];

const place = (m: Ranked): number =>
  WAY_ORDER.indexOf(m.way) + (m.whole ? 0 : 20) + (m.reading === 'other' ? 100 : 0);

/**
 * Both print a whole Latin name and spell it differently (Rhee, Lee): people keep their spelling. It only counts where the Hangul does
 * not settle it.
 */
function spelledApart(evaluator: Known, person: Known, best: Ranked): boolean {
  if (best.way !== 'romanised') return false;
  const latin = (k: Known): NameForm[] =>
    k.forms.filter((f) => f.script === 'latin' && f.completeness === 'full');
  const [a, b] = [latin(evaluator), latin(person)];
  return a.length > 0 && b.length > 0 && !a.some((x) => b.some((y) => x.normalized === y.normalized));
}

/** The person's Latin form does not spell any Hangul form printed of them: one of the two was read wrongly. */
function atOdds(person: Known, latin: NameForm): boolean {
  return person.hangul.every((h) => h === latin || matchNames(h, latin).verdict === 'different');
}

/** Both print whole Hangul names, and none of them agrees. */
function differsInHangul(evaluator: Known, person: Known, met: readonly Ranked[]): boolean {
  if (evaluator.hangul.length === 0 || person.hangul.length === 0) return false;
  return !met.some(
    (m) => m.reading === 'own' && evaluator.hangul.includes(m.evaluator) && person.hangul.includes(m.person),
  );
}

function compareBeside(a: Known, b: Known): Beside {
  const mail = [...a.emails].some((m) => b.emails.has(m));
  const domain = [...a.domains].some((d) => b.domains.has(d));
  const answers = a.affiliations.flatMap((x) =>
    b.affiliations.map((y) => ({ x, y, same: sameInstitution(x, y) })),
  );
  const agreeing = answers.filter((p) => p.same === true);
  const working = (k: Known): string[] => [...k.emails].filter((m) => mailDomain(m) !== null);
  const place =
    agreeing.length > 0 || domain ? true : answers.some((p) => p.same === false) ? false : undefined;
  return {
    mail,
    place,
    byDomain: agreeing.length === 0 && domain,
    otherDepartment: agreeing.length > 0 && agreeing.every(({ x, y }) => otherDepartment(x, y)),
    otherAddress: !mail && working(a).length > 0 && working(b).length > 0,
  };
}
