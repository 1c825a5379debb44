import { Button, Menu } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicantRow } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { Tag } from '../../components/parts';
import { SearchField } from '../../components/SearchField';
import { Empty, SkeletonRows } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { holds } from '../../i18n/josa';
import { useFormat } from '../../i18n/format';
import { numberBeside } from '../../i18n/names';
import type { Sort } from './sort';

interface Props {
  readonly applicants: readonly ApplicantRow[];
  readonly loading: boolean;
  readonly current: number | null;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onChoose: (applicantId: number) => void;
}

export function Applicants({ applicants, loading, current, sort, onSort, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [query, setQuery] = useState('');
  const rows = useMemo(
    () => applicants.filter((a) => holds(`${a.externalId} ${a.name} ${a.position}`, query)),
    [applicants, query],
  );
  const sorted = t(sort === 'open' ? 'people.byOpen' : 'people.byNumber');
  return (
    <nav className="people-nav" aria-label={t('people.title')}>
      <div className="people-nav-head">
        <div className="row between">
          <h2>{t('people.applicants', { count: applicants.length })}</h2>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="xs" variant="subtle" color="gray" aria-label={`${t('people.sort')}: ${sorted}`}>
                {sorted}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => onSort('open')}>{t('people.byOpen')}</Menu.Item>
              <Menu.Item onClick={() => onSort('number')}>{t('people.byNumber')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
        <SearchField value={query} onChange={setQuery} label={t('common.search')} />
      </div>
      {loading ? (
        <SkeletonRows rows={10} height={50} />
      ) : rows.length === 0 ? (
        <Empty icon="search" title={t('common.noMatch')} />
      ) : (
        <VirtualRows
          className="grow"
          label={t('people.title')}
          rows={rows}
          keyOf={(a) => a.applicantId}
          heightOf={() => 50}
          reveal={current}
          render={(a) => (
            <div role="listitem">
              <button
                type="button"
                className={`people-applicant${a.applicantId === current ? ' on' : ''}`}
                aria-current={a.applicantId === current ? 'true' : undefined}
                data-testid="people-applicant"
                data-id={a.applicantId}
                onClick={() => onChoose(a.applicantId)}
              >
                <span className="grow who">
                  <span className="cut name" title={a.name}>
                    {a.name || a.externalId}
                  </span>
                  {numberBeside(a) && <span className="cut number faint xs">{a.externalId}</span>}
                </span>
                {a.openItems > 0 ? (
                  <Tag tone="warn">{t('people.open', { count: a.openItems })}</Tag>
                ) : a.failed > 0 ? (
                  <span className="st-bad" title={t('people.failed', { count: a.failed })}>
                    <Icon name="alert" />
                  </span>
                ) : (
                  <span className="st-ok">
                    <Icon name="check" />
                  </span>
                )}
                <span className="n">{t('common.people', { count: a.people, n: format.n(a.people) })}</span>
              </button>
            </div>
          )}
        />
      )}
    </nav>
  );
}
