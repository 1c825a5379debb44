import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicantRow, PersonRow, PersonSource } from '../../../preload/contract';
import { useCall } from '../../api';
import { useApp, useSticky } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Chips, Count, Tag } from '../../components/parts';
import { Empty, ErrorNote, SkeletonRows } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { ROLE_ORDER } from '../../words';
import { numberBeside } from '../../i18n/names';
import { EditSource } from './EditSource';
import { countPeople, peopleRows, type Filter, type PeopleRow } from './groups';
import { mergeable } from './identity';
import { IdentityForm } from './IdentityForm';
import { PersonLine } from './PersonLine';
import { PersonMenu, type IdentityTask } from './PersonMenu';
import { SourceLine } from './SourceLine';
import { SourceViewer } from './SourceViewer';

const keyOf = (r: PeopleRow): string =>
  r.kind === 'group'
    ? `g${r.role}`
    : r.kind === 'person'
      ? `p${r.person.personId}`
      : `s${r.source.sourceId}/${r.person.personId}`;
const heightOf = (r: PeopleRow): number => (r.kind === 'group' ? 34 : r.kind === 'person' ? 48 : 54);

export function ApplicantPeople({ applicant }: { readonly applicant: ApplicantRow }) {
  const { t } = useTranslation();
  const { go, target } = useApp();
  const id = applicant.applicantId;
  const list = useCall('people.list', { applicantId: id }, ['people', 'review', 'round']);
  const [filter, setFilter] = useSticky<Filter>('people.filter', 'all');
  const [unfolded, setUnfolded] = useSticky<ReadonlySet<number>>(`people.unfolded.${id}`, new Set());
  const [viewing, setViewing] = useState<number | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const [asking, setAsking] = useState<{ task: IdentityTask; person: PersonRow } | null>(null);
  const people = list.data;
  // Who was looked for is shown with every place, whatever the filter hides.
  const asked = target.applicantId === id ? (target.personId ?? null) : null;
  const answered = useRef<object | null>(null);
  useEffect(() => {
    if (asked === null || !people || answered.current === target) return;
    answered.current = target;
    setFilter('all');
    setUnfolded(new Set(unfolded).add(asked));
  }, [asked, people, target, unfolded, setFilter, setUnfolded]);
  const counts = useMemo(() => countPeople(people ?? []), [people]);
  const rows = useMemo(() => peopleRows(people ?? [], filter, unfolded), [people, filter, unfolded]);
  const self = people?.find((p) => p.isSelf);
  const sources = useMemo(
    () => (people ?? []).flatMap((p) => p.sources.map((source) => ({ person: p, source }))),
    [people],
  );
  const find = (sourceId: number | null) => sources.find((s) => s.source.sourceId === sourceId) ?? null;
  const toggle = (personId: number): void => {
    const next = new Set(unfolded);
    if (!next.delete(personId)) next.add(personId);
    setUnfolded(next);
  };
  const open = (s: PersonSource): void => setViewing(s.sourceId);

  return (
    <>
      <div className="view-head">
        <div className="grow">
          <div className="row">
            <h1>{applicant.name || applicant.externalId}</h1>
            <span className="muted cut">
              {[numberBeside(applicant), applicant.position].filter(Boolean).join(' · ')}
            </span>
          </div>
          {self && (
            <div className="people-self">
              <Tag tone="line" icon="user">
                {t('people.self')}
              </Tag>
              <span className="cut" title={self.names.join(' · ')}>
                {self.names.join(' · ')}
              </span>
              <span className="faint nw">{t('people.selfText')}</span>
            </div>
          )}
        </div>
        {applicant.openItems > 0 && (
          <Button
            variant="filled"
            onClick={() => go('review', { applicantId: id })}
            data-testid="people-review"
          >
            {t('people.review', { count: applicant.openItems })}
          </Button>
        )}
      </div>
      {list.error && <ErrorNote code={list.error} onRetry={list.reload} />}
      {people && (counts.get('all') ?? 0) > 0 && (
        <Chips<Filter>
          label={t('people.filters')}
          testid="people-filter"
          value={filter}
          onChange={setFilter}
          items={[
            { key: 'all', label: t('common.all'), count: counts.get('all') ?? 0 },
            {
              key: 'open',
              label: t('people.needsReview'),
              count: counts.get('open') ?? 0,
              icon: (
                <span className="st-warn">
                  <Icon name="alert" size={14} />
                </span>
              ),
            },
            ...ROLE_ORDER.filter((r) => r === filter || (counts.get(r) ?? 0) > 0).map((r) => ({
              key: r,
              label: t(`role.${r}`),
              count: counts.get(r) ?? 0,
            })),
          ]}
        />
      )}
      <div className="card people-list">
        {!people ? (
          !list.error && <SkeletonRows rows={10} height={48} />
        ) : (counts.get('all') ?? 0) === 0 ? (
          <Empty icon="users" title={t('people.empty')}>
            {t('people.emptyText', { documents: applicant.documents })}
          </Empty>
        ) : rows.length === 0 ? (
          <Empty
            icon="search"
            title={t('common.noMatch')}
            actions={<Button onClick={() => setFilter('all')}>{t('common.showAll')}</Button>}
          />
        ) : (
          <VirtualRows
            className="grow"
            label={t('people.of', { name: applicant.name })}
            rows={rows}
            keyOf={keyOf}
            heightOf={heightOf}
            reveal={asked === null ? null : `p${asked}`}
            render={(r) =>
              r.kind === 'group' ? (
                <div className="people-group" role="listitem">
                  <h2 className="t">{t(`role.${r.role}`)}</h2>
                  <Count n={r.count} />
                </div>
              ) : r.kind === 'person' ? (
                <PersonLine
                  person={r.person}
                  open={r.open}
                  onToggle={toggle}
                  onOpen={open}
                  menu={
                    <PersonMenu
                      person={r.person}
                      alone={mergeable(people, r.person).length === 0}
                      onChoose={(task) => setAsking({ task, person: r.person })}
                    />
                  }
                />
              ) : (
                <SourceLine source={r.source} onOpen={open} onEdit={() => setEditing(r.source.sourceId)} />
              )
            }
          />
        )}
      </div>
      <SourceViewer
        found={find(viewing)}
        onClose={() => setViewing(null)}
        onEdit={() => setEditing(viewing)}
      />
      <EditSource found={find(editing)} onClose={() => setEditing(null)} />
      <IdentityForm applicantId={id} asked={asking} people={people ?? []} onClose={() => setAsking(null)} />
    </>
  );
}
