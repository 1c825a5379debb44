import { unionBox, type BBox } from '../../../domain/bbox';
import type { Line } from '../../layout';
import { joinInverted } from './inverted';
import { judgeSegment, TITLES, type FoundName, type Judged } from './judge';
import { segmentLine, type Segment } from './segments';
import { AUTHOR_LABEL, NOT_AUTHORS } from './vocabulary';

export type UnitKind = 'names' | 'affiliation' | 'email' | 'other';

/** A line, or one cell of an author grid. */
export interface Unit {
  readonly kind: UnitKind;
  readonly line: Line;
  readonly judged: readonly Judged[];
  /** Parts that are authors, in order; empty unless `kind` is `names`. */
  readonly people: readonly Judged[];
  /** Their names, doubtful single words left out. */
  readonly names: readonly FoundName[];
  /** Parts among the names that could not be judged. */
  readonly unknown: number;
  readonly box: BBox;
  readonly text: string;
  /** Does any name carry a footnote or affiliation sign? */
  readonly marked: boolean;
  /** Stands behind "Author(s):" or a like label. */
  readonly labelled: boolean;
  /** Ends with a comma or "and": the list goes on in the next line. */
  readonly endsOpen: boolean;
  /** Begins with "and" or a divider: the list comes from the line before. */
  readonly goesOn: boolean;
}

/** All units of a stretch of lines. Names that break at the end of a line are put together. */
export function unitsOf(lines: readonly Line[]): Unit[] {
  const perLine = lines.map((line) => ({ line, segments: segmentLine(withoutLabel(line)) }));
  for (let i = 0; i + 1 < perLine.length; i += 1) joinBroken(perLine[i] as Row, perLine[i + 1] as Row);
  const units = perLine.flatMap(({ line, segments }) =>
    cellsOf(segments).map((cell) => buildUnit(line, cell)),
  );
  return units.filter((u) => !isLineNumber(u));
}

/** Manuscripts number their lines in the margin. */
function isLineNumber(unit: Unit): boolean {
  const [only] = unit.judged;
  return (
    unit.judged.length === 1 &&
    only?.kind === 'empty' &&
    only.segment.brackets.length === 0 &&
    only.segment.markers.every((m) => /^\d+$/u.test(m))
  );
}

interface Row {
  readonly line: Line;
  segments: Segment[];
}

/** "…, Anna" / "Smith, …": the pieces are one name when a lone word stands at the break of a list. */
function joinBroken(a: Row, b: Row): void {
  const left = a.segments[a.segments.length - 1];
  const right = b.segments[0];
  if (!left || !right || left.end !== 'line' || left.markers.length > 0 || right.leads) return;
  if (Math.abs(a.line.fontSize - b.line.fontSize) > 0.05 * a.line.fontSize || a.line.column !== b.line.column)
    return;
  const step = b.line.baseline - a.line.baseline;
  if (step <= 0 || step > 2.2 * a.line.fontSize) return;
  const listed = a.segments.some((s) => s.end === 'separator' || s.end === 'and');
  if (a.segments.some((s) => /^(affiliation|place|email)$/u.test(judgeSegment(s).kind))) return;
  const lone = left.tokens.length === 1 || (right.tokens.length === 1 && a.segments.length > 1);
  if (
    !listed ||
    !lone ||
    left.brackets.length > 0 ||
    !/^[\p{Lu}]/u.test(right.text) ||
    !/^\p{Lu}/u.test(left.text)
  )
    return;
  const joined: Segment = {
    ...right,
    tokens: [...left.tokens, ...right.tokens],
    text: `${left.text} ${right.text}`.replace(/- (?=\p{Ll})/u, ''),
    box: unionBox([left.box, right.box]),
    confidence: Math.min(left.confidence, right.confidence),
  };
  if (judgeSegment(joined).kind !== 'name') return;
  a.segments = a.segments.slice(0, -1);
  b.segments = [joined, ...b.segments.slice(1)];
}

/** Segments by cell. A cell that ends with a separator goes on in the next: the list was only set wide. */
function cellsOf(segments: readonly Segment[]): Segment[][] {
  const cells: Segment[][] = [];
  let previous: Segment | undefined;
  for (const s of segments) {
    const current = cells[cells.length - 1];
    const goesOn =
      previous && (previous.cell === s.cell || previous.end === 'separator' || previous.end === 'and');
    if (current && goesOn) current.push(s);
    else cells.push([s]);
    previous = s;
  }
  return cells;
}

