/** What a list that was read needs before it can be taken over. */
import type {
  ApplicantField,
  EvaluatorField,
  ListColumn,
  ListKind,
  ListPreview,
} from '../../../preload/contract';

export type Field = EvaluatorField | ApplicantField;

/** The columns with one of them holding another field: a field stands in one column only. */
export function withField(
  columns: readonly ListColumn[],
  index: number,
  field: Field | null,
): (Field | null)[] {
  return columns.map((c) => (c.index === index ? field : c.field === field ? null : c.field));
}

const NAMES: readonly Field[] = ['name', 'nameKo', 'nameEn'];

/** What is missing for the list to be of use; null: nothing. */
export function missingIn(kind: ListKind, columns: readonly ListColumn[]): 'name' | 'externalId' | null {
  const fields = columns.map((c) => c.field);
  if (kind === 'applicants') return fields.includes('externalId') ? null : 'externalId';
  return fields.some((f) => f !== null && NAMES.includes(f)) ? null : 'name';
}

export type Accepted = ReadonlySet<string>;

export function differenceKey(externalId: string, field: string): string {
  return `${externalId} ${field}`;
}

/** The differences somebody wants as the list has them. */
export function acceptedOf(
  preview: ListPreview,
  accepted: Accepted,
): { externalId: string; field: 'name' | 'nameEn' | 'position' }[] {
  return preview.applicants.flatMap((a) =>
    a.differs
      .filter((d) => accepted.has(differenceKey(a.externalId, d.field)))
      .map((d) => ({ externalId: a.externalId, field: d.field })),
  );
}

export function countApplicants(
  preview: ListPreview,
): Readonly<Record<'fills' | 'differs' | 'unknown' | 'missing' | 'same', number>> {
  const counts = { fills: 0, differs: 0, unknown: 0, missing: 0, same: 0 };
  for (const a of preview.applicants) {
    if (a.state === 'fills' || a.state === 'differs') {
      if (a.fills.length > 0) counts.fills++;
      if (a.differs.length > 0) counts.differs++;
    } else counts[a.state]++;
  }
  return counts;
}
