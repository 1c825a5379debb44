import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgressSnapshot } from '../../../preload/contract';
import { useSticky } from '../../app-state';
import { Chips } from '../../components/parts';
import { SearchField } from '../../components/SearchField';
import { Empty } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { ApplicantRow } from './ApplicantRow';
import { DocumentRow } from './DocumentRow';
import { countByState, progressRows, type Filter, type ProgressRow } from './rows';

const FILTERS = ['all', 'reading', 'waiting', 'review', 'done', 'partly', 'failed'] as const;
const keyOf = (r: ProgressRow): string =>
  r.kind === 'document' ? `d${r.document.documentId}` : `a${r.applicant.applicantId}`;
const heightOf = (r: ProgressRow): number => (r.kind === 'document' ? 36 : 40);

/** Every applicant of the round, unfoldable into documents. */
export function ApplicantList({
  snapshot,
  onRetry,
}: {
  readonly snapshot: ProgressSnapshot;
  readonly onRetry: (target: { applicantId: number }) => void;
}) {
  const { t } = useTranslation();
  const [filter, setFilter] = useSticky<Filter>('progress.filter', 'all');
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useSticky<ReadonlySet<number>>('progress.toggled', new Set());
  const counts = useMemo(() => countByState(snapshot), [snapshot]);
  const rows = useMemo(
    () => progressRows(snapshot, { filter, query, toggled }),
    [snapshot, filter, query, toggled],
  );
  const toggle = (id: number): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  return (
    <section className="card progress-list" aria-label={t('progress.list')}>
      <div className="list-head">
        <div className="grow">
          <Chips
            label={t('progress.filters')}
            testid="progress-filter"
            value={filter}
            onChange={setFilter}
            items={FILTERS.filter((f) => f === 'all' || f === filter || counts[f] > 0).map((key) => ({
              key,
              label: key === 'all' ? t('common.all') : t(`state.${key}`),
              count: counts[key],
            }))}
          />
        </div>
        <SearchField value={query} onChange={setQuery} label={t('common.search')} width={160} />
      </div>
      {rows.length === 0 ? (
        <Empty
          icon="search"
          title={t('common.noMatch')}
          actions={
            <Button
              onClick={() => {
                setFilter('all');
                setQuery('');
              }}
            >
              {t('common.showAll')}
            </Button>
          }
        />
      ) : (
        <VirtualRows
          className="grow"
          role="treegrid"
          label={t('progress.list')}
          rows={rows}
          keyOf={keyOf}
          heightOf={heightOf}
          render={(row) =>
            row.kind === 'applicant' ? (
              <ApplicantRow applicant={row.applicant} open={row.open} onToggle={toggle} onRetry={onRetry} />
            ) : (
              <DocumentRow document={row.document} externalId={row.applicant.externalId} />
            )
          }
        />
      )}
    </section>
  );
}
