import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictMatrix, EligibleList, Eligibility } from '../../../preload/contract';
import { useCall, type Loaded } from '../../api';
import { Icon } from '../../components/Icon';
import { Count, Tag } from '../../components/parts';
import { SearchField } from '../../components/SearchField';
import { Empty, ErrorNote, SkeletonRows } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { holds } from '../../i18n/josa';
import { numberBeside } from '../../i18n/names';
import { Caution } from './Caution';
import type { Pair } from './hits';
import { tallyOf } from './matrix';
import { ELIGIBILITY_TONE } from './terms';

interface Props {
  readonly matrix: Loaded<ConflictMatrix>;
  readonly chosen: number | null;
  readonly onChoose: (applicantId: number) => void;
  readonly onOpen: (pair: Pair) => void;
}

/** Who can evaluate this applicant: out, to be looked at, free. */
export function Eligible({ matrix, chosen, onChoose, onOpen }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const applicants = useMemo(
    () =>
      (matrix.data?.applicants ?? []).filter((a) => holds(`${a.externalId} ${a.name} ${a.position}`, query)),
    [matrix.data, query],
  );
  const tally = useMemo(() => (matrix.data ? tallyOf(matrix.data) : new Map()), [matrix.data]) as ReturnType<
    typeof tallyOf
  >;
  const known = matrix.data?.applicants ?? [];
  const current = known.find((a) => a.applicantId === chosen)?.applicantId ?? known[0]?.applicantId ?? null;
  if (matrix.error && !matrix.data) return <ErrorNote code={matrix.error} onRetry={matrix.reload} />;
  return (
    <div className="cols hits-cols">
      <section className="card hit-list" aria-label={t('conflicts.matrix.applicants')}>
        <div className="hit-list-head">
          <SearchField value={query} onChange={setQuery} label={t('common.search')} />
        </div>
        {!matrix.data ? (
          <SkeletonRows rows={9} height={50} />
        ) : applicants.length === 0 ? (
          <Empty icon="search" title={t(known.length === 0 ? 'conflicts.matrix.nobody' : 'common.noMatch')} />
        ) : (
          <VirtualRows
            className="grow"
            label={t('conflicts.matrix.applicants')}
            rows={applicants}
            keyOf={(a) => a.applicantId}
            heightOf={() => 50}
            reveal={current}
            render={(a) => {
              const own = tally.get(a.applicantId);
              return (
                <div role="listitem">
                  <button
                    type="button"
                    className={a.applicantId === current ? 'hit-item on' : 'hit-item'}
                    aria-current={a.applicantId === current ? 'true' : undefined}
                    data-testid="eligible-applicant"
                    data-id={a.applicantId}
                    onClick={() => onChoose(a.applicantId)}
                  >
                    <span className="grow">
                      <span className="cut name" title={a.name}>
                        {a.name || a.externalId}
                      </span>
                      <span className="cut xs faint" title={a.position}>
                        {[numberBeside(a), a.position].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    {own && own.excluded > 0 && (
                      <Tag tone="bad" title={t('conflicts.eligibility.excluded')}>
                        {t('conflicts.tally.excluded', { count: own.excluded })}
                      </Tag>
                    )}
                    {own && own.possible > 0 && (
                      <Tag tone="warn" title={t('conflicts.eligibility.possible')}>
                        {t('conflicts.tally.possible', { count: own.possible })}
                      </Tag>
                    )}
                  </button>
                </div>
              );
            }}
          />
        )}
      </section>
      {current === null ? (
        <section className="card grow">
          {matrix.data && <Empty icon="users" title={t('conflicts.matrix.nobody')} />}
        </section>
      ) : (
        <One key={current} applicantId={current} onOpen={onOpen} />
      )}
    </div>
  );
}

type Row =
  | { readonly kind: 'group'; readonly eligibility: Eligibility; readonly count: number }
  | { readonly kind: 'row'; readonly row: EligibleList['rows'][number] };

function One({
  applicantId,
  onOpen,
}: {
  readonly applicantId: number;
  readonly onOpen: (pair: Pair) => void;
}) {
  const { t } = useTranslation();
  const answer = useCall('conflicts.eligible', { applicantId }, ['conflicts']);
  const [query, setQuery] = useState('');
  const data = answer.data;
  const rows = useMemo((): Row[] => {
    const wanted = (data?.rows ?? []).filter(({ evaluator: e }) =>
      holds(`${e.nameKo} ${e.nameEn} ${e.affiliation}`, query),
    );
    return (['excluded', 'possible', 'free'] as const).flatMap((eligibility): Row[] => {
      const own = wanted.filter((r) => r.eligibility === eligibility);
      if (own.length === 0) return [];
      return [
        { kind: 'group', eligibility, count: own.length },
        ...own.map((row) => ({ kind: 'row' as const, row })),
      ];
    });
  }, [data, query]);
  return (
    <section className="card hit-card" aria-label={t('conflicts.tab.eligible')} data-testid="eligible">
      {answer.error && <ErrorNote code={answer.error} onRetry={answer.reload} />}
      {!data ? (
        !answer.error && <SkeletonRows rows={10} height={44} />
      ) : (
        <>
          <div className="eligible-head">
            <div className="row between">
              <h2 className="cut" title={`${data.applicant.externalId} ${data.applicant.name}`}>
                {t('conflicts.eligible.title', {
                  name: `${data.applicant.name || data.applicant.externalId}`,
                })}
              </h2>
              <SearchField
                width={200}
                value={query}
                onChange={setQuery}
                label={t('conflicts.matrix.evaluators')}
              />
            </div>
            <Caution caution={data.applicant.caution} />
          </div>
          {rows.length === 0 ? (
            <Empty icon="search" title={t('common.noMatch')} />
          ) : (
            <VirtualRows
              className="grow"
              label={t('conflicts.tab.eligible')}
              rows={rows}
              keyOf={(r) => (r.kind === 'group' ? r.eligibility : r.row.evaluator.evaluatorId)}
              heightOf={(r) => (r.kind === 'group' ? 36 : 44)}
              render={(r) =>
                r.kind === 'group' ? (
                  <div className="hit-group" role="listitem">
                    <Tag tone={ELIGIBILITY_TONE[r.eligibility]}>
                      {t(`conflicts.eligibility.${r.eligibility}`)}
                    </Tag>
                    <span className="xs muted cut grow">{t(`conflicts.eligible.${r.eligibility}`)}</span>
                    <Count n={r.count} />
                  </div>
                ) : (
                  <Line
                    row={r.row}
                    onOpen={() => onOpen({ evaluatorId: r.row.evaluator.evaluatorId, applicantId })}
                  />
                )
              }
            />
          )}
        </>
      )}
    </section>
  );
}

function Line({ row, onOpen }: { readonly row: EligibleList['rows'][number]; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const { evaluator: e, context } = row;
  const place = [e.affiliation, e.department].filter(Boolean).join(' ');
  const beside = context.map((c) => c.text).join(' ');
  return (
    <div
      className="eligible-line"
      role="listitem"
      data-testid="eligible-row"
      data-eligibility={row.eligibility}
      data-id={e.evaluatorId}
    >
      <b className="cut" title={[e.nameKo, e.nameEn].filter(Boolean).join(' · ')}>
        {e.nameKo || e.nameEn}
      </b>
      <span className="cut xs muted" title={place}>
        {place || t('conflicts.noAffiliation')}
      </span>
      <span className="cut xs" title={row.why}>
        {row.why}
      </span>
      {beside ? (
        <span className="cut xs muted" title={beside}>
          <Icon name="users" size={13} /> {beside}
        </span>
      ) : (
        <span />
      )}
      {row.hits.length > 0 ? (
        <button type="button" className="link xs nw" data-testid="eligible-open" onClick={onOpen}>
          {t('conflicts.eligible.evidence', { count: row.hits.length })}
        </button>
      ) : (
        <span />
      )}
    </div>
  );
}