function buildUnit(line: Line, segments: readonly Segment[]): Unit {
  const named = segments.filter((seg) => !(seg.separator === ':' && TITLES.test(seg.text)));
  const judged = mendDegrees(joinInverted(named).map(judgeSegment));
  const kind = kindOf(judged, line);
  const people = kind === 'names' ? peopleIn(judged) : [];
  return {
    kind,
    line,
    judged,
    people,
    names: people.filter((j) => j.kind === 'name').flatMap((j) => j.names),
    unknown: kind === 'names' && !inlineAffiliation(judged) ? judged.filter(isUnknown).length : 0,
    box: unionBox(segments.map((s) => s.box)),
    text: segments.map((s) => s.text).join(', '),
    marked: people.some((j) => j.segment.markers.length > 0),
    labelled: AUTHOR_LABEL.test(line.text),
    endsOpen: /^(separator|and)$/u.test(segments[segments.length - 1]?.end ?? ''),
    goesOn: /^\s*(and\s|및\s|[&,·;ㆍ․])/iu.test(line.text),
  };
}

/** "Member, ASCE": the society behind a membership belongs to it. */
function mendDegrees(judged: readonly Judged[]): Judged[] {
  return judged.map((j, i) => {
    const before = judged[i - 1];
    const member = before?.kind === 'degree' && /(member|fellow)$/iu.test(before.segment.text);
    return member && /^\p{Lu}{3,6}$/u.test(j.segment.text) ? { ...j, kind: 'degree', names: [] } : j;
  });
}

const isUnknown = (j: Judged): boolean => j.kind === 'other' || j.kind === 'single';
const isInstitution = (j: Judged): boolean => j.kind === 'affiliation' || j.kind === 'place';

/** "Gil-Dong Hong and Chul-Su Kim, Seoul National University, Korea": names in front, what they belong to behind. */
function inlineAffiliation(judged: readonly Judged[]): boolean {
  const rest = judged.slice(leading(judged));
  return rest.some(isInstitution);
}

/** How many parts in front are names (degrees between them count along). */
function leading(judged: readonly Judged[]): number {
  const end = judged.findIndex((j) => j.kind !== 'name' && j.kind !== 'degree' && j.kind !== 'empty');
  return end < 0 ? judged.length : end;
}

function peopleIn(judged: readonly Judged[]): Judged[] {
  const front = inlineAffiliation(judged) ? judged.slice(0, leading(judged)) : judged;
  return front.filter((j) => j.kind === 'name' || j.kind === 'single');
}

function kindOf(judged: readonly Judged[], line: Line): UnitKind {
  const first = judged[0];
  const has = (kind: Judged['kind']): boolean => judged.some((j) => j.kind === kind);
  if (!first || (NOT_AUTHORS.test(line.text) && !AUTHOR_LABEL.test(line.text))) return 'other';
  if (first.segment.leads && /^\d|^[a-z]$/u.test(first.segment.markers[0] ?? ''))
    return has('email') ? 'email' : 'affiliation';
  const names = judged.filter((j) => j.kind === 'name').length;
  if (names === 0) {
    if (has('email')) return 'email';
    return judged.some(isInstitution) ? 'affiliation' : 'other';
  }
  const front = leading(judged);
  if (judged.some(isInstitution)) {
    // A name that an institution follows at once; "Hampton Court, Richmond, England" has none.
    const next = judged[front];
    const follows =
      next &&
      (next.kind === 'affiliation' ||
        next.kind === 'email' ||
        next.kind === 'hidden' ||
        (isUnknown(next) && next.segment.text.length > 2));
    return front > 0 && follows && !first.segment.leads ? 'names' : 'affiliation';
  }
  if (has('email') && first.kind !== 'name') return 'email';
  const unknown = judged.filter(isUnknown).length;
  return unknown > 0 && unknown >= names ? 'other' : 'names';
}

/** The line without "Author(s):" in front. */
function withoutLabel(line: Line): Line {
  const label = AUTHOR_LABEL.exec(line.text);
  if (!label) return line;
  let left = label[0].replace(/\s/gu, '').length;
  const words = line.words.filter((w) => {
    if (left <= 0) return true;
    left -= w.text.length;
    return false;
  });
  return words.length > 0 ? { ...line, words } : line;
}
