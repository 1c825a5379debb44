import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictOverview, ListKind } from '../../../preload/contract';
import { useCall } from '../../api';
import { useSticky } from '../../app-state';
import { useFormat } from '../../i18n/format';
import { Eligible } from './Eligible';
import { Hits } from './Hits';
import type { Pair } from './hits';
import { Lists } from './Lists';
import { Matrix } from './Matrix';
import { Rules } from './Rules';
import type { Import } from './useImport';

/** A decision shows before the list is asked for again: it may wait for a pause. */
const QUIET_MS = 1000;

const TABS = ['matrix', 'hits', 'eligible', 'lists', 'rules'] as const;
export type Tab = (typeof TABS)[number];

interface Props {
  readonly overview: ConflictOverview;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair | null) => void;
  readonly onShowPair: (pair: Pair) => void;
  readonly imports: Import;
  readonly onPaste: (list: ListKind) => void;
  readonly onOverview: (now: ConflictOverview) => void;
  /** Asks for the progress again. */
  readonly onWaiting: () => void;
}

/** The result from five sides. What was computed once is shared by all of them. */
export function Desk(props: Props) {
  const { overview, tab, onTab, pair, onPair, onShowPair } = props;
  const { t } = useTranslation();
  const format = useFormat();
  // While hits are decided one after the other the matrix is out of sight: it is asked for when it comes back.
  const inSight = tab === 'matrix' || tab === 'eligible';
  const matrix = useCall('conflicts.matrix', undefined, inSight ? ['conflicts'] : []);
  const hits = useCall('conflicts.hits', {}, ['conflicts'], QUIET_MS);
  const seen = useRef(inSight);
  const askMatrix = matrix.reload;
  useEffect(() => {
    if (inSight && !seen.current) askMatrix();
    seen.current = inSight;
  }, [inSight, askMatrix]);
  const [applicantId, setApplicantId] = useSticky<number | null>('conflicts.applicant', null);
  // The comparison runs for seconds in a large round: meanwhile its progress is asked for.
  const comparing = !matrix.data && !matrix.error;
  const latest = useRef(props.onWaiting);
  useEffect(() => {
    latest.current = props.onWaiting;
  });
  useEffect(() => {
    if (!comparing) return;
    const timer = setInterval(() => latest.current(), 500);
    return () => clearInterval(timer);
  }, [comparing]);
  const waiting = overview.hits.open + overview.hits.new;
  const count: Partial<Record<Tab, number>> = { hits: waiting, lists: overview.evaluators };
  return (
    <>
      <div className="row between conflicts-bar">
        <SegmentedControl
          size="xs"
          aria-label={t('conflicts.tabs')}
          data-testid="conflicts-tabs"
          value={tab}
          onChange={(v) => onTab(v as Tab)}
          data={TABS.map((v) => ({
            value: v,
            label: (
              <span>
                {t(`conflicts.tab.${v}`)}
                {count[v] !== undefined && <span className="tab-count"> {format.n(count[v])}</span>}
              </span>
            ),
          }))}
        />
        <RulesLine overview={overview} onOpen={() => onTab('rules')} />
      </div>
      {tab === 'matrix' && (
        <Matrix
          matrix={matrix}
          onOpen={onShowPair}
          onApplicant={(id) => {
            setApplicantId(id);
            onTab('eligible');
          }}
        />
      )}
      {tab === 'hits' && (
        <Hits
          hits={hits}
          pair={pair}
          onPair={onPair}
          onMatrix={() => onTab('matrix')}
          undo={overview.undo}
          onDecided={props.onOverview}
        />
      )}
      {tab === 'eligible' && (
        <Eligible matrix={matrix} chosen={applicantId} onChoose={setApplicantId} onOpen={onShowPair} />
      )}
      {tab === 'lists' && (
        <Lists imports={props.imports} applicants={overview.applicants} onPaste={props.onPaste} />
      )}
      {tab === 'rules' && <Rules rules={overview.rules} />}
    </>
  );
}

/** By which rules the result stands: named wherever it is shown. */
function RulesLine({
  overview,
  onOpen,
}: {
  readonly overview: ConflictOverview;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation();
  const presets = useCall('conflicts.presets', undefined, ['conflicts', 'round'], 2 * QUIET_MS);
  const name = presets.data?.find((p) => p.id === overview.rules.preset)?.name ?? t('conflicts.rules.custom');
  const line = t('conflicts.rulesNow', { name, date: overview.rules.referenceDate });
  return (
    <button
      type="button"
      className="link xs cut"
      title={`${line}\n${t('conflicts.rulesWhy')}`}
      data-testid="rules-now"
      onClick={onOpen}
    >
      {line}
    </button>
  );
}
