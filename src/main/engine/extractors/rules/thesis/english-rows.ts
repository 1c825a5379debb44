import type { Role } from '../../../domain/words';
import { readName, type ReadName } from '../kit/names';
import { packedIndex, type View } from '../kit/view';
import { foundIn, readPeople, seatedSupervisors, type Found, type PageRows } from './found';
import { COMMITTEE_HEADING, labelAlone, labelFirst, labelLast } from './labels';

const COMMITTEE: readonly Role[] = ['committee', 'committee_chair'];
/** "Professor Jane Roe, Department of Nothing": what follows the first comma is no part of the name. */
const TAIL = /\s*(?:,(?!\s*(?:jr|sr|ii|iii)\b)|\(|;|\s[-–—]\s).*$/iu;
const SUPERVISED =
  /\b(?:under the (?:supervision|direction|guidance) of|supervised by|advised by|directed by|advised and directed by)\b[\s:]*(.*)$/iu;
/** Names that stand this many lines above their label still belong to it (name, post, label). */
const REACH = 3;

/**
 * English cover and signature pages. A name stands after its label ("Advisor: …"), before it ("…, Chair"), above it (rule, name,
 * label), or in the list under "Thesis Committee" or "Approved by".
 */
export function englishRows(page: number, views: readonly View[], approval: boolean): PageRows {
  const found: Found[] = [];
  const placeholders: string[] = [];
  const empty: Role[] = [];
  const used = new Set<View>();
  const take = (view: View, read: ReadName, role: Role, certainty: number, from = 0): void => {
    found.push(foundIn(view, read, role, certainty, from));
    used.add(view);
  };
  const takeValue = (view: View, role: Role, value: string, from: number, strict: boolean): boolean => {
    const whole = readPeople(value);
    const reads =
      whole.some((r) => r.kind === 'none') && TAIL.test(value) ? readPeople(value.replace(TAIL, '')) : whole;
    const names = reads.filter((r): r is ReadName => r.kind === 'name');
    const filler = reads.find((r) => r.kind === 'placeholder');
    if (names.length > 0 && (!strict || names.length === 1)) {
      for (const read of names) take(view, read, role, 0.95, from);
      return true;
    }
    if (filler?.kind === 'placeholder' && value.trim() !== '') {
      placeholders.push(filler.text);
      used.add(view);
      if (COMMITTEE.includes(role)) empty.push(role);
      return true;
    }
    return false;
  };

  views.forEach((view, i) => {
    const { text } = view;
    if (text.length > 110 || /[가-힣]{4}/u.test(text)) return;
    const under = SUPERVISED.exec(text.replace(/[)\]]\s*$/u, ''));
    if (under) {
      const value = under[1] ?? '';
      const next = views[i + 1];
      if (value.trim() !== '')
        takeValue(
          view,
          'supervisor',
          value,
          packedIndex(view, under.index + under[0].length - value.length),
          false,
        );
      else if (next) takeValue(next, 'supervisor', next.text, 0, false);
      return;
    }
    const first = labelFirst(text);
    if (
      first &&
      first.value !== '' &&
      takeValue(
        view,
        first.role,
        first.value,
        packedIndex(view, text.length - first.value.length),
        !first.apart,
      )
    )
      return;
    const last = approval ? labelLast(text) : null;
    if (last && takeValue(view, last.role, last.value, 0, true)) return;
    const alone = labelAlone(text) ?? (first && first.value.trim() === '' ? first.role : null);
    if (!alone) return;
    const above = approval ? nameAbove(views, i, used) : undefined;
    if (above) {
      take(above.view, above.read, alone, 0.9);
      return;
    }
    const below = views[i + 1];
    const read = below && !used.has(below) ? readName(below.text.replace(TAIL, '')) : undefined;
    if (below && read?.kind === 'name' && /[:：]\s*$/u.test(text)) take(below, read, alone, 0.9);
    else if (below && read?.kind === 'placeholder' && /[:：]\s*$/u.test(text)) placeholders.push(read.text);
  });
  for (const [start, view] of views.entries()) {
    if (!COMMITTEE_HEADING.test(view.text.trim())) continue;
    for (const entry of listBelow(views, start, used)) take(entry.view, entry.read, 'committee', 0.9);
  }
  const rows = found.filter((f) => COMMITTEE.includes(f.role)).length + empty.length;
  return {
    page,
    found,
    rows,
    empty: approval ? empty : [],
    placeholders,
    seated: seatedSupervisors(views, found),
  };
}

function nameAbove(
  views: readonly View[],
  at: number,
  used: ReadonlySet<View>,
): { view: View; read: ReadName } | undefined {
  for (let i = at - 1; i >= 0 && i >= at - REACH; i -= 1) {
    const view = views[i];
    if (!view || used.has(view)) return undefined;
    const read = readName(view.text.replace(TAIL, ''));
    if (read.kind === 'name') return { view, read };
    if (labelAlone(view.text)) return undefined;
  }
  return undefined;
}

/** Deans and registrars sign for the school; they are no jury. Their post stands on the line below the name, or behind it. */
const OFFICER = /\b(?:dean|provost|president|registrar|chancellor|head|director)\b/iu;

function isOfficer(views: readonly View[], view: View): boolean {
  const next = views[views.indexOf(view) + 1];
  return OFFICER.test(view.text) || (next !== undefined && OFFICER.test(next.text));
}

/** Names in the list under a heading. Posts and places between them are passed over; two lines of neither end the list. */
function listBelow(
  views: readonly View[],
  start: number,
  used: ReadonlySet<View>,
): { view: View; read: ReadName }[] {
  const list: { view: View; read: ReadName }[] = [];
  let strange = 0;
  for (const view of views.slice(start + 1, start + 30)) {
    if (used.has(view)) {
      strange = 0;
      continue;
    }
    const read = readName(view.text.replace(TAIL, ''));
    if (read.kind === 'name' && read.script === 'latin' && !isOfficer(views, view)) {
      list.push({ view, read });
      strange = 0;
    } else if (
      read.kind !== 'empty' &&
      !/professor|department|school|universit|institute|college|faculty|ph\.?d/iu.test(view.text)
    ) {
      strange += 1;
      if (strange >= 2) break;
    }
  }
  return list;
}
