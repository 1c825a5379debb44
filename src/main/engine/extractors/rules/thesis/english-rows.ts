import type { Role } from '../../../domain/words';
import { readName, type ReadName } from '../kit/names';
import { packedIndex, type View } from '../kit/view';
import { foundIn, readPeople, seatedSupervisors, type Found, type PageRows } from './found';
import { COMMITTEE_HEADING, labelAlone, labelFirst, labelLast } from './labels';

const COMMITTEE: readonly Role[] = ['committee', 'committee_chair'];
/** "Professor Jane Roe, Department of Nothing": what follows the first comma is no part of the name. */
const TAIL = /\s*(?:,(?!\s*(?:jr|sr|ii|iii)\b)|\(|;|\s[-–—]\s).*$/iu;
const SUPERVISED =
  /\b(?:under the (?:supervision|direction|guidance) of|supervised by|advised by|(?:advised and )?directed by)\b[\s:]*(.*)$/iu;
/** Each member signs under a sentence of their own. */
const CERTIFIES = /^I (?:hereby )?certify that I have read\b/iu;
/** Names that stand this many lines above their label still belong to it (name, post, label). */
const REACH = 3;

/** Lines of one page and what was taken from them so far. */
interface Sheet {
  readonly views: readonly View[];
  readonly approval: boolean;
  readonly found: Found[];
  readonly placeholders: string[];
  readonly empty: Role[];
  readonly used: Set<View>;
  /** Whose label a line is, where the name stands above it. */
  readonly owners: Map<View, { readonly view: View; readonly read: ReadName }>;
}

/**
 * English cover and signature pages. A name stands after its label ("Advisor: …"), before it ("…, Chair"), above it (rule, name,
 * label), or in the list under "Thesis Committee" or "Approved by".
 */
export function englishRows(page: number, views: readonly View[], approval: boolean): PageRows {
  const sheet: Sheet = {
    views,
    approval,
    found: [],
    placeholders: [],
    empty: [],
    used: new Set(),
    owners: new Map(),
  };
  views.forEach((view, i) => {
    if (view.text.length > 110 || /[가-힣]{4}/u.test(view.text)) return;
    [supervised, afterLabel, beforeLabel, acrossCells, aroundLabel].some((way) => way(sheet, view, i));
  });
  views.forEach((view, i) => {
    if (COMMITTEE_HEADING.test(view.text.trim())) {
      for (const entry of listBelow(sheet, i)) take(sheet, entry.view, entry.read, 'committee', 0.9);
    }
    if (approval && CERTIFIES.test(view.text)) certifier(sheet, i);
  });
  const rows = sheet.found.filter((f) => COMMITTEE.includes(f.role)).length + sheet.empty.length;
  return {
    page,
    found: sheet.found,
    rows,
    empty: approval ? sheet.empty : [],
    placeholders: sheet.placeholders,
    // On covers supervisors and examiners stand side by side and are different people.
    seated: approval ? seatedSupervisors(views, sheet.found) : [],
  };
}

function take(sheet: Sheet, view: View, read: ReadName, role: Role, certainty: number, from = 0): true {
  sheet.found.push(foundIn(view, read, role, certainty, from));
  sheet.used.add(view);
  return true;
}

/** Takes the people of a value. `strict`: only one whole name, because nothing but a space sets the value apart. */
function takeValue(
  sheet: Sheet,
  view: View,
  role: Role,
  value: string,
  from: number,
  strict: boolean,
): boolean {
  const whole = readPeople(value);
  const reads =
    whole.some((r) => r.kind === 'none') && TAIL.test(value) ? readPeople(value.replace(TAIL, '')) : whole;
  const names = reads.filter((r): r is ReadName => r.kind === 'name');
  if (names.length > 0 && (!strict || names.length === 1)) {
    for (const read of names) take(sheet, view, read, role, 0.95, from);
    return true;
  }
  const filler = reads.find((r) => r.kind === 'placeholder');
  if (filler?.kind !== 'placeholder' || value.trim() === '') return false;
  sheet.placeholders.push(filler.text);
  sheet.used.add(view);
  if (COMMITTEE.includes(role)) sheet.empty.push(role);
  return true;
}

function supervised(sheet: Sheet, view: View, i: number): boolean {
  const under = SUPERVISED.exec(view.text.replace(/[)\]]\s*$/u, ''));
  if (!under) return false;
  const value = under[1] ?? '';
  const next = sheet.views[i + 1];
  if (value.trim() === '')
    return next !== undefined && takeValue(sheet, next, 'supervisor', next.text, 0, false);
  const at = packedIndex(view, under.index + under[0].length - value.length);
  return takeValue(sheet, view, 'supervisor', value, at, false);
}

function afterLabel(sheet: Sheet, view: View): boolean {
  const label = labelFirst(view.text);
  if (!label || label.value === '') return false;
  const at = packedIndex(view, view.text.length - label.value.length);
  return takeValue(sheet, view, label.role, label.value, at, !label.apart);
}

