import type { Role } from '../../../domain/words';
import { readName } from '../kit/names';
import type { View } from '../kit/view';
import { foundIn, LIKELY, readPeople, seatedSupervisors, type Found, type PageRows } from './found';
import { APPROVAL, koreanLabels, type Label } from './labels';

const SEAL = /[(（[]\s*(?:인|印|서\s*명|날\s*인)\s*[)）\]]|印|㊞/u;
const COMMITTEE: readonly Role[] = ['committee', 'committee_chair'];

/**
 * Labelled rows of a page: "위 원 장  홍 길 동 (인)", "지도교수 홍길동". Label and name are paired by where they stand, so a text
 * layer that gives all labels first does no harm. A row counts only when a name, a filler or nothing stands beside its label:
 * "심사위원회의 심사를 통과" is prose.
 */
export function koreanRows(page: number, views: readonly View[], approval: boolean): PageRows {
  const found: Found[] = [];
  const empty: Role[] = [];
  const placeholders: string[] = [];
  let rows = 0;
  const taken = new Set<View>();
  views.forEach((view, index) => {
    const labels = leadingLabels(view);
    labels.forEach((label, i) => {
      const next = labels[i + 1];
      const value = view.packed.slice(label.end, next?.start);
      const text = value?.text ?? '';
      const reads = readPeople(text);
      const inCommittee = COMMITTEE.includes(label.role);
      if (inCommittee && !approval) return;
      for (const read of reads) {
        if (read.kind === 'name' && (read.score >= LIKELY || (approval && standsApart(view, label, text)))) {
          found.push(foundIn(view, read, label.role, 0.95, label.end));
          if (inCommittee) rows += 1;
        } else if (read.kind === 'placeholder') {
          if (inCommittee) rows += 1;
          const filler = fillerName(view, read.text, label);
          if (filler) found.push(filler);
          else placeholders.push(read.text);
        } else if (read.kind === 'empty') {
          const beside = SEAL.test(text) ? undefined : neighbour(views, index, taken);
          if (beside) {
            taken.add(beside.view);
            found.push(foundIn(beside.view, beside.read, label.role, 0.85));
            if (inCommittee) rows += 1;
          } else if (approval && (i === 0 || SEAL.test(text))) {
            if (inCommittee) rows += 1;
            empty.push(label.role);
          }
        }
      }
    });
  });
  return { page, found, rows, empty, placeholders, seated: seatedSupervisors(views, found) };
}

/** A foreign name in Hangul is believed only as the value of a row: in a cell of its own, or before a seal mark. */
function standsApart(view: View, label: Label, value: string): boolean {
  return view.packed.startsWord(label.end) && (view.cellStarts.includes(label.end) || SEAL.test(value));
}

/** Labels that begin the line, one of its cells, or follow another row on the same line. */
function leadingLabels(view: View): Label[] {
  const packed = view.packed.text;
  const all = koreanLabels(packed);
  const kept: Label[] = [];
  for (const label of all) {
    const lead = packed.slice(0, label.start);
    const atStart = /^[\d.)\]•·ㆍ*○■□▶-]*$/u.test(lead);
    const atCell = view.cellStarts.includes(label.start);
    const before = kept[kept.length - 1];
    const afterRow = before !== undefined && view.packed.startsWord(label.start) && /[)）印]$/u.test(lead);
    const withColon = /[:：]$/u.test(packed.slice(label.start, label.end));
    if (atStart || atCell || afterRow || (withColon && before === undefined && /[.,:]$/u.test(lead)))
      kept.push(label);
  }
  return kept;
}

/** 김교수 in a committee row may be a filler or somebody's short form: it is shown to a person, never passed. */
function fillerName(view: View, text: string, label: Label): Found | null {
  const name = text.replace(/\s+/gu, '');
  if (!/^[가-힣]{3,5}$/u.test(name) || !/(?:교수|박사)$/u.test(name) || !COMMITTEE.includes(label.role))
    return null;
  const read = {
    kind: 'name',
    name,
    script: 'hangul',
    score: 0.3,
    initialsOnly: false,
    aliases: [],
  } as const;
  return foundIn(view, read, label.role, 0.3, label.end);
}

/** The name that belongs to a lone label: on the same height to the right, or alone on the next line (table cells of HWP). */
function neighbour(
  views: readonly View[],
  index: number,
  taken: ReadonlySet<View>,
): { view: View; read: Found['read'] } | undefined {
  const view = views[index];
  if (!view) return undefined;
  const { box, baseline, fontSize } = view.line;
  const right = views.filter(
    (v) =>
      v !== view &&
      !taken.has(v) &&
      Math.abs(v.line.baseline - baseline) < 0.8 * fontSize &&
      v.line.box.x > box.x + box.w,
  );
  const below = views[index + 1];
  const near =
    below &&
    !taken.has(below) &&
    below.line.baseline - baseline < 3.2 * fontSize &&
    koreanLabels(below.packed.text).length === 0
      ? [below]
      : [];
  for (const candidate of [...right, ...near]) {
    const read = readName(candidate.text);
    if (read.kind === 'name') return { view: candidate, read };
  }
  return undefined;
}

/** Does the page pass a thesis, so that labels without a name are rows nobody filled? */
export function isApproval(text: string): boolean {
  return APPROVAL.test(text.replace(/\s+/gu, '')) || APPROVAL.test(text);
}
