import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictApplicant, EvaluatorRow, MatrixCell } from '../../../preload/contract';
import { isPress } from '../../hooks/keys';
import { cellKey, lookOf, moveIn, nextHit, type Spot } from './matrix';
import { useCellWords } from './words';

const ROW = 36;
const COLUMN = 46;
const SIDE = 208;
const HEAD = 84;

interface Props {
  readonly evaluators: readonly EvaluatorRow[];
  readonly applicants: readonly ConflictApplicant[];
  readonly cells: ReadonlyMap<string, MatrixCell>;
  readonly spot: Spot;
  readonly onSpot: (spot: Spot) => void;
  readonly onOpen: (evaluatorId: number, applicantId: number) => void;
  readonly onApplicant: (applicantId: number) => void;
}

/**
 * The grid. Only the cells in sight exist, in both directions. One of them is the current one: arrows move it, Enter opens it,
 * N and P go to the next hit. The grid holds the focus, so that a cell that scrolls away does not take it along.
 */
export function MatrixGrid(props: Props) {
  const { evaluators, applicants, cells, spot, onSpot, onOpen, onApplicant } = props;
  const { t } = useTranslation();
  const words = useCellWords();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: evaluators.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 3,
    scrollMargin: HEAD,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: applicants.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => COLUMN,
    overscan: 3,
    scrollMargin: SIDE,
  });

  const { row, column } = spot;
  useEffect(() => {
    const el = scroller.current;
    if (!el) return;
    // The sticky header and the sticky names cover a part of the scroller: the current cell stays clear of them.
    const top = row * ROW;
    const left = column * COLUMN;
    if (top < el.scrollTop) el.scrollTop = top;
    else if (top + ROW > el.scrollTop + el.clientHeight - HEAD)
      el.scrollTop = top + ROW - (el.clientHeight - HEAD);
    if (left < el.scrollLeft) el.scrollLeft = left;
    else if (left + COLUMN > el.scrollLeft + el.clientWidth - SIDE)
      el.scrollLeft = left + COLUMN - (el.clientWidth - SIDE);
  }, [row, column]);

  const size = { rows: evaluators.length, columns: applicants.length };
  const at = (r: number, c: number): MatrixCell | undefined => {
    const e = evaluators[r];
    const a = applicants[c];
    return e && a && cells.get(cellKey(e.evaluatorId, a.applicantId));
  };
  const open = (r: number, c: number): void => {
    const cell = at(r, c);
    if (cell) onOpen(cell.evaluatorId, cell.applicantId);
    else if (applicants[c]) onApplicant(applicants[c].applicantId);
  };
  const onKey = (e: React.KeyboardEvent): void => {
    if (!isPress(e.nativeEvent) && !e.code.startsWith('Arrow')) return;
    if (e.altKey || e.metaKey) return;
    if (e.code === 'Enter' || e.code === 'Space') {
      e.preventDefault();
      open(row, column);
      return;
    }
    const hit =
      e.code === 'KeyN' || e.code === 'KeyP'
        ? nextHit(spot, e.code === 'KeyN' ? 1 : -1, size, (r, c) => at(r, c) !== undefined)
        : null;
    const to = hit ?? moveIn(e.code, e.ctrlKey, spot, size);
    if (!to) return;
    e.preventDefault();
    onSpot(to);
  };

  const seenRows = rows.getVirtualItems();
  const seenColumns = columns.getVirtualItems();
  const current = evaluators[row] && applicants[column] ? `cell-${row}-${column}` : undefined;
  return (
    <div
      ref={scroller}
      className="scroll matrix"
      role="grid"
      tabIndex={0}
      aria-label={t('conflicts.matrix.label')}
      aria-rowcount={evaluators.length + 1}
      aria-colcount={applicants.length + 1}
      aria-activedescendant={current}
      data-testid="matrix"
      onKeyDown={onKey}
    >
      <div
        className="matrix-in"
        role="presentation"
        style={{ width: SIDE + applicants.length * COLUMN, height: HEAD + evaluators.length * ROW }}
      >
        <div className="matrix-head" role="row" aria-rowindex={1} style={{ height: HEAD }}>
          <div className="matrix-corner" role="columnheader" aria-colindex={1} style={{ width: SIDE }}>
            <span>{t('conflicts.evaluator')}</span>
            <span className="xs faint">{t('conflicts.matrix.corner')}</span>
          </div>
          {seenColumns.map((c) => {
            const a = applicants[c.index]!;
            return (
              <div
                key={a.applicantId}
                className={c.index === column ? 'matrix-column on' : 'matrix-column'}
                role="columnheader"
                aria-colindex={c.index + 2}
                style={{ left: c.start, width: COLUMN }}
                title={`${a.externalId} ${a.name} ${a.position}`.trim()}
                onClick={() => onSpot({ row, column: c.index })}
              >
                <span>
                  <b>{a.name || a.externalId}</b>
                  <small>{a.externalId.replace(/^.*-/, '')}</small>
                </span>
              </div>
            );
          })}
        </div>
        {seenRows.map((r) => {
          const e = evaluators[r.index]!;
          return (
            <div
              key={e.evaluatorId}
              className={r.index === row ? 'matrix-row on' : 'matrix-row'}
              role="row"
              aria-rowindex={r.index + 2}
              style={{ top: r.start, height: ROW }}
            >
              <div
                className="matrix-name"
                role="rowheader"
                aria-colindex={1}
                style={{ width: SIDE }}
                title={[e.nameKo, e.nameEn, e.affiliation, e.department].filter(Boolean).join(' · ')}
                onClick={() => onSpot({ row: r.index, column })}
              >
                <b className="cut">{e.nameKo || e.nameEn}</b>
                <span className="cut xs faint">{e.affiliation || t('conflicts.noAffiliation')}</span>
              </div>
              {seenColumns.map((c) => (
                <Cell
                  key={applicants[c.index]!.applicantId}
                  row={r.index}
                  column={c.index}
                  left={c.start}
                  cell={cells.get(cellKey(e.evaluatorId, applicants[c.index]!.applicantId))}
                  on={r.index === row && c.index === column}
                  words={words}
                  onSpot={onSpot}
                  onOpen={open}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface CellProps {
  readonly row: number;
  readonly column: number;
  readonly left: number;
  readonly cell: MatrixCell | undefined;
  readonly on: boolean;
  readonly words: ReturnType<typeof useCellWords>;
  readonly onSpot: (spot: Spot) => void;
  readonly onOpen: (row: number, column: number) => void;
}

const Cell = memo(
  function Cell({ row, column, left, cell, on, words, onSpot, onOpen }: CellProps) {
    const look = cell && lookOf(cell);
    return (
      <div
        id={`cell-${row}-${column}`}
        className={on ? 'matrix-cell on' : 'matrix-cell'}
        role="gridcell"
        aria-colindex={column + 2}
        aria-selected={on}
        aria-label={words.name(cell)}
        title={cell && words.name(cell)}
        style={{ left, width: COLUMN }}
        data-testid={cell ? 'matrix-cell' : undefined}
        data-tone={look?.tone}
        onClick={() => onSpot({ row, column })}
        onDoubleClick={() => onOpen(row, column)}
      >
        {look && (
          <span className={`sign is-${look.tone}${look.isNew ? ' is-new' : ''}`}>
            {words.sign(look)}
            {cell.hits.length > 1 && <small>{cell.hits.length}</small>}
          </span>
        )}
      </div>
    );
  },
  (a, b) =>
    a.on === b.on &&
    a.cell === b.cell &&
    a.left === b.left &&
    a.row === b.row &&
    a.column === b.column &&
    a.words === b.words,
);
