import { Button, Menu, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useCall } from '../api';
import { useApp } from '../app-state';
import { useDefaultRoundName } from '../hooks/usePick';
import { useToast } from '../hooks/useToast';
import { Icon } from './Icon';

/** The round's name in the bar; behind it the other rounds, a new one, rename, settings. */
export function RoundMenu() {
  const { t } = useTranslation();
  const { info, setInfo, setSettingsOpen } = useApp();
  const toast = useToast();
  const defaultName = useDefaultRoundName();
  const [opened, setOpened] = useState(false);
  const [form, setForm] = useState<{ kind: 'create' | 'rename'; name: string } | null>(null);
  const rounds = useCall('rounds.list', opened ? undefined : null);
  const others = (rounds.data ?? []).filter((r) => r.roundId !== info.round?.roundId);

  const open = (roundId: string): Promise<void> =>
    toast.guard(async () => setInfo(await call('rounds.open', { roundId })));
  const submit = (): Promise<void> =>
    toast.guard(async () => {
      if (!form?.name.trim()) return;
      setInfo(
        await call(form.kind === 'create' ? 'rounds.create' : 'rounds.rename', { name: form.name.trim() }),
      );
      setForm(null);
    });

  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-start" width={300}>
        <Menu.Target>
          <button type="button" className="round" title={t('round.menu')} data-testid="round-menu">
            <span className="cut">{info.round?.name}</span>
            <Icon name="down" size={14} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('round.recent')}</Menu.Label>
          {others.length === 0 && <Menu.Item disabled>{t('round.none')}</Menu.Item>}
          {others.slice(0, 8).map((r) => (
            <Menu.Item key={r.roundId} data-testid="round-item" onClick={() => void open(r.roundId)}>
              <span className="cut" style={{ display: 'block' }}>
                {r.name}
              </span>
              <span className="xs faint">
                {t('round.summary', { applicants: r.applicants, open: r.openItems })}
              </span>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<Icon name="plus" />}
            data-testid="round-new"
            onClick={() => setForm({ kind: 'create', name: defaultName() })}
          >
            {t('round.create')}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="edit" />}
            data-testid="round-rename"
            onClick={() => setForm({ kind: 'rename', name: info.round?.name ?? '' })}
          >
            {t('round.rename')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="gear" />} onClick={() => setSettingsOpen(true)}>
            {t('round.settings')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={form !== null}
        onClose={() => setForm(null)}
        title={t(form?.kind === 'rename' ? 'round.rename' : 'round.create')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <form
          onSubmit={(e) => {
            e.preventDefault();
            void submit();
          }}
        >
          <TextInput
            label={t('round.name')}
            description={form?.kind === 'create' ? t('round.hint') : undefined}
            value={form?.name ?? ''}
            data-autofocus
            maxLength={200}
            data-testid="round-name"
            onChange={(e) => form && setForm({ ...form, name: e.currentTarget.value })}
          />
          <div className="row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
            <Button variant="subtle" onClick={() => setForm(null)}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" variant="filled" disabled={!form?.name.trim()} data-testid="round-submit">
              {t(form?.kind === 'rename' ? 'common.save' : 'round.createButton')}
            </Button>
          </div>
        </form>
      </Modal>
    </>
  );
}
