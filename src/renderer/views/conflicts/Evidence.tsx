import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictGround, ConflictHit, ConflictHitRow } from '../../../preload/contract';
import { useCall } from '../../api';
import { Icon } from '../../components/Icon';
import { Tag } from '../../components/parts';
import { SkeletonRows } from '../../components/states';
import { useFormat } from '../../i18n/format';
import { Caution } from './Caution';
import { GroundLine } from './GroundLine';
import { WhoAndWhen } from './History';
import { EVALUATOR_COLUMNS, STATE_TONE } from './terms';

interface Props {
  readonly row: ConflictHitRow;
  /** Null while it is on its way. */
  readonly hit: ConflictHit | null;
  readonly onView: (ground: ConflictGround) => void;
}

/** The two sides of a hit: the evaluator as listed, and the person of the applicant's documents with every place. */
export function Evidence({ row, hit, onView }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className="hit-title" aria-live="polite">
        <h2>
          {row.kind === 'self'
            ? t('conflicts.hits.self', { evaluator: row.evaluatorName })
            : t('conflicts.hits.title', { evaluator: row.evaluatorName, person: row.person })}
        </h2>
        <Tag tone={row.verdict === 'same' ? 'bad' : 'warn'}>{t(`conflicts.verdict.${row.verdict}`)}</Tag>
        <Tag tone="line">{t(`conflicts.grade.${row.grade}`)}</Tag>
        {row.homonym && <Tag tone="warn">{t('conflicts.homonym')}</Tag>}
        {row.state !== 'open' && <Tag tone={STATE_TONE[row.state]}>{t(`conflicts.state.${row.state}`)}</Tag>}
      </div>
      {row.state === 'new' && hit?.decision && (
        <div className="notice info" role="status" data-testid="new-evidence">
          <Icon name="alert" />
          <div>
            {t('conflicts.hits.newEvidence', {
              decision: t(`conflicts.state.${hit.decision.decision}`),
              count: row.newEvidence,
            })}
          </div>
        </div>
      )}
      {!hit ? (
        <SkeletonRows rows={6} height={48} />
      ) : (
        <div className="hit-sides">
          <section aria-label={t('conflicts.evaluator')}>
            <h3>{t('conflicts.evaluator')}</h3>
            <dl className="hit-facts">
              {EVALUATOR_COLUMNS.map((f) => (
                <div key={f}>
                  <dt>{t(`conflicts.field.${f}`)}</dt>
                  <dd className="cut" title={hit.evaluator[f]}>
                    {hit.evaluator[f] || <span className="faint">{t('conflicts.unknown')}</span>}
                  </dd>
                </div>
              ))}
            </dl>
            <h3>{t('conflicts.hits.why')}</h3>
            <ul className="hit-why" data-testid="hit-why">
              {hit.sentences.map((s) => (
                <li key={s}>{s}</li>
              ))}
            </ul>
            {hit.context.length > 0 && (
              <>
                <h3>{t('conflicts.hits.context')}</h3>
                <Beside context={hit.context} />
                <p className="xs faint">{t('conflicts.hits.contextNote')}</p>
              </>
            )}
            <HitHistory hit={hit} />
          </section>
          <section aria-label={t('conflicts.hits.person')}>
            <h3>{t('conflicts.hits.person')}</h3>
            <PersonFacts hit={hit} />
            <h3>
              {t('conflicts.hits.grounds')} <span className="faint">{hit.grounds.length}</span>
            </h3>
            <div className="grounds" role="list">
              {hit.grounds.map((g) => (
                <GroundLine key={g.sourceId} ground={g} onView={onView} />
              ))}
            </div>
            <Caution caution={hit.applicant.caution} />
          </section>
        </div>
      )}
    </>
  );
}

/** So many things in common are shown at once: a long list of shared co-authors would push the rest out of sight. */
const SHOWN = 4;

function Beside({ context }: { readonly context: ConflictHit['context'] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? context : context.slice(0, SHOWN);
  return (
    <>
      <ul className="hit-why muted">
        {shown.map((c) => (
          <li key={c.text}>{c.text}</li>
        ))}
      </ul>
      {shown.length < context.length && (
        <button type="button" className="link xs" onClick={() => setAll(true)}>
          {t('conflicts.hits.more', { count: context.length - shown.length })}
        </button>
      )}
    </>
  );
}

function PersonFacts({ hit }: { readonly hit: ConflictHit }) {
  const { t } = useTranslation();
  const others = hit.names.filter((n) => n !== hit.person);
  const applicant = `${hit.externalId} ${hit.applicantName}`.trim();
  const facts: readonly (readonly [string, string])[] = [
    [t('conflicts.applicant'), [applicant, hit.applicant.position].filter(Boolean).join(' · ')],
    [t('conflicts.hits.name'), [hit.person, ...others].join(' · ')],
    [t('conflicts.field.affiliation'), hit.personAffiliation],
    [t('conflicts.field.email'), hit.emails.join(' · ')],
    [t('conflicts.hits.way'), t(`conflicts.way.${hit.way}`)],
  ];
  return (
    <dl className="hit-facts">
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="cut" title={value}>
            {value || <span className="faint">{t('conflicts.unknown')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Earlier decisions about this pair; taken-back ones stay readable. */
function HitHistory({ hit }: { readonly hit: ConflictHit }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = useCall('conflicts.history', { hitId: hit.hitId }, ['conflicts'], 800).data ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <h3>
        {t('conflicts.history.one')} <span className="faint">{format.n(rows.length)}</span>
      </h3>
      <ul className="hit-history" data-testid="hit-history">
        {rows.map((r) => (
          <li key={r.id} className={r.undone ? 'undone' : undefined}>
            <Tag tone={r.undone ? 'line' : STATE_TONE[r.decision]}>{t(`conflicts.state.${r.decision}`)}</Tag>
            <span className="grow cut xs" title={r.reason}>
              {r.reason}
            </span>
            <WhoAndWhen row={r} />
          </li>
        ))}
      </ul>
    </>
  );
}
