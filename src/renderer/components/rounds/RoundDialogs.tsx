import './rounds.css';
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app-state';
import { Passphrase } from './Passphrase';
import { UnlockForm } from './UnlockForm';
import { WipeForm } from './WipeForm';

/** Dialogs about a round as a whole: its passphrase, opening a locked one, its end. */
export function RoundDialogs() {
  const { t } = useTranslation();
  const { info, roundDialog: dialog, setRoundDialog } = useApp();
  const close = (): void => setRoundDialog(null);
  const title =
    dialog?.kind === 'unlock'
      ? t('unlock.title')
      : dialog?.kind === 'wipe'
        ? t('wipe.title')
        : t(info.round?.encrypted ? 'passphrase.titleChange' : 'passphrase.titleSet');
  return (
    <Modal
      opened={dialog !== null}
      onClose={close}
      title={<b>{title}</b>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      closeOnClickOutside={false}
    >
      {dialog?.kind === 'unlock' && <UnlockForm round={dialog.round} onDone={close} />}
      {dialog?.kind === 'wipe' && <WipeForm round={dialog.round} onDone={close} />}
      {dialog?.kind === 'passphrase' && <Passphrase onDone={close} />}
    </Modal>
  );
}
