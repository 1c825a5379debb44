import type { Role } from '../../../domain/words';
import { readName, type FieldReading } from '../kit/names';
import type { View } from '../kit/view';
import { memberOrChair } from './chair';
import { foundIn, LIKELY, passes, readPeople, seatedSupervisors, type Found, type PageRows } from './found';
import { APPROVAL, koreanLabels, soundOf, type Label } from './labels';

const SEAL = /[(（[]\s*(?:인|印|서\s*명|날\s*인)\s*[)）\]]|印|㊞/u;
const COMMITTEE: readonly Role[] = ['committee', 'committee_chair'];

/**
 * Labelled rows of a page: "위 원 장  홍 길 동 (인)", "지도교수 홍길동". Label and name are paired by where they stand, so a text
 * layer that gives all labels first does no harm. A row counts only when a name, a filler or nothing stands beside its label:
 * "심사위원회의 심사를 통과" is prose.
 */
export function koreanRows(page: number, views: readonly View[], approval: boolean): PageRows {
  const sheet: Sheet = { views, approval, found: [], empty: [], placeholders: [], rows: 0, taken: new Set() };
  views.forEach((view, index) => {
    const labels = leadingLabels(view);
    labels.forEach((label, i) => readRow(sheet, index, label, labels[i + 1]?.start, i === 0));
    if (labels.length === 0 && !guided(sheet, view) && !nameFirst(sheet, view)) continueRow(sheet, index);
  });
  if (approval) unlabelled(sheet);
  const { found, rows, empty, placeholders } = sheet;
  return { page, found, rows, empty, placeholders, seated: seatedSupervisors(views, found) };
}

interface Sheet {
  readonly views: readonly View[];
  readonly approval: boolean;
  readonly found: Found[];
  readonly empty: Role[];
  readonly placeholders: string[];
  rows: number;
  /** Lines whose name was given to the label above or beside it. */
  readonly taken: Set<View>;
  /** The committee row read last: further names may follow below it without a label. */
  last?: { readonly index: number; readonly x: number };
}

function readRow(sheet: Sheet, index: number, label: Label, end: number | undefined, first: boolean): void {
  const view = sheet.views[index] as View;
  const value = view.packed.slice(label.end, end);
  const text = value?.text ?? '';
  const inCommittee = COMMITTEE.includes(label.role);
  if (inCommittee && !sheet.approval) return;
  const count = (): void => {
    if (inCommittee) sheet.rows += 1;
  };
  for (const read of readPeople(text)) {
    if (
      read.kind === 'name' &&
      (read.score >= LIKELY || (sheet.approval && standsApart(view, label, text)))
    ) {
      sheet.found.push(foundIn(view, read, label.role, label.doubtful ? DOUBTFUL : 0.95, label.end));
      count();
      if (inCommittee && value) sheet.last = { index, x: value.box.x };
    } else if (read.kind === 'placeholder') {
      count();
      const filler = fillerName(view, read.text, label);
      if (filler) sheet.found.push(filler);
      else sheet.placeholders.push(read.text);
    } else if (read.kind === 'empty') {
      const beside = SEAL.test(text) ? undefined : neighbour(sheet.views, index, sheet.taken);
      if (beside) {
        sheet.taken.add(beside.view);
        sheet.found.push(foundIn(beside.view, beside.read, label.role, 0.85));
        count();
        const { box } = beside.view.line;
        if (inCommittee) sheet.last = { index: sheet.views.indexOf(beside.view), x: box.x };
      } else if (sheet.approval && (first || SEAL.test(text))) {
        count();
        sheet.empty.push(label.role);
      }
    } else if (read.kind === 'none' && inCommittee && UNREADABLE.test(text)) {
      count();
      sheet.empty.push(label.role);
    }
  }
}

/** Somebody sits in this row, and what stands behind the post is no name: misread, or a name no table knows. */
const UNREADABLE = /(?:교수|연구원|박사)\s+[^\s()（）]{2,5}\s*(?:[(（]?(?:인|印|㊞|서명|날인)[)）]?)?\s*$/u;

/** What a name is worth whose first letter may belong to the label. */
const DOUBTFUL = 0.6;

/** "김도현 교수 지도", "金道賢 敎授指導": the supervisor as old covers name him, before the label. */
const GUIDED = /^(.{2,20}?)(?:부|조|정|명예|석좌)?교수님?지도$/u;

function guided(sheet: Sheet, view: View): boolean {
  const match = GUIDED.exec(soundOf(view.packed.text));
  const value = match && view.packed.slice(0, match[1]?.length ?? 0);
  const names = readPeople(value?.text ?? '').filter((r) => r.kind === 'name' && r.score >= LIKELY);
  for (const read of names) {
    if (read.kind === 'name') sheet.found.push(foundIn(view, read, 'supervisor', 0.95));
  }
  return names.length > 0;
}

