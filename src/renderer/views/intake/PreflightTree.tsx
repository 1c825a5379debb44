import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { Input, Preflight } from '../../../preload/contract';
import { call } from '../../api';
import { useSticky } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Chips } from '../../components/parts';
import { SearchField } from '../../components/SearchField';
import { Empty } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { useToast } from '../../hooks/useToast';
import { ApplicantRow } from './ApplicantRow';
import { FileRow } from './FileRow';
import { CHECKS, treeRows, type Filter, type Totals, type TreeRow } from './tree';

interface Props {
  readonly preflight: Preflight;
  readonly totals: Totals;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onChange: (preflight: Preflight) => void;
}

const CHECK_WORD = {
  unreadable: 'intake.cannotRead',
  locked: 'intake.lock.waiting',
  nameless: 'intake.noNumber',
  loose: 'intake.loose',
} as const;

const keyOf = (r: TreeRow): string => (r.kind === 'file' ? `f/${r.file.key}` : `a/${r.applicant.key}`);
const heightOf = (r: TreeRow): number => (r.kind === 'file' ? 36 : 40);

/** What was dropped, applicant by applicant, with everything the machine assumed open to correction. */
export function PreflightTree({ preflight, totals, filter, onFilter, onChange }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useSticky<ReadonlySet<string>>('intake.toggled', new Set());
  const rows = useMemo(
    () => treeRows(preflight, { filter, query, toggled }),
    [preflight, filter, query, toggled],
  );

  const editApplicant = useCallback(
    (patch: Input<'intake.editApplicant'>) =>
      void toast.guard(async () => onChange(await call('intake.editApplicant', patch))),
    [toast, onChange],
  );
  const editFile = useCallback(
    (patch: Input<'intake.editFile'>) =>
      void toast.guard(async () => onChange(await call('intake.editFile', patch))),
    [toast, onChange],
  );
  const toggle = (key: string): void => {
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  };

  return (
    <section className="card intake-list" aria-label={t('intake.title')}>
      <div className="intake-head">
        <div className="grow">
          <Chips
            label={t('intake.filters')}
            testid="pf-filter"
            value={filter}
            onChange={onFilter}
            items={[
              { key: 'all', label: t('common.all'), count: totals.files },
              {
                key: 'check',
                label: t('intake.check'),
                count: totals.check,
                icon: (
                  <span className="st-warn">
                    <Icon name="alert" size={14} />
                  </span>
                ),
              },
              { key: 'unknown', label: t('intake.unknown'), count: totals.unknown },
              { key: 'left', label: t('intake.left'), count: totals.left },
              ...CHECKS.filter((key) => key === filter).map((key) => ({
                key,
                label: t(CHECK_WORD[key]),
                count: totals[key],
              })),
            ]}
          />
        </div>
        <SearchField value={query} onChange={setQuery} label={t('intake.search')} width={190} />
      </div>
      {rows.length === 0 && preflight.state === 'ready' ? (
        <Empty
          icon="search"
          title={preflight.applicants.length === 0 ? t('intake.nothingFound') : t('common.noMatch')}
          actions={
            preflight.applicants.length > 0 && (
              <Button
                onClick={() => {
                  onFilter('all');
                  setQuery('');
                }}
              >
                {t('common.showAll')}
              </Button>
            )
          }
        />
      ) : (
        <VirtualRows
          className="grow"
          role="treegrid"
          label={t('intake.title')}
          rows={rows}
          keyOf={keyOf}
          heightOf={heightOf}
          header={
            <div className="pf-grid pf-columns" role="row">
              <span role="columnheader">
                <span className="vh">{t('intake.columnInclude')}</span>
              </span>
              <span role="columnheader">{t('intake.columnFile')}</span>
              <span role="columnheader">{t('intake.columnType')}</span>
              <span role="columnheader">{t('intake.columnWhy')}</span>
              <span role="columnheader">{t('intake.columnCheck')}</span>
              <span role="columnheader" className="num">
                {t('intake.columnSize')}
              </span>
            </div>
          }
          render={(row) =>
            row.kind === 'applicant' ? (
              <ApplicantRow
                applicant={row.applicant}
                open={row.open}
                onToggle={toggle}
                onEdit={editApplicant}
              />
            ) : (
              <FileRow applicant={row.applicant} file={row.file} onEdit={editFile} onChange={onChange} />
            )
          }
        />
      )}
    </section>
  );
}
