import { Button, SegmentedControl } from '@mantine/core';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { Chips, Count, FlagIcon } from '../../components/parts';
import { Empty, SkeletonRows } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { useFormat } from '../../i18n/format';
import { FLAG_ORDER } from '../../words';
import { WIDE } from './narrow';
import { NarrowMenu } from './NarrowMenu';
import type { FlagFilter, QueueRow } from './queue';
import { QueueItem } from './QueueItem';
import type { Queue as QueueState } from './useQueue';

const keyOf = (r: QueueRow): string => (r.kind === 'group' ? `g${r.key}` : `i${r.row.flagId}`);
const heightOf = (r: QueueRow): number => (r.kind === 'group' ? 32 : 46);

/** What waits, grouped, with a filter by kind. */
export const Queue = memo(function Queue({
  queue,
  onPicked,
}: {
  readonly queue: QueueState;
  readonly onPicked: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { counts, filter, current, select } = queue;
  // The same function with every drawing: a row that has not changed is not drawn again.
  const pick = useCallback(
    (id: number) => {
      select(id);
      onPicked();
    },
    [select, onPicked],
  );
  const { setFilter, setNarrow } = queue;
  const showAll = (): void => {
    setFilter('all');
    setNarrow(WIDE);
  };
  return (
    <section className="pane-in queue" aria-label={t('queue.label')}>
      <div className="queue-head">
        <div className="row between">
          <h1>{t('queue.title')}</h1>
          <SegmentedControl
            size="xs"
            aria-label={t('queue.grouping')}
            value={queue.grouping}
            onChange={(v) => queue.setGrouping(v === 'flag' ? 'flag' : 'applicant')}
            data={[
              { value: 'applicant', label: t('queue.byApplicant') },
              { value: 'flag', label: t('queue.byFlag') },
            ]}
          />
          <NarrowMenu rows={queue.rows} narrow={queue.narrow} onChange={queue.setNarrow} />
        </div>
        <Chips<FlagFilter>
          label={t('queue.filters')}
          testid="review-filter"
          value={filter}
          onChange={queue.setFilter}
          items={[
            { key: 'all', label: t('common.all'), count: counts.get('all') ?? 0 },
            ...FLAG_ORDER.filter((f) => f === filter || (counts.get(f) ?? 0) > 0).map((f) => ({
              key: f,
              label: t(`flagShort.${f}`),
              count: counts.get(f) ?? 0,
              icon: <FlagIcon flag={f} size={14} quiet />,
            })),
          ]}
        />
      </div>
      {queue.loading ? (
        <SkeletonRows rows={9} height={46} />
      ) : queue.queue.length === 0 ? (
        <Empty
          icon="search"
          title={t('common.noMatch')}
          actions={<Button onClick={showAll}>{t('common.showAll')}</Button>}
        />
      ) : (
        <VirtualRows
          className="grow"
          label={t('queue.label')}
          rows={queue.queue}
          keyOf={keyOf}
          heightOf={heightOf}
          reveal={current ? `i${current.flagId}` : null}
          render={(r) =>
            r.kind === 'group' ? (
              <div className="queue-group" role="listitem">
                <button
                  type="button"
                  className="fold"
                  aria-expanded={r.open}
                  aria-label={r.group.title || (r.group.flag ? t(`flag.${r.group.flag}`) : '')}
                  onClick={() => queue.toggle(r.key)}
                >
                  <Icon name={r.open ? 'down' : 'right'} size={14} />
                </button>
                {r.group.flag ? (
                  <>
                    <FlagIcon flag={r.group.flag} size={14} quiet />
                    <span className="b">{t(`flag.${r.group.flag}`)}</span>
                  </>
                ) : (
                  <span className="b cut" title={r.group.title}>
                    {r.group.title}
                  </span>
                )}
                <span className="faint nw">{r.group.note}</span>
                {r.group.left > 0 ? (
                  <Count n={r.group.left} />
                ) : (
                  <span className="st-ok">
                    <Icon name="check" size={14} />
                  </span>
                )}
              </div>
            ) : (
              <QueueItem
                row={r.row}
                current={r.row.flagId === current?.flagId}
                showApplicant={queue.grouping === 'flag'}
                onPick={pick}
              />
            )
          }
        />
      )}
      <div className="queue-foot">
        {t('queue.remaining', { applicants: format.n(queue.applicantsLeft), count: queue.left })}
      </div>
    </section>
  );
});
