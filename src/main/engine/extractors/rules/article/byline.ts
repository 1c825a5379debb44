import type { Line } from '../../layout';
import type { FoundName, Script } from './judge';
import type { Unit } from './units';
import { NO_AUTHORS_BELOW } from './vocabulary';

/** One author as the byline prints him or her. */
export interface Author {
  readonly name: FoundName;
  readonly unit: Unit;
  readonly markers: readonly string[];
  readonly brackets: readonly string[];
  /** Stands on the evidence of its place in a clear list; otherwise it needs a look. */
  readonly sure: boolean;
}

export interface Byline {
  readonly script: Script;
  readonly authors: readonly Author[];
  readonly units: readonly Unit[];
  /** `list`: names beside each other; `grid`, `stack`: each with its affiliation below. */
  readonly structure: 'list' | 'grid' | 'stack';
}

export interface BylineSearch {
  readonly bylines: readonly Byline[];
  /** Texts that stand for unnamed people. */
  readonly hidden: readonly string[];
  /** Units that look like names in the right place but were not taken up. */
  readonly passed: readonly Unit[];
}

/** Evidence a byline needs: a well-shaped name right below the title or over an affiliation, or two names. */
const FIRST = 1.1;

interface Style {
  readonly size: number;
  readonly bold: boolean;
}

/**
 * The strongest list of names in each script is the anchor and sets the style; what keeps that style above and below it is taken
 * up, and what stands between is affiliation.
 */
export function findBylines(units: readonly Unit[]): BylineSearch {
  const candidates = units.flatMap((unit, i) => {
    return unit.kind === 'names' ? [{ unit, weight: evidence(unit, units, i) }] : [];
  });
  const taken: Unit[] = [];
  for (const script of ['ko', 'en'] as const) {
    const own = candidates.filter((c) => scriptOf(c.unit) === script);
    const best = Math.max(0, ...own.map((c) => c.weight));
    const anchor = own.find((c) => c.weight >= Math.max(FIRST, best - 0.45));
    if (!anchor) continue;
    const style = { size: anchor.unit.line.fontSize, bold: anchor.unit.line.bold };
    const group: Unit[] = [];
    for (const c of own) {
      if (c === anchor || continues(c.unit, style, group, units, c.weight)) group.push(c.unit);
    }
    taken.push(...group);
  }
  const weak = taken.length === 0 ? lastResort(candidates) : undefined;
  if (weak) taken.push(weak);
  const passed = candidates.map((c) => c.unit).filter((u) => !taken.includes(u));
  const bylines = (['ko', 'en'] as const).flatMap((script) => {
    const own = taken.filter((u) => scriptOf(u) === script);
    return own.length > 0 ? [buildByline(script, own, weak !== undefined)] : [];
  });
  const around = new Set(taken.map((u) => u.line));
  const hidden = units
    .filter(
      (u) =>
        (around.has(u.line) || u.kind === 'names') &&
        !u.judged.some((j) => j.kind === 'affiliation' || j.kind === 'place'),
    )
    .flatMap((u) => u.judged.filter((j) => j.kind === 'hidden').map((j) => j.segment.text));
  return { bylines, hidden, passed };
}

interface Weighed {
  readonly unit: Unit;
  readonly weight: number;
}

/** Capitals alone are a heading sooner than a name. */
function isHeading(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}

/** Nothing strong: the best-shaped name in the largest type is shown for review rather than lost. */
function lastResort(candidates: readonly Weighed[]): Unit | undefined {
  const shaped = candidates.filter(
    (c) => c.weight > 0.7 && c.unit.names.every((n) => n.score >= 0.8 && !isHeading(n.text)),
  );
  const size = Math.max(0, ...shaped.map((c) => c.unit.line.fontSize));
  return shaped.find((c) => c.unit.line.fontSize === size)?.unit;
}

/** Four and more full words in a cell of its own: two names whose gap was lost look the same. */
function couldBeTwo(name: FoundName): boolean {
  return name.script === 'en' && name.text.split(' ').filter((t) => /^\p{Lu}\p{L}/u.test(t)).length > 3;
}

/** A name that a later line repeats (a note on the author) is one person; twice in one line stays two. */
function onceEach(authors: readonly Author[]): Author[] {
  return authors.filter(
    (a, i) => !authors.slice(0, i).some((b) => b.name.text === a.name.text && b.unit.line !== a.unit.line),
  );
}

