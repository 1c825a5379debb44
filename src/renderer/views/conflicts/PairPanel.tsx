import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ConflictApplicant, EvaluatorRow, MatrixCell } from '../../../preload/contract';
import { useCall } from '../../api';
import { Icon } from '../../components/Icon';
import { Kbd, Tag } from '../../components/parts';
import { ErrorNote } from '../../components/states';
import { numberBeside } from '../../i18n/names';
import { Caution } from './Caution';
import type { Pair } from './hits';
import { ELIGIBILITY_TONE, STATE_TONE } from './terms';

interface Props {
  readonly evaluator: EvaluatorRow;
  readonly applicant: ConflictApplicant;
  readonly cell: MatrixCell | undefined;
  readonly onOpen: (pair: Pair) => void;
  readonly onApplicant: (applicantId: number) => void;
}

/** The chosen pair in words: who they are, whether one may evaluate the other, and through whom they meet. */
export function PairPanel({ evaluator: e, applicant: a, cell, onOpen, onApplicant }: Props) {
  const { t } = useTranslation();
  const pair = { evaluatorId: e.evaluatorId, applicantId: a.applicantId };
  // Only pairs that meet are asked about: the others have nothing to show.
  const hits = useCall('conflicts.hits', cell ? pair : null, ['conflicts']);
  const place = [e.affiliation, e.department].filter(Boolean).join(' ');
  return (
    <aside className="side pair-panel" aria-label={t('conflicts.pair.label')} data-testid="pair-panel">
      <section className="card">
        <div className="pair-who">
          <span className="xs faint">{t('conflicts.evaluator')}</span>
          <b className="cut" title={[e.nameKo, e.nameEn].filter(Boolean).join(' · ')}>
            {e.nameKo || e.nameEn}
          </b>
          <span className="xs muted cut" title={place}>
            {place || t('conflicts.noAffiliation')}
          </span>
        </div>
        <div className="pair-who">
          <span className="xs faint">{t('conflicts.applicant')}</span>
          <b className="cut" title={`${a.externalId} ${a.name}`}>
            {a.name || a.externalId}
          </b>
          <span className="xs muted cut" title={a.position}>
            {[numberBeside(a), a.position].filter(Boolean).join(' · ')}
          </span>
        </div>
        <Tag tone={ELIGIBILITY_TONE[cell?.eligibility ?? 'free']}>
          {t(`conflicts.eligibility.${cell?.eligibility ?? 'free'}`)}
        </Tag>
      </section>
      <section className="card grow pair-hits">
        {hits.error && <ErrorNote code={hits.error} onRetry={hits.reload} />}
        {!cell && <p className="sm muted">{t('conflicts.pair.none')}</p>}
        <ul>
          {(hits.data ?? []).map((h) => (
            <li key={h.hitId}>
              <span className="row between">
                <b className="cut" title={h.person}>
                  {h.person}
                </b>
                <Tag tone={STATE_TONE[h.state]}>{t(`conflicts.state.${h.state}`)}</Tag>
              </span>
              <span className="xs muted">
                {t(`conflicts.tie.${h.tie}`)} · {t(`conflicts.grade.${h.grade}`)}
                <br />
                {t(`conflicts.verdict.${h.verdict}`)} · {t(`conflicts.way.${h.way}`)}
              </span>
            </li>
          ))}
        </ul>
        <Caution caution={a.caution} />
      </section>
      <div className="pair-actions">
        {cell ? (
          <Button rightSection={<Kbd>Enter</Kbd>} data-testid="pair-open" onClick={() => onOpen(pair)}>
            {t('conflicts.pair.open')}
          </Button>
        ) : (
          <Button rightSection={<Kbd>Enter</Kbd>} onClick={() => onApplicant(a.applicantId)}>
            {t('conflicts.pair.applicant')}
          </Button>
        )}
        <span className="xs faint">
          <Icon name="help" size={13} /> {t('conflicts.matrix.keys')}
        </span>
      </div>
    </aside>
  );
}
