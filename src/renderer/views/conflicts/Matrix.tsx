import './matrix.css';
import { Switch } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictMatrix } from '../../../preload/contract';
import type { Loaded } from '../../api';
import { useSticky } from '../../app-state';
import { SearchField } from '../../components/SearchField';
import { Empty, ErrorNote, SkeletonRows } from '../../components/states';
import { useFormat } from '../../i18n/format';
import type { Pair } from './hits';
import { Legend } from './Legend';
import { cellKey, cellsByPlace, filterMatrix, type Spot } from './matrix';
import { MatrixGrid } from './MatrixGrid';
import { PairPanel } from './PairPanel';

interface Props {
  readonly matrix: Loaded<ConflictMatrix>;
  readonly onOpen: (pair: Pair) => void;
  readonly onApplicant: (applicantId: number) => void;
}

/** Everybody against everybody: one letter and one colour per pair, and what stands behind the chosen one. */
export function Matrix({ matrix, onOpen, onApplicant }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [evaluator, setEvaluator] = useSticky('conflicts.evaluatorQuery', '');
  const [applicant, setApplicant] = useSticky('conflicts.applicantQuery', '');
  const [onlyHits, setOnlyHits] = useSticky('conflicts.onlyHits', false);
  const [spot, setSpot] = useSticky<Spot>('conflicts.spot', { row: 0, column: 0 });
  const data = matrix.data;
  const cells = useMemo(() => cellsByPlace(data?.cells ?? []), [data]);
  const shown = useMemo(
    () => data && filterMatrix(data, { evaluator, applicant, onlyHits }),
    [data, evaluator, applicant, onlyHits],
  );
  const at = {
    row: Math.min(spot.row, Math.max(0, (shown?.evaluators.length ?? 1) - 1)),
    column: Math.min(spot.column, Math.max(0, (shown?.applicants.length ?? 1) - 1)),
  };
  const open = useCallback(
    (evaluatorId: number, applicantId: number) => onOpen({ evaluatorId, applicantId }),
    [onOpen],
  );
  if (matrix.error && !data) return <ErrorNote code={matrix.error} onRetry={matrix.reload} />;
  if (!data || !shown)
    return (
      <section className="card grow" data-testid="matrix-loading">
        <p className="sm muted matrix-wait" role="status">
          {t('conflicts.comparing')}
        </p>
        <SkeletonRows rows={12} height={36} />
      </section>
    );
  const e = shown.evaluators[at.row];
  const a = shown.applicants[at.column];
  return (
    <div className="cols matrix-cols">
      <section className="card matrix-card" aria-label={t('conflicts.tab.matrix')}>
        {matrix.error && <ErrorNote code={matrix.error} onRetry={matrix.reload} />}
        <div className="matrix-tools">
          <SearchField
            width={180}
            value={evaluator}
            onChange={setEvaluator}
            label={t('conflicts.matrix.evaluators')}
            testid="matrix-evaluators"
          />
          <SearchField
            width={180}
            value={applicant}
            onChange={setApplicant}
            label={t('conflicts.matrix.applicants')}
            testid="matrix-applicants"
          />
          <Switch
            size="xs"
            label={t('conflicts.matrix.onlyHits')}
            checked={onlyHits}
            data-testid="matrix-only"
            onChange={(ev) => setOnlyHits(ev.currentTarget.checked)}
          />
          <span className="xs muted nw matrix-size">
            {t('conflicts.matrix.size', {
              rows: format.n(shown.evaluators.length),
              columns: format.n(shown.applicants.length),
            })}
          </span>
        </div>
        {data.applicants.length === 0 ? (
          <Empty icon="folder" title={t('conflicts.matrix.nobody')}>
            {t('conflicts.matrix.nobodyText')}
          </Empty>
        ) : e && a ? (
          <MatrixGrid
            evaluators={shown.evaluators}
            applicants={shown.applicants}
            cells={cells}
            spot={at}
            onSpot={setSpot}
            onOpen={open}
            onApplicant={onApplicant}
          />
        ) : (
          <Empty icon="search" title={t('common.noMatch')} />
        )}
        <Legend />
      </section>
      {e && a && (
        <PairPanel
          evaluator={e}
          applicant={a}
          cell={cells.get(cellKey(e.evaluatorId, a.applicantId))}
          onOpen={onOpen}
          onApplicant={onApplicant}
        />
      )}
    </div>
  );
}
