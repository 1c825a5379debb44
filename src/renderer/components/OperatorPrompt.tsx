import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api';
import { useApp, useCounts } from '../app-state';
import { useToast } from '../hooks/useToast';

/** Before the first decision, once: under whose name decisions are recorded. */
export function OperatorPrompt() {
  const { t } = useTranslation();
  const { info, setInfo, view } = useApp();
  const { applicants } = useCounts();
  const toast = useToast();
  const [name, setName] = useState('');
  const deciding = (view === 'review' || view === 'people' || view === 'conflicts') && (applicants ?? 0) > 0;
  const opened = deciding && info.round !== null && info.operator === '' && !info.operatorAsked;
  const answer = (operator: string): Promise<void> =>
    toast.guard(async () => setInfo(await call('app.setPreferences', { operator, operatorAsked: true })));
  return (
    <Modal
      opened={opened}
      onClose={() => void answer('')}
      title={<b>{t('who.title')}</b>}
      size={400}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        data-testid="operator-prompt"
        onSubmit={(e) => {
          e.preventDefault();
          if (name.trim()) void answer(name.trim());
        }}
      >
        <TextInput
          label={t('who.label')}
          description={t('who.text')}
          value={name}
          maxLength={60}
          data-autofocus
          data-testid="operator-name"
          onChange={(e) => setName(e.currentTarget.value)}
        />
        <div className="row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
          <Button variant="subtle" data-testid="operator-later" onClick={() => void answer('')}>
            {t('who.later')}
          </Button>
          <Button type="submit" variant="filled" disabled={!name.trim()} data-testid="operator-save">
            {t('who.start')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
