import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, codeOf } from '../../api';
import { Icon } from '../../components/Icon';
import { useSentence } from '../../i18n/sentence';

/** Removes everything about evaluators, and nothing else: a word typed, and at the end what was verified. */
export function Wipe({
  opened,
  onClose,
  onWiped,
}: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onWiped: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={480}
      title={<b>{t('conflicts.wipe.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {opened && <Form onClose={onClose} onWiped={onWiped} />}
    </Modal>
  );
}

function Form({ onClose, onWiped }: { readonly onClose: () => void; readonly onWiped: () => void }) {
  const { t } = useTranslation();
  const sentence = useSentence();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [verified, setVerified] = useState<boolean | null>(null);
  const word = t('conflicts.wipe.word');
  const same = typed.normalize('NFC').trim() === word;
  const wipe = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      setVerified((await call('conflicts.wipe', { yes: true })).verified);
      onWiped();
    } catch (e) {
      setFault(codeOf(e));
    }
    setBusy(false);
  };
  if (verified !== null)
    return (
      <div className="conflicts-form" data-testid="conflicts-wiped" data-verified={verified}>
        <div className={verified ? 'notice info' : 'notice bad'} role="status">
          <Icon name={verified ? 'check-circle' : 'alert'} />
          <div>
            <b>{t('conflicts.wipe.done')}</b>
            <div>{t(verified ? 'conflicts.wipe.verified' : 'conflicts.wipe.unverified')}</div>
          </div>
        </div>
        <div className="form-end">
          <Button variant="filled" data-autofocus data-testid="conflicts-wipe-close" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </div>
    );
  return (
    <form
      className="conflicts-form"
      onSubmit={(e) => {
        e.preventDefault();
        if (same && !busy) void wipe();
      }}
    >
      <p className="sm">{t('conflicts.wipe.lead')}</p>
      <p className="sm muted">{t('conflicts.wipe.kept')}</p>
      <TextInput
        label={t('conflicts.wipe.type', { word })}
        value={typed}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        error={fault === null ? undefined : sentence(fault)}
        data-testid="conflicts-wipe-word"
        onChange={(e) => setTyped(e.currentTarget.value)}
      />
      <div className="form-end">
        <Button variant="subtle" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="filled"
          className="danger"
          disabled={!same || busy}
          data-testid="conflicts-wipe-submit"
        >
          {t(busy ? 'conflicts.wipe.working' : 'conflicts.wipe.submit')}
        </Button>
      </div>
    </form>
  );
}
