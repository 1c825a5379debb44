import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingDocument } from '../../preload/contract';
import { call } from '../api';
import { useToast } from '../hooks/useToast';
import { Icon } from './Icon';

/** Asks for the password of one encrypted document. It stays in memory and is tried on the applicant's other locked files. */
export function PasswordForm({ document: d }: { readonly document: WaitingDocument }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [password, setPassword] = useState('');
  // The list is read again when a try is over: until then this row is the one the password was given for.
  const [given, setGiven] = useState<WaitingDocument | null>(null);
  const give = (): Promise<void> =>
    toast.guard(async () => {
      await call('passwords.give', { documentId: d.documentId, password });
      setGiven(d);
      setPassword('');
    });
  return (
    <form
      className="password-form"
      data-testid="password-form"
      data-id={d.documentId}
      onSubmit={(e) => {
        e.preventDefault();
        if (password !== '') void give();
      }}
    >
      <PasswordInput
        aria-label={t('password.of', { file: d.filename })}
        placeholder={t('password.label')}
        value={password}
        maxLength={200}
        autoComplete="off"
        error={d.refused && given !== d && password === '' ? t('password.refused') : undefined}
        leftSection={<Icon name="lock" size={14} />}
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
        data-testid="password-field"
        onChange={(e) => setPassword(e.currentTarget.value)}
      />
      <Button type="submit" disabled={password === ''} data-testid="password-submit">
        {t('password.open')}
      </Button>
    </form>
  );
}
