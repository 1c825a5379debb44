import './hits.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ConflictDecisionKind,
  ConflictGround,
  ConflictHitRow,
  ConflictOverview,
} from '../../../preload/contract';
import type { Loaded } from '../../api';
import { useApp } from '../../app-state';
import { Empty, ErrorNote } from '../../components/states';
import { useUndo } from '../../hooks/useUndo';
import { DecisionBar } from './DecisionBar';
import { Evidence } from './Evidence';
import { GroundViewer } from './GroundViewer';
import { HitBulk } from './HitBulk';
import { HitHelp } from './HitHelp';
import { HitList } from './HitList';
import type { Pair } from './hits';
import { useHit } from './useHit';
import { useHitKeys } from './useHitKeys';
import { useHits } from './useHits';
import { useReasons } from './useReasons';

interface Props {
  readonly hits: Loaded<ConflictHitRow[]>;
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair | null) => void;
  readonly onMatrix: () => void;
  /** What undo would take back, as a sentence. */
  readonly undo: string | null;
  /** What the check as a whole looks like after a decision. */
  readonly onDecided: (now: ConflictOverview) => void;
}

/** Hit by hit: the evaluator on the left, who it may be and why on the right, one key decides and the next is there. */
export function Hits({ hits, pair, onPair, onMatrix, undo, onDecided }: Props) {
  const { t } = useTranslation();
  const { info } = useApp();
  const step = useUndo();
  const queue = useHits(hits, pair, onDecided);
  const row = queue.current;
  const detail = useHit(row?.hitId ?? null, queue.next);
  const { hit } = detail;
  const reasons = useReasons();
  const [typed, setTyped] = useState<{ hitId: string; text: string } | null>(null);
  const reason = typed && typed.hitId === row?.hitId ? typed.text : '';
  const [viewing, setViewing] = useState<ConflictGround | null>(null);
  const [help, setHelp] = useState(false);
  const [bulk, setBulk] = useState<ConflictHitRow | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const focusPanel = useCallback(() => panel.current?.focus({ preventScroll: true }), []);
  const hitId = row?.hitId ?? null;
  useEffect(() => {
    if (hitId !== null) focusPanel();
  }, [hitId, focusPanel]);

  /** Nothing is decided without a name; where there is none, its field is where to go. */
  const named = (): boolean => {
    if (info.operator === '') nameField.current?.focus();
    return info.operator !== '';
  };
  const decide = (decision: ConflictDecisionKind): void => {
    if (!row || !hit || !named()) return;
    void queue.decide([row], decision, reason.trim() || reasons.usual(hit, decision));
  };
  const openBulk = (): void => {
    if (row && named()) setBulk(row);
  };
  const undoStep = (which: 'undo' | 'redo'): void => {
    queue.watch();
    void step(which).then(hits.reload);
  };
  useHitKeys({
    hitId,
    decide,
    skip: queue.skip,
    step: queue.step,
    undo: undoStep,
    reason: () => reasonField.current?.focus(),
    page: () => hit?.grounds[0] && setViewing(hit.grounds[0]),
    bulk: openBulk,
    help: () => setHelp(true),
    leave: pair ? onMatrix : null,
    enabled: !help && !bulk && !viewing,
  });

  if (hits.error && !hits.data) return <ErrorNote code={hits.error} onRetry={hits.reload} />;
  if (hits.data?.length === 0)
    return (
      <section className="card grow hits-none">
        <Empty icon="check-circle" title={t('conflicts.hits.none')} testid="hits-empty">
          {t('conflicts.hits.noneText')}
        </Empty>
      </section>
    );
  return (
    <div className="cols hits-cols">
      <HitList queue={queue} loading={!hits.data} pair={pair} onPair={onPair} onPicked={focusPanel} />
      <section
        className="card hit-card"
        aria-label={t('conflicts.hits.one')}
        data-testid="hit-detail"
        data-id={hit?.hitId}
      >
        <div className="hit-body scroll" ref={panel} tabIndex={-1}>
          {detail.error && <ErrorNote code={detail.error} onRetry={detail.reload} />}
          {row ? (
            <Evidence row={row} hit={hit} onView={setViewing} />
          ) : (
            hits.data &&
            (queue.filter === 'open' && queue.query === '' ? (
              <Empty icon="check-circle" title={t('conflicts.hits.done')}>
                {t('conflicts.hits.doneText')}
              </Empty>
            ) : (
              <Empty icon="search" title={t('common.noMatch')} />
            ))
          )}
        </div>
        {row && (
          <DecisionBar
            hit={hit}
            state={row.state}
            reason={reason}
            onReason={(text) => setTyped({ hitId: row.hitId, text })}
            reasonField={reasonField}
            nameField={nameField}
            onDone={focusPanel}
            onDecide={decide}
            onSkip={queue.skip}
            onUndo={() => undoStep('undo')}
            undo={undo}
            onBulk={openBulk}
            onHelp={() => setHelp(true)}
          />
        )}
      </section>
      <GroundViewer hit={hit} ground={viewing} onShow={setViewing} onClose={() => setViewing(null)} />
      <HitBulk like={bulk} rows={queue.all} onDecide={queue.decide} onClose={() => setBulk(null)} />
      <HitHelp opened={help} onClose={() => setHelp(false)} />
    </div>
  );
}
