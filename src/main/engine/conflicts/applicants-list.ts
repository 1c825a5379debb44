import type { ApplicantRow } from '../db/rounds';
import type { ApplicantListRow } from '../domain/views-conflicts';
import type { ListedApplicant } from '../lists/people-list';
import { matchNames, normalizeName } from '../names';

type Field = ApplicantListRow['differs'][number]['field'];

const isLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name) && !/\p{Script=Hangul}/u.test(name);

/** Latin form the folder (or an earlier list) gave; empty where there is none. */
function latinOf(a: ApplicantRow): string {
  return [a.name, ...a.nameVariants].find(isLatin) ?? '';
}

/** What a list of applicants says beside what the folders say, by application number. */
export function compareApplicants(
  listed: readonly ListedApplicant[],
  known: readonly ApplicantRow[],
): ApplicantListRow[] {
  const byNumber = new Map(known.map((a) => [numberKey(a.externalId), a]));
  const seen = new Set<number>();
  const rows = listed.map((l): ApplicantListRow => {
    const a = byNumber.get(numberKey(l.externalId));
    if (!a)
      return {
        externalId: l.externalId,
        applicantId: null,
        row: l.row,
        fills: [],
        differs: [],
        state: 'unknown',
      };
    seen.add(a.id);
    const fills: ApplicantListRow['fills'] = [];
    const differs: ApplicantListRow['differs'] = [];
    const compare = (
      field: Field,
      folder: string,
      list: string,
      same: (a: string, b: string) => boolean,
    ): void => {
      if (list === '') return;
      if (folder === '') fills.push({ field, value: list });
      else if (!same(folder, list)) differs.push({ field, folder, list });
    };
    compare('name', a.name, l.name, sameName);
    compare('nameEn', latinOf(a), l.nameEn, sameName);
    compare('position', a.position ?? '', l.position, sameText);
    const state = differs.length > 0 ? 'differs' : fills.length > 0 ? 'fills' : 'same';
    return { externalId: a.externalId, applicantId: a.id, row: l.row, fills, differs, state };
  });
  const missing = known
    .filter((a) => !seen.has(a.id))
    .map((a): ApplicantListRow => ({
      externalId: a.externalId,
      applicantId: a.id,
      row: null,
      fills: [],
      differs: [],
      state: 'missing',
    }));
  return [...rows, ...missing];
}

/** 2401-000001 and ２４０１－０００００１ are one number; 000001 and 1 are not. */
const numberKey = (id: string): string =>
  id.normalize('NFKC').replace(/[\s‐-―−]/gu, (c) => (c.trim() === '' ? '' : '-'));

const sameText = (a: string, b: string): boolean =>
  a.normalize('NFKC').replace(/\s+/gu, '') === b.normalize('NFKC').replace(/\s+/gu, '');

const sameName = (a: string, b: string): boolean =>
  sameText(a, b) || matchNames(normalizeName(a), normalizeName(b)).reason === 'identical';

/** The applicant's row with one field taken from the list. */
export function takeField(
  a: Pick<ApplicantRow, 'name' | 'nameVariants'>,
  field: Field,
  value: string,
): { name?: string; nameVariants?: string[]; position?: string } {
  if (field === 'position') return { position: value };
  const others = a.nameVariants.filter((v) => v !== value);
  if (field === 'nameEn') return { nameVariants: [...others.filter((v) => !isLatin(v)), value] };
  // a name the folder had wrong must not go on making somebody else the applicant
  return { name: value, nameVariants: [value, ...others.filter((v) => v !== a.name)] };
}
