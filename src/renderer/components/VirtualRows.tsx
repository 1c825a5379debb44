import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

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
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (i) => heightOf(rows[i] as T),
    overscan: 8,
  });
  // Rows are named by `keyOf` where they are drawn. Told to the virtualiser, new rows would make it measure all 10,000 again.
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
    // Set at once: the library's own scrolling checks for several frames whether it has arrived.
    const offset = index < 0 ? undefined : virtual.getOffsetForIndex(index, 'auto')?.[0];
    const element = scroller.current;
    if (element && offset !== undefined && offset !== element.scrollTop) element.scrollTop = offset;
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
            key={keyOf(rows[item.index] as T)}
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
