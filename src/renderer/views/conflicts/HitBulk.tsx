import { Button, Checkbox, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictDecisionKind, ConflictHitRow } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { VirtualRows } from '../../components/VirtualRows';
import { HIT_SCOPES, likeHits, type HitScope } from './hits';
import { DECISION_ICON, DECISION_TONE, DECISIONS } from './terms';
import { useReasons } from './useReasons';

interface Props {
  /** The hit whose like are offered; null keeps the dialog shut. */
  readonly like: ConflictHitRow | null;
  readonly rows: readonly ConflictHitRow[];
  /** Resolves to whether the decision was taken. */
  readonly onDecide: (
    rows: readonly ConflictHitRow[],
    decision: ConflictDecisionKind,
    reason: string,
  ) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Several hits decided together: every one is shown first, none is ticked beforehand, one reason is written for all, one undo takes them back. */
export function HitBulk({ like, onClose, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={like !== null}
      onClose={onClose}
      size={720}
      title={t('conflicts.bulk.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {like && <Choice key={like.hitId} like={like} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function Choice({ like, rows, onDecide, onClose }: Props & { readonly like: ConflictHitRow }) {
  const { t } = useTranslation();
  const { common } = useReasons();
  const [scope, setScope] = useState<HitScope>('evaluator');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const items = useMemo(() => likeHits(rows, like, scope), [rows, like, scope]);
  const chosen = items.filter((r) => ticked.has(r.hitId));
  const tick = (id: string, on: boolean): void => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const decide = async (decision: ConflictDecisionKind): Promise<void> => {
    setBusy(true);
    const taken = await onDecide(chosen, decision, reason.trim());
    setBusy(false);
    if (taken) onClose();
  };
  return (
    <div className="bulk" data-testid="hit-bulk">
      <SegmentedControl
        size="xs"
        aria-label={t('bulk.scope')}
        value={scope}
        data={HIT_SCOPES.map((s) => ({ value: s, label: t(`conflicts.bulk.${s}`) }))}
        data-testid="hit-bulk-scope"
        onChange={(v) => setScope(HIT_SCOPES.find((s) => s === v) ?? 'evaluator')}
      />
      <Checkbox
        size="xs"
        label={t('bulk.all', { count: items.length })}
        checked={items.length > 0 && chosen.length === items.length}
        indeterminate={chosen.length > 0 && chosen.length < items.length}
        data-testid="hit-bulk-all"
        onChange={(e) => setTicked(e.currentTarget.checked ? new Set(items.map((r) => r.hitId)) : new Set())}
      />
      <VirtualRows
        className="bulk-list"
        label={t('conflicts.bulk.title')}
        rows={items}
        keyOf={(r) => r.hitId}
        heightOf={() => 36}
        render={(r) => <Row row={r} ticked={ticked.has(r.hitId)} onTick={tick} />}
      />
      <TextInput
        value={reason}
        maxLength={500}
        label={t('conflicts.reason.label')}
        placeholder={t('conflicts.bulk.reason')}
        data-testid="hit-bulk-reason"
        onChange={(e) => setReason(e.currentTarget.value)}
      />
      <div className="chips" role="group" aria-label={t('conflicts.reason.common')}>
        {common.map((r) => (
          <button
            key={r}
            type="button"
            className="chip"
            aria-pressed={r === reason}
            onClick={() => setReason(r)}
          >
            {r}
          </button>
        ))}
      </div>
      <p className="xs muted">{t('bulk.text')}</p>
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        {DECISIONS.map((d) => (
          <Button
            key={d}
            disabled={chosen.length === 0 || reason.trim() === '' || busy}
            leftSection={
              <span className={DECISION_TONE[d]}>
                <Icon name={DECISION_ICON[d]} />
              </span>
            }
            data-testid={`hit-bulk-${d}`}
            onClick={() => void decide(d)}
          >
            {t('conflicts.bulk.decide', { decision: t(`conflicts.state.${d}`), count: chosen.length })}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Row({
  row: r,
  ticked,
  onTick,
}: {
  readonly row: ConflictHitRow;
  readonly ticked: boolean;
  readonly onTick: (hitId: string, on: boolean) => void;
}) {
  const { t } = useTranslation();
  const evaluator = [r.evaluatorName, r.evaluatorAffiliation].filter(Boolean).join(' · ');
  const applicant = r.applicantName || r.externalId;
  const tie = [
    r.kind === 'self' ? t('conflicts.tie.self') : t(`conflicts.tie.${r.tie}`),
    t(`conflicts.way.${r.way}`),
  ].join(' · ');
  return (
    <label className="bulk-row hit-bulk-row" data-testid="hit-bulk-row" data-id={r.hitId}>
      <Checkbox
        size="xs"
        checked={ticked}
        aria-label={t('bulk.one', { name: `${r.evaluatorName} × ${applicant}` })}
        onChange={(e) => onTick(r.hitId, e.currentTarget.checked)}
      />
      <b className="cut" title={evaluator}>
        {r.evaluatorName}
      </b>
      <span className="cut" title={`${r.externalId} ${r.applicantName}`.trim()}>
        {applicant}
      </span>
      <span className="cut muted" title={tie}>
        {tie}
      </span>
      <span className="faint nw">
        {r.grade}
        {r.verdict === 'possible' && '?'}
      </span>
    </label>
  );
}
