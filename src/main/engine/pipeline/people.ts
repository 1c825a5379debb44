import { calibrated } from '../domain/calibration';
import { needsHuman, personFlag } from '../domain/gate';
import type { RawPerson } from '../domain/person';
import type { Reason } from '../domain/reasons';
import type { DocType } from '../domain/words';
import { isHangul, isRomanisationOf, looksLikeName, normalizeName } from '../names';
import type { PersonDraft } from './draft';
import { PLAIN_PAGES, type PageFacts } from './page-facts';
import { verify } from './verify';

type SelfMatcher = (raw: string, aliases?: readonly string[]) => 'same' | 'possible' | 'different';

/** Documents that print the authors of the applicant's works: two authors of one work are never one person. */
const AUTHOR_LISTS: readonly DocType[] = ['journal_article', 'representative_research', 'cv', 'hindex'];

/**
 * Names as found → names taken apart, with the applicant marked and what a person must look at flagged. The extractors'
 * confidence becomes a measured one here; everything behind this line decides by that.
 * @param pages where the text of a page came from, and the marks on it.
 */
export function draftPeople(
  raw: readonly RawPerson[],
  docType: DocType,
  isSelf: SelfMatcher,
  pages: PageFacts = PLAIN_PAGES,
): PersonDraft[] {
  const verdicts = raw.map((r) => isSelf(r.nameRaw, r.aliases));
  const self = decideSelf(raw, verdicts, docType);
  const verified = verify(raw, pages.marksOf);
  return raw.map((r, i) => {
    const reasons: Reason[] = [];
    const source = pages.sourceOf(r.page);
    // agreement of readers takes nothing from what was measured
    const confidence = Math.max(r.proven ?? 0, calibrated(source, r.confidence));
    const human = needsHuman(r.sourceKind, confidence);
    let flag = personFlag({ sourceKind: r.sourceKind, confidence });
    if (r.sourceKind !== 'printed') reasons.push({ code: 'not_printed' });
    else if (flag === 'low_confidence')
      reasons.push({ code: 'low_confidence', params: { percent: Math.round(confidence * 100) } });
    if (flag !== null && !looksLikeName(r.nameRaw).ok) reasons.push({ code: 'odd_name' });
    if (self[i] === 'twice') {
      flag ??= 'ambiguous';
      reasons.push({ code: 'self_twice' });
    }
    const stranger = unfitting(r);
    if (stranger !== undefined) {
      flag ??= 'ambiguous';
      reasons.push({ code: 'unpaired', params: { other: stranger } });
    }
    if (verified[i] === 'mismatch') {
      flag ??= 'ambiguous';
      reasons.push({ code: 'mark_differs' });
    }
    return {
      raw: r,
      confidence,
      source,
      form: normalizeName(r.nameRaw),
      isSelf: self[i] === 'self',
      verification: verified[i]!,
      needsHuman: human,
      flag,
      reasons,
      candidates: r.candidates,
    };
  });
}

/**
 * The form in the other script that a byline pairs with this name by position, where its letters do not fit. A Korean with an
 * English given name looks like this, and so does a list that slipped by one: a person tells them apart.
 */
function unfitting(r: RawPerson): string | undefined {
  if (r.unpaired !== undefined) return r.unpaired;
  return r.aliases?.find((alias) => {
    const [ko, latin] = isHangul(r.nameRaw) ? [r.nameRaw, alias] : [alias, r.nameRaw];
    return isHangul(ko) && /^\p{Script=Latin}/u.test(latin) && isRomanisationOf(latin, ko) === 'no';
  });
}

/**
 * Who of a document is the applicant. A full match is. In an author list exactly one possible match (initials) is as well:
 * the applicant named the work as an own one. Two of one work that match are both kept and both shown to a person. Every work
 * is a list of its own, for a form or a CV holds several.
 */
function decideSelf(
  raw: readonly RawPerson[],
  verdicts: readonly ('same' | 'possible' | 'different')[],
  docType: DocType,
): ('self' | 'twice' | 'other')[] {
  const out: ('self' | 'twice' | 'other')[] = raw.map((_, i) => (verdicts[i] === 'same' ? 'self' : 'other'));
  if (!AUTHOR_LISTS.includes(docType)) return out;
  const works = Map.groupBy(raw.keys(), (i) => `${raw[i]!.work?.title ?? ''}\n${raw[i]!.work?.year ?? ''}`);
  for (const members of works.values()) {
    const sure = members.filter((i) => verdicts[i] === 'same');
    // a name outside any list (a side bar, a signature) is nobody's author number: there only a full match counts
    const maybe = members.filter((i) => verdicts[i] === 'possible' && raw[i]!.work?.index !== undefined);
    const matches = sure.length > 0 ? sure : maybe;
    const places = new Set(matches.map((i) => raw[i]!.work?.index ?? `at ${i}`));
    for (const i of matches) out[i] = places.size > 1 ? 'twice' : 'self';
  }
  return out;
}