/** What a name is worth that only its seal ties to the jury. */
const SEALED = 0.65;

/** Below the sentence that passes the thesis two names and more with a seal mark each, and no label on the page: the jury signed. */
function unlabelled(sheet: Sheet): void {
  if (sheet.rows > 0) return;
  const passed = sheet.views.findIndex((v) => passes(v));
  if (passed < 0) return;
  const signed = sheet.views.slice(passed + 1).flatMap((view) => {
    const read = SEAL.test(view.text) ? readName(view.text) : undefined;
    return read?.kind === 'name' && read.score >= LIKELY ? [{ view, read }] : [];
  });
  if (signed.length < 2) return;
  for (const { view, read } of signed) sheet.found.push(foundIn(view, read, 'committee', SEALED));
  sheet.rows = signed.length;
}

/** What may follow a label in brackets before the next name, or the end of the line. */
const AFTER_BRACKET = /^[)）\]]?(?:[(（[](?:인|印|서명|날인)[)）\]]|印|㊞)?[,;·ㆍ/]?/u;

/**
 * "이새벽 (심사위원장)": the label in brackets behind the name, once or several times in a line. The line holds nothing else; a
 * sentence that mentions a member in brackets is prose.
 */
function nameFirst(sheet: Sheet, view: View): boolean {
  const packed = view.packed.text;
  const labels = koreanLabels(packed);
  const rows: { label: Label; from: number; reads: FieldReading[] }[] = [];
  let from = 0;
  for (const label of labels) {
    const bracketed =
      /[(（[]/u.test(packed.charAt(label.start - 1)) &&
      /[)）\]]/u.test(packed.slice(label.end - 1, label.end + 1));
    const text = view.packed.slice(from, label.start - 1)?.text ?? '';
    const reads = bracketed && label.start - 1 > from ? readPeople(text) : [];
    if (reads.length === 0 || reads.some((r) => r.kind === 'none')) return false;
    rows.push({ label, from, reads });
    from = label.end + (AFTER_BRACKET.exec(packed.slice(label.end))?.[0].length ?? 0);
  }
  if (rows.length === 0 || from < packed.length) return false;
  for (const { label, from: at, reads } of rows) {
    const inCommittee = COMMITTEE.includes(label.role);
    if (inCommittee && !sheet.approval) continue;
    for (const read of reads) {
      if (read.kind === 'name') sheet.found.push(foundIn(view, read, label.role, 0.95, at));
      else if (read.kind === 'placeholder') sheet.placeholders.push(read.text);
      else if (sheet.approval) sheet.empty.push(label.role);
      if (inCommittee) sheet.rows += 1;
    }
  }
  return true;
}

/** How far names of one column may stand apart, in font sizes. */
const COLUMN = 2;
/** How much a text has to look like a Korean name where only its column says that it is one. */
const CLEARLY = 0.6;

/** "위원  홍길동 (인)", and below it "김철수 (인)" without a label: with a seal mark, or a name alone in the same column. */
function continueRow(sheet: Sheet, index: number): void {
  const view = sheet.views[index] as View;
  const { last } = sheet;
  if (!last || index !== last.index + 1 || sheet.taken.has(view)) return;
  const read = readName(view.text);
  const sealed = SEAL.test(view.text);
  const aligned = read.kind === 'name' && Math.abs(view.line.box.x - last.x) < COLUMN * view.line.fontSize;
  if (!sealed && !(aligned && read.score >= CLEARLY)) return;
  if (read.kind === 'name' && read.score >= LIKELY) sheet.found.push(foundIn(view, read, 'committee', 0.9));
  else if (read.kind === 'empty' && Math.abs(view.line.box.x - last.x) < 15 * view.line.fontSize)
    sheet.empty.push('committee');
  else return;
  sheet.rows += 1;
  sheet.last = { index, x: last.x };
}

/** A foreign name in Hangul is believed only as the value of a row: in a cell of its own, or before a seal mark. */
function standsApart(view: View, label: Label, value: string): boolean {
  return view.packed.startsWord(label.end) && (view.cellStarts.includes(label.end) || SEAL.test(value));
}

/** Labels that begin the line, one of its cells, or follow another row on the same line. */
function leadingLabels(view: View): Label[] {
  const packed = view.packed.text;
  const all = koreanLabels(packed).map((label) => memberOrChair(view, label));
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
  const sound = soundOf(text);
  return APPROVAL.test(sound.replace(/\s+/gu, '')) || APPROVAL.test(sound);
}
