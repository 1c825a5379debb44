import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeadLetter } from '../../../preload/contract';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';

/** "We can do without it": the reason stays in the record, and undo takes it back. */
export function Dismiss({
  letter,
  onClose,
  onDone,
}: {
  readonly letter: DeadLetter | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const { note: tell } = useApp();
  const toast = useToast();
  const [note, setNote] = useState('');
  const submit = (): Promise<void> =>
    toast.guard(async () => {
      if (!letter) return;
      tell(await call('dead.dismiss', { documentId: letter.documentId, note: note.trim() }));
      setNote('');
      onClose();
      onDone();
    });
  return (
    <Modal
      opened={letter !== null}
      onClose={onClose}
      title={t('progress.dismissTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className="edit-source"
        onSubmit={(e) => {
          e.preventDefault();
          void submit();
        }}
      >
        <p className="sm">
          <b>{letter?.filename}</b>
        </p>
        <p className="sm muted">{t('progress.dismissText')}</p>
        <TextInput
          label={t('progress.dismissNote')}
          placeholder={t('progress.dismissExample')}
          value={note}
          maxLength={300}
          data-autofocus
          data-testid="dead-note"
          onChange={(e) => setNote(e.currentTarget.value)}
        />
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="filled" disabled={!note.trim()} data-testid="dead-dismiss-submit">
            {t('progress.dismiss')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
