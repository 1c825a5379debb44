import { Button, Modal, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictExport } from '../../../preload/contract';
import { call, codeOf } from '../../api';
import { Icon } from '../../components/Icon';
import { ErrorNote } from '../../components/states';
import { useToast } from '../../hooks/useToast';
import { useFormat } from '../../i18n/format';

interface Props {
  readonly opened: boolean;
  /** Hits nobody has decided. */
  readonly waiting: number;
  readonly onClose: () => void;
}

/** The result as a workbook of its own, with a password where somebody wants one. */
export function Export({ opened, waiting, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={480}
      title={<b>{t('conflicts.export.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {opened && <Form waiting={waiting} onClose={onClose} />}
    </Modal>
  );
}

function Form({ waiting, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const format = useFormat();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<ConflictExport | null>(null);
  const differs = password !== again;
  const save = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const made = await call('conflicts.export', password === '' ? {} : { password });
      if (made) setSaved(made);
    } catch (e) {
      setFault(codeOf(e));
    }
    setBusy(false);
  };
  if (saved)
    return (
      <div className="conflicts-form">
        <div className="notice info" role="status" data-testid="conflicts-exported">
          <Icon name="check-circle" />
          <div>
            <b>{t('conflicts.export.done', { file: saved.filename, rows: format.n(saved.rows) })}</b>
            {saved.open > 0 && <div>{t('conflicts.export.doneOpen', { count: saved.open })}</div>}
            {saved.encrypted && <div>{t('conflicts.export.doneLocked')}</div>}
          </div>
        </div>
        <div className="form-end">
          <Button
            variant="subtle"
            leftSection={<Icon name="folder" />}
            onClick={() => void toast.guard(async () => void (await call('conflicts.reveal')))}
          >
            {t('roster.reveal')}
          </Button>
          <Button variant="filled" data-autofocus data-testid="export-close" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </div>
    );
  const eye = { 'aria-label': t('unlock.show') };
  return (
    <form
      className="conflicts-form"
      onSubmit={(e) => {
        e.preventDefault();
        if (!differs && !busy) void save();
      }}
    >
      <p className="sm">{t('conflicts.export.lead')}</p>
      {waiting > 0 && (
        <div className="notice">
          <Icon name="alert" />
          <div>{t('conflicts.export.open', { count: waiting })}</div>
        </div>
      )}
      {fault && <ErrorNote code={fault} />}
      <PasswordInput
        label={t('conflicts.export.password')}
        description={t('conflicts.export.passwordHint')}
        value={password}
        maxLength={255}
        autoComplete="off"
        visibilityToggleButtonProps={eye}
        data-testid="export-password"
        onChange={(e) => setPassword(e.currentTarget.value)}
      />
      {password !== '' && (
        <PasswordInput
          label={t('conflicts.export.again')}
          value={again}
          maxLength={255}
          autoComplete="off"
          error={differs && again !== '' ? t('passphrase.different') : undefined}
          visibilityToggleButtonProps={eye}
          data-testid="export-again"
          onChange={(e) => setAgain(e.currentTarget.value)}
        />
      )}
      <div className="form-end">
        <Button variant="subtle" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="filled"
          loading={busy}
          disabled={differs && password !== ''}
          leftSection={<Icon name="table" />}
          data-testid="export-save"
        >
          {t('conflicts.export.save')}
        </Button>
      </div>
    </form>
  );
}