/** What speaks for a list of authors, beside its place: several names, signs, good name shapes, an affiliation below. */
export function evidence(unit: Unit, units: readonly Unit[], index: number): number {
  if (unit.names.length === 0 || underLabel(unit, units, index)) return 0;
  const row = units.filter((u) => u.line === unit.line && u.kind === 'names').flatMap((u) => u.names);
  const n = row.length;
  const mean = row.reduce((sum, name) => sum + name.score, 0) / n;
  let weight = mean >= 0.85 ? 1 : mean >= 0.7 ? 0.8 : mean >= 0.5 ? 0.4 : 0.1;
  // Several words that hardly look like names are a table's heading sooner than a list.
  if (n > 1) weight += (mean >= 0.5 ? 0.6 : 0.3) + Math.min(0.4, 0.1 * (n - 2));
  if (unit.marked) weight += 0.5;
  // The first thing below a title is its authors.
  if (units[0]?.line === unit.line) weight += 0.3;
  if (unit.labelled) weight += 0.6;
  if (unit.names.some((x) => x.rest || x.alias)) weight += 0.3;
  if (unit.judged.some((j) => j.kind === 'affiliation' || j.kind === 'email' || j.kind === 'degree'))
    weight += 0.4;
  if (unit.people.some((j) => j.segment.brackets.some((x) => x.includes('@')))) weight += 0.4;
  const below = next(units, index);
  if (below.some((u) => u.kind === 'affiliation' || u.kind === 'email')) weight += 0.5;
  if (below[0]?.kind === 'names' && sameStyle(below[0], unit)) weight += 0.2;
  return weight;
}

/** Under "Edited by:" and "Reviewed by:" stand people who are no authors. */
function underLabel(unit: Unit, units: readonly Unit[], index: number): boolean {
  for (let i = index - 1; i >= 0; i -= 1) {
    const above = units[i] as Unit;
    if (above.line === unit.line || !overlaps(above, unit)) continue;
    if (NO_AUTHORS_BELOW.test(above.line.text)) return true;
    if (above.kind !== 'names' && above.kind !== 'affiliation') return false;
  }
  return false;
}

/** The units below this one, in its column where the row has several cells, as far as the next names; at most three. */
function next(units: readonly Unit[], index: number): Unit[] {
  const unit = units[index] as Unit;
  const below = units.slice(index + 1).filter((u) => u.line !== unit.line && overlaps(u, unit));
  const end = below.findIndex((u, i) => i > 0 && u.kind === 'names');
  return below.slice(0, Math.min(3, end < 0 ? 3 : end));
}

export function overlaps(a: Unit, b: Unit): boolean {
  return Math.min(a.box.x + a.box.w, b.box.x + b.box.w) > Math.max(a.box.x, b.box.x);
}

function sameStyle(a: Unit, b: Unit): boolean {
  return Math.abs(a.line.fontSize - b.line.fontSize) <= 0.06 * b.line.fontSize && a.line.bold === b.line.bold;
}

function continues(
  unit: Unit,
  style: Style,
  taken: readonly Unit[],
  units: readonly Unit[],
  weight: number,
): boolean {
  const like =
    Math.abs(unit.line.fontSize - style.size) <= 0.06 * style.size && unit.line.bold === style.bold;
  const previous = taken[taken.length - 1];
  // Above the anchor: as strong as a byline of its own.
  if (!previous) return like && weight >= FIRST;
  const between = units.slice(units.indexOf(previous) + 1, units.indexOf(unit));
  if (previous.line === unit.line) return true;
  if (between.length === 0) return like ? follows(previous, unit) : unit.marked && unit.names.length > 1;
  if (!like) return false;
  // Names and affiliations alternate: only where every earlier name stands over an affiliation of its own, or lists repeat.
  const listed = taken.some((t) => t.line !== unit.line && t.names.length > 1 && !isRow(t, taken));
  const differs = between.some(
    (u) => Math.abs(u.line.fontSize - style.size) > 0.06 * style.size || u.line.bold !== style.bold,
  );
  if (between.some((u) => u.kind === 'other') && weight < 1.2) return false;
  return listed ? weight >= 1.7 || (differs && weight >= 1.2) : weight >= 1;
}

/**
 * Does the next line go on with the names? Below a list of several, a line that nothing ties to it may as well be a firm whose
 * name looks like a person's.
 */
function follows(previous: Unit, unit: Unit): boolean {
  if (previous.endsOpen || unit.goesOn || previous.names.length < 2) return true;
  return unit.names.length > 1 || (unit.marked && previous.marked) || withInstitution(unit);
}

function withInstitution(unit: Unit): boolean {
  return unit.judged.some((j) => j.kind === 'affiliation' || j.kind === 'email' || j.kind === 'degree');
}

function isRow(unit: Unit, taken: readonly Unit[]): boolean {
  return taken.some((t) => t !== unit && t.line === unit.line);
}

export function scriptOf(unit: Unit): Script {
  const ko = unit.names.filter((n) => n.script === 'ko').length;
  return ko * 2 >= unit.names.length ? 'ko' : 'en';
}

function buildByline(script: Script, units: readonly Unit[], weak: boolean): Byline {
  const rows = new Map<Line, number>();
  for (const u of units) rows.set(u.line, (rows.get(u.line) ?? 0) + 1);
  const grid = [...rows.values()].some((n) => n > 1) && units.every((u) => u.names.length === 1);
  const alone = units.every((u) => u.names.length === 1);
  const structure = grid ? 'grid' : alone && units.length > 1 ? 'stack' : 'list';
  const authors = units.flatMap((unit) =>
    unit.people.flatMap(({ kind, names, segment }) =>
      names.map((name): Author => ({
        name,
        unit,
        markers: segment.markers,
        brackets: segment.brackets,
        sure: !weak && kind === 'name' && !(structure !== 'list' && couldBeTwo(name)),
      })),
    ),
  );
  return { script, authors: onceEach(authors), units, structure };
}
