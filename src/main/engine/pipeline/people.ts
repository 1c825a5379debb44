import { calibrated, type ReadingSource } from '../domain/calibration';
import { needsHuman, personFlag } from '../domain/gate';
import type { RawPerson } from '../domain/person';
import type { Reason } from '../domain/reasons';
import type { DocType } from '../domain/words';
import { looksLikeName, normalizeName } from '../names';
import type { PersonDraft } from './draft';

type SelfMatcher = (raw: string, aliases?: readonly string[]) => 'same' | 'possible' | 'different';

/** Documents whose authors are one list: two of them are never one person. */
const ONE_LIST: readonly DocType[] = ['journal_article', 'representative_research'];

/**
 * Names as found → names taken apart, with the applicant marked and what a person must look at flagged. The extractors'
 * confidence becomes a measured one here; everything behind this line decides by that.
 * @param sourceOf where the text of a page came from.
 */
export function draftPeople(
  raw: readonly RawPerson[],
  docType: DocType,
  isSelf: SelfMatcher,
  sourceOf: (page: number) => ReadingSource = () => 'text',
): PersonDraft[] {
  const verdicts = raw.map((r) => isSelf(r.nameRaw, r.aliases));
  const self = decideSelf(raw, verdicts, docType);
  return raw.map((r, i) => {
    const reasons: Reason[] = [];
    const source = sourceOf(r.page);
    const confidence = calibrated(source, r.confidence);
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
    return {
      raw: r,
      confidence,
      source,
      form: normalizeName(r.nameRaw),
      isSelf: self[i] === 'self',
      needsHuman: human,
      flag,
      reasons,
      candidates: r.candidates,
    };
  });
}

/**
 * Who of a document is the applicant. A full match is. In an author list exactly one possible match (initials) is as well:
 * the applicant handed the paper in as an own work. Two that match are both kept and both shown to a person.
 */
function decideSelf(
  raw: readonly RawPerson[],
  verdicts: readonly ('same' | 'possible' | 'different')[],
  docType: DocType,
): ('self' | 'twice' | 'other')[] {
  const sure = verdicts.flatMap((v, i) => (v === 'same' ? [i] : []));
  const maybe = verdicts.flatMap((v, i) => (v === 'possible' ? [i] : []));
  const out: ('self' | 'twice' | 'other')[] = raw.map(() => 'other');
  if (!ONE_LIST.includes(docType)) {
    for (const i of sure) out[i] = 'self';
    return out;
  }
  const matches = sure.length > 0 ? sure : maybe;
  const places = new Set(matches.map((i) => raw[i]!.work?.index ?? `at ${i}`));
  for (const i of matches) out[i] = places.size > 1 ? 'twice' : 'self';
  return out;
}
