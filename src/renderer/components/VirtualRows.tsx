import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';

interface Props<T> {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string | number;
  /** Fixed height of a row in pixels: nothing is measured, nothing jumps. */
  readonly heightOf: (row: T) => number;
  readonly render: (row: T, index: number) => ReactNode;
  readonly label: string;
  /** `treegrid` and `table` rows stand in a row group; `list` rows directly. */
  readonly role?: 'treegrid' | 'list';
  readonly className?: string;
  readonly testid?: string;
  /** Row to bring into sight when it changes. */
  readonly reveal?: string | number | null;
  readonly header?: ReactNode;
}

/** A scroller that draws only the rows in sight. The scroller itself takes the focus, so that it scrolls by keyboard. */
export function VirtualRows<T>(props: Props<T>) {
  const { rows, keyOf, heightOf, render, label, role = 'list', className, testid, reveal, header } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // A new function makes the virtualiser measure everything again: with 10,000 rows that is felt in every frame.
  const getItemKey = useCallback((i: number) => keyOf(rows[i] as T), [rows, keyOf]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => heightOf(rows[i] as T),
    getItemKey,
    overscan: 8,
  });
  // Heights depend on the row's kind: positions are worked out again when the heights change, not with every new list.
  const heights = useMemo(
    () => rows.reduce((sum, r, i) => (sum + heightOf(r) * (i + 1)) % 1e9, 0),
    [rows, heightOf],
  );
  useEffect(() => virtual.measure(), [heights, rows.length, virtual]);
  const latest = useRef({ rows, keyOf });
  useEffect(() => {
    latest.current = { rows, keyOf };
  });
  useEffect(() => {
    if (reveal === null || reveal === undefined) return;
    const index = latest.current.rows.findIndex((r) => latest.current.keyOf(r) === reveal);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  }, [reveal, virtual]);

  const items = virtual.getVirtualItems();
  return (
    <div
      ref={scroller}
      className={className ? `scroll ${className}` : 'scroll'}
      tabIndex={0}
      role={role}
      aria-label={label}
      {...(role === 'treegrid' ? { 'aria-rowcount': rows.length } : {})}
      data-testid={testid}
    >
      {header}
      <div
        role={role === 'treegrid' ? 'rowgroup' : 'presentation'}
        style={{ height: virtual.getTotalSize(), position: 'relative' }}
      >
        {items.map((item) => (
          <div
            key={item.key}
            role="presentation"
            style={{
              position: 'absolute',
              left: 0,
              right: 0,
              top: 0,
              height: item.size,
              transform: `translateY(${item.start}px)`,
            }}
          >
            {render(rows[item.index] as T, item.index)}
          </div>
        ))}
      </div>
    </div>
  );
}
