import { Button, CloseButton, SegmentedControl } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictHitRow } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { Chips, Count, Tag } from '../../components/parts';
import { SearchField } from '../../components/SearchField';
import { Empty, SkeletonRows } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { isWaiting, type HitFilter, type HitListRow, type Pair } from './hits';
import { STATE_TONE } from './terms';
import type { HitQueue } from './useHits';

const FILTERS = ['open', 'new', 'exclude', 'review', 'unrelated', 'all'] as const satisfies HitFilter[];
const keyOf = (r: HitListRow): string => (r.kind === 'group' ? `g${r.key}` : r.row.hitId);
const heightOf = (r: HitListRow): number => (r.kind === 'group' ? 32 : 50);

/** What waits, grouped by applicant or evaluator, filtered by where it stands. */
export function HitList({
  queue,
  loading,
  pair,
  onPair,
  onPicked,
}: {
  readonly queue: HitQueue;
  readonly loading: boolean;
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair | null) => void;
  readonly onPicked: () => void;
}) {
  const { t } = useTranslation();
  const { counts, grouping, current } = queue;
  const first = queue.order[0];
  const chosen = first ? `${first.evaluatorName} × ${first.externalId} ${first.applicantName}` : '';
  return (
    <section className="card hit-list" aria-label={t('conflicts.tab.hits')}>
      <div className="hit-list-head">
        <div className="row between">
          <SearchField
            value={queue.query}
            onChange={queue.setQuery}
            label={t('conflicts.hits.search')}
            testid="hits-search"
          />
          <SegmentedControl
            size="xs"
            aria-label={t('queue.grouping')}
            value={grouping}
            onChange={(v) => queue.setGrouping(v === 'evaluator' ? 'evaluator' : 'applicant')}
            data={[
              { value: 'applicant', label: t('conflicts.hits.byApplicant') },
              { value: 'evaluator', label: t('conflicts.hits.byEvaluator') },
            ]}
          />
        </div>
        {pair ? (
          <div className="hit-pair" data-testid="hit-pair">
            <span className="cut xs" title={chosen}>
              {chosen}
            </span>
            <CloseButton size="xs" aria-label={t('common.showAll')} onClick={() => onPair(null)} />
          </div>
        ) : (
          <Chips<HitFilter>
            label={t('queue.filters')}
            testid="hits-filter"
            value={queue.filter}
            onChange={queue.setFilter}
            items={FILTERS.filter((f) => f === 'open' || f === 'all' || (counts.get(f) ?? 0) > 0).map(
              (f) => ({
                key: f,
                label: f === 'all' ? t('common.all') : t(`conflicts.filter.${f}`),
                count: counts.get(f) ?? 0,
              }),
            )}
          />
        )}
      </div>
      {loading ? (
        <SkeletonRows rows={9} height={50} />
      ) : queue.list.length === 0 ? (
        <Empty
          icon={queue.filter === 'open' && queue.query === '' ? 'check-circle' : 'search'}
          title={t(queue.filter === 'open' && queue.query === '' ? 'conflicts.hits.done' : 'common.noMatch')}
          actions={
            <Button
              size="xs"
              onClick={() => {
                queue.setQuery('');
                queue.setFilter('all');
              }}
            >
              {t('common.showAll')}
            </Button>
          }
        />
      ) : (
        <VirtualRows
          className="grow"
          label={t('conflicts.tab.hits')}
          rows={queue.list}
          keyOf={keyOf}
          heightOf={heightOf}
          reveal={current?.hitId ?? null}
          render={(r) =>
            r.kind === 'group' ? (
              <div className="hit-group" role="listitem">
                <b className="cut grow" title={r.title}>
                  {r.title}
                </b>
                {r.left > 0 ? (
                  <Count n={r.left} />
                ) : (
                  <span className="st-ok" title={t('conflicts.hits.done')}>
                    <Icon name="check" size={14} />
                  </span>
                )}
              </div>
            ) : (
              <Item
                row={r.row}
                current={r.row.hitId === current?.hitId}
                other={grouping === 'applicant' ? 'evaluator' : 'applicant'}
                onPick={(id) => {
                  queue.select(id);
                  onPicked();
                }}
              />
            )
          }
        />
      )}
    </section>
  );
}

const Item = memo(
  function Item({
    row: r,
    current,
    other,
    onPick,
  }: {
    readonly row: ConflictHitRow;
    readonly current: boolean;
    readonly other: 'evaluator' | 'applicant';
    readonly onPick: (hitId: string) => void;
  }) {
    const { t } = useTranslation();
    const title = other === 'evaluator' ? r.evaluatorName : r.applicantName || r.externalId;
    const second = [
      r.kind === 'self' ? t('conflicts.tie.self') : t(`conflicts.tie.${r.tie}`),
      t(`conflicts.way.${r.way}`),
    ].join(' · ');
    const third = other === 'evaluator' ? r.evaluatorAffiliation : r.externalId;
    return (
      <div role="listitem">
        <button
          type="button"
          className={`hit-item${current ? ' on' : ''}${isWaiting(r) ? '' : ' done'}`}
          aria-current={current ? 'true' : undefined}
          tabIndex={current ? 0 : -1}
          data-testid="hit-row"
          data-id={r.hitId}
          data-state={r.state}
          data-verdict={r.verdict}
          onClick={() => onPick(r.hitId)}
        >
          <span
            className={`sign is-${r.verdict === 'possible' ? 'maybe' : r.grade === 'A' ? 'strong' : 'check'}`}
          >
            {r.grade}
            {r.verdict === 'possible' && '?'}
          </span>
          <span className="grow">
            <span className="cut name" title={[title, third].filter(Boolean).join(' · ')}>
              {title} <span className="faint xs">{third}</span>
            </span>
            <span className="cut xs muted" title={second}>
              {second}
            </span>
          </span>
          {(r.state !== 'open' || r.homonym) && (
            <Tag tone={r.state === 'open' ? 'line' : STATE_TONE[r.state]}>
              {r.state === 'new'
                ? t('conflicts.newEvidence', { count: r.newEvidence })
                : r.state === 'open'
                  ? t('conflicts.homonym')
                  : t(`conflicts.state.${r.state}`)}
            </Tag>
          )}
        </button>
      </div>
    );
  },
  (a, b) => a.row === b.row && a.current === b.current && a.other === b.other,
);