function beforeLabel(sheet: Sheet, view: View): boolean {
  const label = sheet.approval ? labelLast(view.text) : null;
  return label !== null && takeValue(sheet, view, label.role, label.value, 0, true);
}

/** "Mina Park    Professor, Test University    Rapporteur": a table row whose last cell is the label. */
function acrossCells(sheet: Sheet, view: View): boolean {
  const cells = view.line.cells;
  const [first, last] = [cells[0], cells[cells.length - 1]];
  if (!sheet.approval || !first || !last || first === last) return false;
  const role = labelAlone(last.plain);
  const read = role ? readName(first.plain.replace(TAIL, '')) : undefined;
  return role !== null && read?.kind === 'name' && take(sheet, view, read, role, 0.9);
}

/** A label by itself: its name stands above it, or below where a colon or a rule to sign on follows the label. */
function aroundLabel(sheet: Sheet, view: View, i: number): boolean {
  const first = labelFirst(view.text);
  const ruled = first !== null && first.value !== '' && readName(first.value).kind === 'empty';
  const role = labelAlone(view.text) ?? (first && (first.value === '' || ruled) ? first.role : null);
  if (!role) return false;
  const pointsDown = ruled || /[:：]\s*$/u.test(view.text);
  // "Dissertation Advisor" / "Chair of Committee": a second label speaks of the same name.
  const before = sheet.views[i - 1];
  const same = before && sheet.owners.get(before);
  const above = sheet.approval && !pointsDown ? (same ?? nameAbove(sheet, i)) : undefined;
  if (above) {
    sheet.owners.set(view, above);
    sheet.used.add(view);
    return take(sheet, above.view, above.read, role, 0.9);
  }
  const below = sheet.views[i + 1];
  if (!below || sheet.used.has(below) || !pointsDown) return false;
  const read = readName(below.text.replace(TAIL, ''));
  if (read.kind === 'name') return take(sheet, below, read, role, 0.9);
  if (ruled && (read.kind === 'empty' || labelFirst(below.text))) {
    sheet.empty.push(role);
    return true;
  }
  if (read.kind === 'placeholder') sheet.placeholders.push(read.text);
  return read.kind === 'placeholder';
}

function nameAbove(sheet: Sheet, at: number): { view: View; read: ReadName } | undefined {
  for (let i = at - 1; i >= 0 && i >= at - REACH; i -= 1) {
    const view = sheet.views[i];
    if (!view || sheet.used.has(view)) return undefined;
    const read = readName(view.text.replace(TAIL, ''));
    if (read.kind === 'name') return { view, read };
    if (labelAlone(view.text)) return undefined;
  }
  return undefined;
}

/** The next name below the sentence, unless a label has claimed it already. */
function certifier(sheet: Sheet, at: number): void {
  for (const view of sheet.views.slice(at + 1, at + 8)) {
    if (sheet.used.has(view) || CERTIFIES.test(view.text)) return;
    const read = readName(view.text.replace(/^\(|\)$/gu, ''));
    if (read.kind === 'name') return void take(sheet, view, read, 'committee', 0.85);
  }
}

/** Deans and registrars sign for the school; they are no jury. Their post stands below the name, or behind it. */
const OFFICER =
  /\b(?:dean|provost|president|registrar|chancellor|head of (?:the )?(?:department|school)|director of graduate|department committee|graduate (?:officer|students))\b/iu;
const POST = /professor|department|school|universit|institute|college|faculty|ph\.?d/iu;

/** The post may stand a line or two below the name, before the next name. */
function isOfficer(views: readonly View[], at: number): boolean {
  const behind = TAIL.exec((views[at] as View).text)?.[0] ?? '';
  if (OFFICER.test(behind)) return true;
  for (const view of views.slice(at + 1, at + 3)) {
    if (readName(view.text.replace(TAIL, '')).kind === 'name') return false;
    if (OFFICER.test(view.text)) return true;
  }
  return false;
}

/** Names in the list under a heading. Posts and places between them are passed over; two lines of neither end the list. */
function listBelow(sheet: Sheet, start: number): { view: View; read: ReadName }[] {
  const list: { view: View; read: ReadName }[] = [];
  let strange = 0;
  for (const [n, view] of sheet.views.slice(start + 1, start + 30).entries()) {
    if (/^(?:accepted|received) by\b/iu.test(view.text)) break;
    if (sheet.used.has(view)) {
      strange = 0;
      continue;
    }
    const read = readName(view.text.replace(TAIL, ''));
    if (read.kind === 'name' && read.script === 'latin') {
      if (!isOfficer(sheet.views, start + 1 + n)) list.push({ view, read });
      strange = 0;
    } else if (read.kind !== 'empty' && !POST.test(view.text)) {
      strange += 1;
      if (strange >= 2) break;
    }
  }
  return list;
}
