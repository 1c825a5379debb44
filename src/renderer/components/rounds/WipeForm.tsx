import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs, RoundSummary } from '../../../preload/contract';
import { call, codeOf } from '../../api';
import { useApp, useCounts } from '../../app-state';
import { useFormat } from '../../i18n/format';
import { useSentence } from '../../i18n/sentence';
import { Icon } from '../Icon';

/** Removes a round for good: what goes, what stays, its name typed, and at the end what was verified. */
export function WipeForm({
  round,
  onDone,
}: {
  readonly round: Pick<RoundSummary, 'roundId' | 'name'>;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const { info, setInfo } = useApp();
  const { openItems } = useCounts();
  const format = useFormat();
  const sentence = useSentence();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Outputs['rounds.wipe'] | null>(null);
  const same = typed.normalize('NFC').trim() === round.name.normalize('NFC').trim();
  const isOpen = info.round?.roundId === round.roundId;

  async function wipe(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      setDone(await call('rounds.wipe', { roundId: round.roundId, typed }));
    } catch (e) {
      setFault(codeOf(e));
    } finally {
      setBusy(false);
    }
  }
  const leave = (): void => {
    onDone();
    if (done) setInfo(done.info);
  };

  if (done)
    return (
      <div className="round-form" data-testid="wipe-done" data-verified={done.verified}>
        <div className={done.verified ? 'notice info' : 'notice bad'} role="status">
          <Icon name={done.verified ? 'check-circle' : 'alert'} />
          <div>
            <b>{t('wipe.done', { name: round.name })}</b>
            <div>
              {done.verified
                ? t('wipe.verified', { files: format.n(done.files), size: format.bytes(done.bytes) })
                : t('wipe.unverified')}
            </div>
          </div>
        </div>
        <div className="round-actions">
          <Button variant="filled" data-autofocus data-testid="wipe-close" onClick={leave}>
            {t('common.close')}
          </Button>
        </div>
      </div>
    );
  return (
    <form
      className="round-form"
      data-testid="wipe-form"
      onSubmit={(e) => {
        e.preventDefault();
        if (same && !busy) void wipe();
      }}
    >
      <p>{t('wipe.lead')}</p>
      <p className="sm muted">{t('wipe.kept')}</p>
      {isOpen && openItems > 0 && (
        <div className="notice">
          <Icon name="alert" />
          <div>{t('wipe.openItems', { count: openItems })}</div>
        </div>
      )}
      <p className="sm typed-name">{t('wipe.name', { name: round.name })}</p>
      <TextInput
        label={t('wipe.type')}
        value={typed}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        error={fault === null ? undefined : sentence(fault)}
        data-testid="wipe-name"
        onChange={(e) => setTyped(e.currentTarget.value)}
      />
      <div className="round-actions">
        <Button variant="subtle" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="filled"
          className="danger"
          disabled={!same || busy}
          data-testid="wipe-submit"
        >
          {busy ? t('wipe.working') : t('wipe.submit')}
        </Button>
      </div>
    </form>
  );
}
