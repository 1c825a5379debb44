import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RosterPreview } from '../../../preload/contract';
import { linkOf, OPEN_STATUS, splitTitle, statusIndex, widthsOf } from './sheet';

const ROW = 34;

/** One sheet as it will be saved; only the rows in sight are drawn. */
export function SheetTable({
  sheet,
  onOpen,
  onItem,
}: {
  readonly sheet: RosterPreview['sheets'][number];
  /** Shows the page a row's reading stands on. */
  readonly onOpen: (sourceId: number) => void;
  /** Goes to a row's review item; null: to the documents nobody could read. */
  readonly onItem: (flagId: number | null) => void;
}) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: sheet.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 10,
  });
  const widths = useMemo(() => widthsOf(sheet.columns, sheet.rows), [sheet]);
  const status = statusIndex(sheet.columns);
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const total = widths.reduce((a, b) => a + b, 0);
  return (
    <div
      className="scroll sheet-scroll"
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={t('roster.content')}
    >
      <table style={{ width: total }} aria-rowcount={sheet.total + 1}>
        <colgroup>
          {widths.map((w, i) => (
            <col key={i} style={{ width: w }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {sheet.columns.map((c, i) => (
              <th key={i} scope="col" title={c} className={i === status ? 'status' : undefined}>
                {splitTitle(c).main}
                {splitTitle(c).note && <small>{splitTitle(c).note}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr aria-hidden="true">
              <td colSpan={widths.length} style={{ height: before, padding: 0, border: 0 }} />
            </tr>
          )}
          {items.map((item) => {
            const row = sheet.rows[item.index] ?? [];
            const link = linkOf(sheet, item.index);
            const open = status >= 0 && row[status] === OPEN_STATUS;
            return (
              <tr
                key={item.key}
                className={open ? 'open' : undefined}
                data-testid="sheet-row"
                aria-rowindex={item.index + 2}
              >
                {sheet.columns.map((_, i) => {
                  const cell = row[i] ?? '';
                  return (
                    <td key={i} title={cell || undefined} className={i === status ? 'status' : undefined}>
                      {i === status && cell ? (
                        open ? (
                          <span className="tag warn">{cell}</span>
                        ) : (
                          <span className="st-ok">{cell}</span>
                        )
                      ) : i === link?.column ? (
                        <button
                          type="button"
                          className="link cut place"
                          title={link.kind === 'source' ? cell : `${cell} · ${t(`roster.to.${link.kind}`)}`}
                          data-testid={`sheet-${link.kind}`}
                          onClick={() =>
                            link.kind === 'source' ? onOpen(link.sourceId) : onItem(link.flagId)
                          }
                        >
                          {cell}
                        </button>
                      ) : (
                        cell
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {after > 0 && (
            <tr aria-hidden="true">
              <td colSpan={widths.length} style={{ height: after, padding: 0, border: 0 }} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
