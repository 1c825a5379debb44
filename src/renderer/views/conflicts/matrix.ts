/** What stands in the matrix: cells by place, what a cell looks like, where a key leads. */
import type { ConflictApplicant, ConflictMatrix, EvaluatorRow, MatrixCell } from '../../../preload/contract';
import { holds } from '../../i18n/josa';

export interface Spot {
  readonly row: number;
  readonly column: number;
}
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Decided cells are filled, drafted ones tinted; the letter says the same without the colour. */
export type CellTone = 'excluded' | 'review' | 'unrelated' | 'strong' | 'check' | 'maybe' | 'weak';

export interface CellLook {
  readonly tone: CellTone;
  /** A word of `conflicts.letter`, or the engine's own letter. */
  readonly letter: 'exclude' | 'review' | 'unrelated' | 'self' | 'A' | 'B' | 'C';
  /** Only possible: a question mark stands behind the letter. */
  readonly unsure: boolean;
  readonly isNew: boolean;
}

const SELF = '본';

export function lookOf(cell: MatrixCell): CellLook {
  const isNew = cell.state === 'new';
  if (cell.state === 'exclude') return { tone: 'excluded', letter: 'exclude', unsure: false, isNew };
  if (cell.state === 'review') return { tone: 'review', letter: 'review', unsure: false, isNew };
  if (cell.state === 'unrelated') return { tone: 'unrelated', letter: 'unrelated', unsure: false, isNew };
  const letter = cell.letter.startsWith(SELF) ? 'self' : cell.grade;
  const unsure = cell.verdict === 'possible';
  if (cell.eligibility === 'free') return { tone: 'weak', letter, unsure, isNew };
  if (unsure) return { tone: 'maybe', letter, unsure, isNew };
  return { tone: cell.eligibility === 'excluded' ? 'strong' : 'check', letter, unsure, isNew };
}

export function cellKey(evaluatorId: number, applicantId: number): string {
  return `${evaluatorId}/${applicantId}`;
}

export function cellsByPlace(cells: readonly MatrixCell[]): ReadonlyMap<string, MatrixCell> {
  return new Map(cells.map((c) => [cellKey(c.evaluatorId, c.applicantId), c]));
}

export interface MatrixFilter {
  readonly evaluator: string;
  readonly applicant: string;
  /** Only evaluators and applicants who meet anywhere. */
  readonly onlyHits: boolean;
}

export function filterMatrix(
  matrix: ConflictMatrix,
  { evaluator, applicant, onlyHits }: MatrixFilter,
): { readonly evaluators: readonly EvaluatorRow[]; readonly applicants: readonly ConflictApplicant[] } {
  const hitRows = new Set(matrix.cells.map((c) => c.evaluatorId));
  const hitColumns = new Set(matrix.cells.map((c) => c.applicantId));
  return {
    evaluators: matrix.evaluators.filter(
      (e) =>
        (!onlyHits || hitRows.has(e.evaluatorId)) &&
        holds(`${e.nameKo} ${e.nameEn} ${e.affiliation} ${e.department}`, evaluator),
    ),
    applicants: matrix.applicants.filter(
      (a) =>
        (!onlyHits || hitColumns.has(a.applicantId)) &&
        holds(`${a.externalId} ${a.name} ${a.position}`, applicant),
    ),
  };
}

const PAGE = 10;

/** Where a key leads from `at`; null: not a key of the grid. */
export function moveIn(key: string, ctrl: boolean, at: Spot, size: Size): Spot | null {
  const clamp = (row: number, column: number): Spot => ({
    row: Math.max(0, Math.min(size.rows - 1, row)),
    column: Math.max(0, Math.min(size.columns - 1, column)),
  });
  const { row, column } = at;
  switch (key) {
    case 'ArrowUp':
      return clamp(ctrl ? 0 : row - 1, column);
    case 'ArrowDown':
      return clamp(ctrl ? size.rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return clamp(row, ctrl ? 0 : column - 1);
    case 'ArrowRight':
      return clamp(row, ctrl ? size.columns - 1 : column + 1);
    case 'PageUp':
      return clamp(row - PAGE, column);
    case 'PageDown':
      return clamp(row + PAGE, column);
    case 'Home':
      return clamp(ctrl ? 0 : row, 0);
    case 'End':
      return clamp(ctrl ? size.rows - 1 : row, size.columns - 1);
    default:
      return null;
  }
}

/** The next cell with a hit in reading order, from the one at `at`, around the end; null where there is none. */
export function nextHit(
  at: Spot,
  by: 1 | -1,
  size: Size,
  isHit: (row: number, column: number) => boolean,
): Spot | null {
  const total = size.rows * size.columns;
  const from = at.row * size.columns + at.column;
  for (let i = 1; i <= total; i++) {
    const place = (((from + by * i) % total) + total) % total;
    const spot = { row: Math.floor(place / size.columns), column: place % size.columns };
    if (isHit(spot.row, spot.column)) return spot;
  }
  return null;
}

export interface Tally {
  readonly excluded: number;
  readonly possible: number;
  readonly free: number;
}

/** Per applicant: how many evaluators are out, to be looked at, free. */
export function tallyOf(matrix: ConflictMatrix): ReadonlyMap<number, Tally> {
  const tally = new Map<number, { excluded: number; possible: number; free: number }>(
    matrix.applicants.map((a) => [
      a.applicantId,
      { excluded: 0, possible: 0, free: matrix.evaluators.length },
    ]),
  );
  for (const cell of matrix.cells) {
    const own = tally.get(cell.applicantId);
    if (!own || cell.eligibility === 'free') continue;
    own[cell.eligibility]++;
    own.free--;
  }
  return tally;
}
