import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundSummary } from '../../../preload/contract';
import { call, codeOf } from '../../api';
import { useApp } from '../../app-state';
import { useSentence } from '../../i18n/sentence';
import { PassphraseField } from './PassphraseField';

/** Asks for a locked round's passphrase. A wrong one is said beside the field; nothing else happens. */
export function UnlockForm({
  round,
  onDone,
}: {
  readonly round: RoundSummary;
  readonly onDone?: () => void;
}) {
  const { t } = useTranslation();
  const { info, setInfo } = useApp();
  const sentence = useSentence();
  const [passphrase, setPassphrase] = useState('');
  const [remember, setRemember] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    try {
      const next = await call('rounds.unlock', { roundId: round.roundId, passphrase, remember });
      onDone?.();
      setInfo(next);
    } catch (e) {
      setFault(codeOf(e));
      setBusy(false);
    }
  }
  return (
    <form
      className="round-form"
      data-testid="unlock-form"
      onSubmit={(e) => {
        e.preventDefault();
        if (passphrase !== '' && !busy) void open();
      }}
    >
      <p className="sm muted">{t('unlock.text', { name: round.name })}</p>
      <PassphraseField
        label={t('unlock.label')}
        value={passphrase}
        focus
        error={fault === null ? undefined : sentence(fault)}
        testid="unlock-passphrase"
        onChange={(value) => {
          setPassphrase(value);
          setFault(null);
        }}
      />
      {info.keyRing && (
        <Checkbox
          size="xs"
          label={t('unlock.remember')}
          description={t('unlock.rememberHint')}
          checked={remember}
          data-testid="unlock-remember"
          onChange={(e) => setRemember(e.currentTarget.checked)}
        />
      )}
      <p className="xs faint">{t('unlock.forgot')}</p>
      <div className="round-actions">
        {onDone && (
          <Button variant="subtle" onClick={onDone}>
            {t('common.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="filled"
          disabled={passphrase === '' || busy}
          data-testid="unlock-submit"
        >
          {busy ? t('unlock.opening') : t('unlock.open')}
        </Button>
      </div>
    </form>
  );
}
