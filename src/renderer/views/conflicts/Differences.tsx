import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicantListRow, ListPreview } from '../../../preload/contract';
import { Tag } from '../../components/parts';
import { Empty } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { countApplicants, differenceKey, type Accepted } from './preview';

const TONE = { same: 'ok', fills: 'info', differs: 'warn', unknown: 'line', missing: 'line' } as const;
const ORDER = ['differs', 'fills', 'unknown', 'missing', 'same'] as const;
const LINE = 26;

interface Props {
  readonly preview: ListPreview;
  readonly accepted: Accepted;
  readonly onAccept: (accepted: Accepted) => void;
}

/** What the list says against the folders. What was empty is filled in; a difference is taken only where somebody ticks it. */
export function Differences({ preview, accepted, onAccept }: Props) {
  const { t } = useTranslation();
  const counts = useMemo(() => countApplicants(preview), [preview]);
  const rows = useMemo(
    () => [...preview.applicants].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)),
    [preview],
  );
  const toggle = (key: string, on: boolean): void => {
    const next = new Set(accepted);
    if (on) next.add(key);
    else next.delete(key);
    onAccept(next);
  };
  return (
    <>
      <div className="difference-counts">
        {ORDER.map(
          (s) =>
            counts[s] > 0 && (
              <Tag key={s} tone={TONE[s]}>
                {t(`conflicts.difference.${s}`)} {counts[s]}
              </Tag>
            ),
        )}
      </div>
      {rows.length === 0 ? (
        <Empty icon="table" title={t('conflicts.preview.nobody')} />
      ) : (
        <VirtualRows
          className="grow"
          label={t('conflicts.difference.title')}
          testid="differences"
          rows={rows}
          keyOf={(r) => r.externalId}
          heightOf={(r) => 40 + LINE * (r.fills.length + r.differs.length)}
          render={(r) => <Line row={r} accepted={accepted} onToggle={toggle} />}
        />
      )}
    </>
  );
}

function Line({
  row: r,
  accepted,
  onToggle,
}: {
  readonly row: ApplicantListRow;
  readonly accepted: Accepted;
  readonly onToggle: (key: string, on: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <div
      className="difference"
      role="listitem"
      data-testid="difference"
      data-id={r.externalId}
      data-state={r.state}
    >
      <div className="row difference-head">
        <b className="nw">{r.externalId}</b>
        {r.row !== null && (
          <span className="xs faint nw">{t('conflicts.preview.rowOf', { row: r.row })}</span>
        )}
        <Tag tone={TONE[r.state]}>{t(`conflicts.difference.${r.state}`)}</Tag>
      </div>
      {r.differs.map((d) => {
        const key = differenceKey(r.externalId, d.field);
        const words = t('conflicts.difference.change', {
          field: t(`conflicts.field.${d.field === 'name' ? 'applicantName' : d.field}`),
          folder: d.folder,
          list: d.list,
        });
        return (
          <Checkbox
            key={d.field}
            size="xs"
            label={words}
            title={words}
            checked={accepted.has(key)}
            data-testid="difference-take"
            onChange={(e) => onToggle(key, e.currentTarget.checked)}
          />
        );
      })}
      {r.fills.map((f) => (
        <div key={f.field} className="xs muted cut difference-fill" title={f.value}>
          {t('conflicts.difference.fill', {
            field: t(`conflicts.field.${f.field === 'name' ? 'applicantName' : f.field}`),
            value: f.value,
          })}
        </div>
      ))}
    </div>
  );
}
