import type { Role } from '../../../domain/words';
import { readName, type ReadName } from '../kit/names';
import { locate, type View } from '../kit/view';
import { LIKELY, readPeople } from '../thesis/found';
import { labelAt, labelBehind } from './labels';

/** One name behind a label, in a table or below a labelled row. */
export interface Sighting {
  readonly read: ReadName;
  readonly role: Role;
  readonly view: View;
  readonly from: number;
  readonly affiliation?: string;
  readonly certainty: number;
}

export const HIDDEN = /외\s*\d+\s*(?:인|명)/u;

interface Rows {
  readonly seen: readonly Sighting[];
  /** Leaders' labels without a name. */
  readonly empty: number;
}

/** People behind labels, line by line: beside the label, alone below it, or in the lines that go on under the first name. */
export function readRows(page: readonly View[], placeholders: string[]): Rows {
  const seen: Sighting[] = [];
  let empty = 0;
  let last: Sighting | undefined;
  page.forEach((view, i) => {
    const row = fromLine(page, i, placeholders);
    const more = last && row.seen.length === 0 ? continued(view, last, page[i - 1]) : undefined;
    const here = more ? [more] : row.seen;
    seen.push(...here);
    empty += row.empty;
    last = here[here.length - 1];
  });
  return { seen, empty };
}

/** How far names of one column may stand apart, in font sizes: reports align them with spaces. */
const COLUMN = 3.6;
/** How much a text has to look like a name where only its place below another says that it is one. */
const CLEARLY = 0.6;

/** "연구원 : 홍길동 (시험대학교)" and below it "김철수 (시험연구소)", without a label and in the same column. */
function continued(view: View, last: Sighting, above: View | undefined): Sighting | undefined {
  if (above === undefined || above !== last.view) return undefined;
  const [read, ...more] = readPeople(view.text);
  if (read?.kind !== 'name' || more.length > 0 || read.score < CLEARLY) return undefined;
  const x = (v: View, name: string, from: number): number => locate(v, name, from).box.x;
  if (Math.abs(x(view, read.name, 0) - x(last.view, last.read.name, last.from)) > COLUMN * view.line.fontSize)
    return undefined;
  return { read, role: last.role, view, from: 0, certainty: Math.min(last.certainty, 0.85) };
}

/** A label with its people beside it, or alone on the next line. */
function fromLine(
  page: readonly View[],
  index: number,
  placeholders: string[],
): { seen: Sighting[]; empty: number } {
  const view = page[index] as View;
  const behind = labelBehind(view.text);
  if (behind) {
    const read = readName(behind.name);
    if (read.kind === 'name' && read.score >= LIKELY)
      return { seen: [{ read, role: behind.role, view, from: 0, certainty: 0.9 }], empty: 0 };
  }
  const seen: Sighting[] = [];
  let empty = 0;
  for (const [c, start] of view.cellStarts.entries()) {
    const label = labelAt(view.packed.text.slice(start));
    if (!label) continue;
    const from = start + label.end;
    const later = view.cellStarts.slice(c + 1);
    const stop = later.find((s) => labelAt(view.packed.text.slice(s)) !== null);
    const value = view.packed.slice(from, stop)?.text ?? '';
    const apart = view.cellStarts.includes(from) || /[:：]$/u.test(view.packed.text.slice(start, from));
    // Cells of another kind may follow the names ("참여자 | 홍길동 | 참여기간 | …"): as many cells as hold names count.
    const ends = [stop, ...later.filter((s) => s > from && (stop === undefined || s < stop)).reverse()];
    const here =
      ends
        .map((end) => {
          const text = view.packed.slice(from, end)?.text ?? '';
          return peopleIn(view, text, from, label.role, apart, end === stop ? placeholders : []);
        })
        .find((people) => people.length > 0) ?? [];
    seen.push(...here);
    if (here.length > 0 || value.trim() !== '') continue;
    const below = page[index + 1];
    const next =
      below && below.line.cells.length <= 3 && !labelAt(below.packed.text)
        ? peopleIn(below, below.text, 0, label.role, false, placeholders)
        : [];
    seen.push(...next);
    if (next.length === 0 && /책임자/u.test(view.packed.text.slice(start, from))) empty += 1;
  }
  return { seen, empty };
}

/** "고길동  홍길동", "김경수, 이세림": cells and lists. Words set close to a label are prose unless all of them are names. */
function peopleIn(
  view: View,
  value: string,
  from: number,
  role: Role,
  apart: boolean,
  placeholders: string[],
): Sighting[] {
  const bare = value.replace(HIDDEN, ' ');
  let reads = readPeople(bare);
  if (reads.every((r) => r.kind === 'none'))
    reads = bare
      .split(/\s{1,}/u)
      .filter(Boolean)
      .map((w) => readName(w));
  const names = reads.filter(
    (r): r is ReadName =>
      r.kind === 'name' && r.score >= (apart ? LIKELY : CLEARLY) && (r.name.length > 2 || r.score >= 0.5),
  );
  for (const r of reads)
    if (r.kind === 'placeholder' && /\p{L}|○|〇/u.test(r.text)) placeholders.push(r.text);
  if (names.length === 0 || (!apart && names.length < reads.length)) return [];
  if (names.length * 2 < reads.length) return [];
  return names.map((read) => ({ read, role, view, from, certainty: apart ? 0.92 : 0.75 }));
}
