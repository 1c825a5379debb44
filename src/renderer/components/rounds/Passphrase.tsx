import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppInfo } from '../../../preload/contract';
import { call, codeOf } from '../../api';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';
import { useSentence } from '../../i18n/sentence';
import { Icon } from '../Icon';
import { PassphraseField } from './PassphraseField';

const MIN_LENGTH = 8;

/** Gives the open round a passphrase, another one, or takes it off. */
export function Passphrase({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { info, setInfo } = useApp();
  const toast = useToast();
  const sentence = useSentence();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [remember, setRemember] = useState(info.round?.remembered ?? false);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const encrypted = info.round?.encrypted ?? false;
  const long = [...next.normalize('NFC')].length >= MIN_LENGTH;
  const differs = again !== '' && again !== next;
  const ready = long && next === again && (!encrypted || current !== '');

  async function run(work: () => Promise<AppInfo>, message: string): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      const after = await work();
      onDone();
      setInfo(after);
      toast.done(message);
    } catch (e) {
      setFault(codeOf(e));
      setBusy(false);
    }
  }
  const set = (): Promise<void> =>
    run(
      () => call('rounds.setPassphrase', { ...(encrypted && { current }), next, remember }),
      t(encrypted ? 'passphrase.changed' : 'passphrase.done'),
    );
  const remove = (): Promise<void> =>
    run(() => call('rounds.removePassphrase', { current }), t('passphrase.removed'));
  const wrong = fault === 'wrong_passphrase';

  return (
    <form
      className="round-form"
      data-testid="passphrase-form"
      onSubmit={(e) => {
        e.preventDefault();
        if (ready && !busy) void set();
      }}
    >
      <p className="sm muted">{t('passphrase.lead')}</p>
      {encrypted && (
        <PassphraseField
          label={t('passphrase.current')}
          value={current}
          focus
          error={wrong ? sentence('wrong_passphrase') : undefined}
          testid="passphrase-current"
          onChange={setCurrent}
        />
      )}
      <PassphraseField
        label={t('passphrase.next')}
        description={t('passphrase.hint')}
        value={next}
        focus={!encrypted}
        error={fault !== null && !wrong ? sentence(fault) : undefined}
        testid="passphrase-next"
        onChange={setNext}
      />
      <PassphraseField
        label={t('passphrase.again')}
        value={again}
        error={differs ? t('passphrase.different') : undefined}
        testid="passphrase-again"
        onChange={setAgain}
      />
      {info.keyRing && (
        <Checkbox
          size="xs"
          label={t('unlock.remember')}
          description={t('unlock.rememberHint')}
          checked={remember}
          onChange={(e) => setRemember(e.currentTarget.checked)}
        />
      )}
      <div className="notice">
        <Icon name="alert" />
        <div>{t('passphrase.noWayBack')}</div>
      </div>
      {busy && (
        <p className="sm" role="status">
          {t('passphrase.working')}
        </p>
      )}
      <div className="round-actions">
        <Button variant="subtle" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="filled" disabled={!ready || busy} data-testid="passphrase-submit">
          {t(encrypted ? 'passphrase.change' : 'passphrase.set')}
        </Button>
      </div>
      {encrypted && (
        <>
          <hr />
          <p className="xs muted">{t('passphrase.removeText')}</p>
          <div>
            <Button
              variant="subtle"
              className="danger-text"
              disabled={current === '' || busy}
              data-testid="passphrase-remove"
              onClick={() => void remove()}
            >
              {t('passphrase.remove')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
