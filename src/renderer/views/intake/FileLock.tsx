import { Button, PasswordInput, Popover } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preflight, PreflightFile } from '../../../preload/contract';
import { call, codeOf } from '../../api';
import { Icon } from '../../components/Icon';
import { Tag } from '../../components/parts';
import { useSentence } from '../../i18n/sentence';

/** A locked file of the list: asks for its password before the start. Giving none is no hindrance: it waits then. */
export function FileLock({
  file,
  onChange,
}: {
  readonly file: PreflightFile;
  readonly onChange: (preflight: Preflight) => void;
}) {
  const { t } = useTranslation();
  const sentence = useSentence();
  const [opened, setOpened] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  async function give(): Promise<void> {
    try {
      onChange(await call('intake.unlock', { key: file.key, password }));
      setOpened(false);
    } catch (e) {
      setFault(codeOf(e));
    }
  }
  if (file.lock === 'opened')
    return (
      <Tag tone="ok" icon="check" title={t('intake.lock.openedWhy')}>
        {t('intake.lock.opened')}
      </Tag>
    );
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={300} trapFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          className="tag warn tag-button"
          data-testid="pf-lock"
          aria-label={`${t('intake.lock.needed')}: ${file.filename}`}
          onClick={() => setOpened(!opened)}
        >
          <Icon name="lock" size={13} />
          {t('intake.lock.needed')}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className="lock-form"
          data-testid="pf-lock-form"
          onSubmit={(e) => {
            e.preventDefault();
            if (password !== '') void give();
          }}
        >
          <PasswordInput
            label={t('password.label')}
            description={t('password.text')}
            value={password}
            maxLength={200}
            autoComplete="off"
            data-autofocus
            error={fault === null ? undefined : sentence(fault)}
            visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
            data-testid="pf-password"
            onChange={(e) => {
              setPassword(e.currentTarget.value);
              setFault(null);
            }}
          />
          <Button type="submit" disabled={password === ''} data-testid="pf-password-submit">
            {t('password.open')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
