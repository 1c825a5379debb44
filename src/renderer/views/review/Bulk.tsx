import { Button, Checkbox, Modal, SegmentedControl } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewRow } from '../../../preload/contract';
import { FlagTag } from '../../components/parts';
import { VirtualRows } from '../../components/VirtualRows';
import { shortName } from '../../i18n/names';
import { isDocumentFlag } from '../../words';
import { likeItems, SCOPES, type Scope } from './bulk';

type Action = 'confirm' | 'reject' | 'exclude';
interface Props {
  /** The item whose like are offered; null keeps the dialog shut. */
  readonly like: ReviewRow | null;
  readonly rows: readonly ReviewRow[];
  readonly onDecide: (rows: readonly ReviewRow[], action: Action) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Like items decided together: every one is shown first, none is ticked beforehand, and undo takes them all back. */
export const Bulk = memo(function Bulk({ like, onClose, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={like !== null}
      onClose={onClose}
      size={640}
      title={t('bulk.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {like && <Choice key={like.flagId} like={like} onClose={onClose} {...rest} />}
    </Modal>
  );
});

function Choice({ like, rows, onDecide, onClose }: Props & { readonly like: ReviewRow }) {
  const { t } = useTranslation();
  const [scope, setScope] = useState<Scope>('document');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const items = useMemo(() => likeItems(rows, like, scope), [rows, like, scope]);
  const chosen = items.filter((r) => ticked.has(r.flagId));
  const aboutDocuments = isDocumentFlag(like.flagType);
  const tick = (id: number, on: boolean): void => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const decide = async (action: Action): Promise<void> => {
    setBusy(true);
    const accepted = await onDecide(chosen, action);
    setBusy(false);
    if (accepted) onClose();
  };
  return (
    <div className="bulk" data-testid="bulk">
      <div className="row between">
        <div className="row">
          <FlagTag flag={like.flagType} />
          {like.role && <span className="sm muted">{t(`role.${like.role}`)}</span>}
        </div>
        <SegmentedControl
          size="xs"
          aria-label={t('bulk.scope')}
          value={scope}
          data={SCOPES.map((s) => ({ value: s, label: t(`bulk.${s}`) }))}
          data-testid="bulk-scope"
          onChange={(v) => setScope(SCOPES.find((s) => s === v) ?? 'document')}
        />
      </div>
      <Checkbox
        size="xs"
        label={t('bulk.all', { count: items.length })}
        checked={items.length > 0 && chosen.length === items.length}
        indeterminate={chosen.length > 0 && chosen.length < items.length}
        data-testid="bulk-all"
        onChange={(e) => setTicked(e.currentTarget.checked ? new Set(items.map((r) => r.flagId)) : new Set())}
      />
      <VirtualRows
        className="bulk-list"
        label={t('bulk.title')}
        rows={items}
        keyOf={(r) => r.flagId}
        heightOf={() => 36}
        render={(r) => (
          <label className="bulk-row" data-testid="bulk-row" data-id={r.flagId}>
            <Checkbox
              size="xs"
              checked={ticked.has(r.flagId)}
              aria-label={t('bulk.one', { name: r.title })}
              onChange={(e) => tick(r.flagId, e.currentTarget.checked)}
            />
            <b className="cut" title={r.title}>
              {shortName(r.title, r.externalId)}
            </b>
            <span className="cut muted" title={r.filename}>
              {r.applicantName} · {shortName(r.filename, r.externalId)}
            </span>
            <span className="faint nw">{r.page !== null && t('common.page', { page: r.page })}</span>
          </label>
        )}
      />
      <p className="xs muted">{t('bulk.text')}</p>
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        {!aboutDocuments && (
          <>
            <Button
              disabled={chosen.length === 0 || busy}
              data-testid="bulk-exclude"
              onClick={() => void decide('exclude')}
            >
              {t('decide.exclude')}
            </Button>
            <Button
              disabled={chosen.length === 0 || busy}
              data-testid="bulk-reject"
              onClick={() => void decide('reject')}
            >
              {t('decide.reject')}
            </Button>
          </>
        )}
        <Button
          variant="filled"
          disabled={chosen.length === 0}
          loading={busy}
          data-testid="bulk-confirm"
          onClick={() => void decide('confirm')}
        >
          {t(aboutDocuments ? 'bulk.nobody' : 'bulk.confirm', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}
