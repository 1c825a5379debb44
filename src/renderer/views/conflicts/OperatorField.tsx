import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';

/** Under whose name decisions are recorded: without one nothing is decided. */
export function OperatorField({
  field,
  onSaved,
}: {
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly onSaved: () => void;
}) {
  const { t } = useTranslation();
  const { setInfo } = useApp();
  const toast = useToast();
  const [name, setName] = useState('');
  const save = (): Promise<void> =>
    toast.guard(async () => {
      setInfo(await call('app.setPreferences', { operator: name.trim(), operatorAsked: true }));
      onSaved();
    });
  return (
    <form
      className="row operator-field"
      onSubmit={(e) => {
        e.preventDefault();
        if (name.trim() !== '') void save();
      }}
    >
      <TextInput
        ref={field}
        w={150}
        value={name}
        maxLength={60}
        aria-label={t('settings.operator')}
        placeholder={t('conflicts.operator')}
        data-testid="hit-operator"
        onChange={(e) => setName(e.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''} data-testid="hit-operator-save">
        {t('common.save')}
      </Button>
    </form>
  );
}
