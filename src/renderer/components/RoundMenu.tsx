import { Button, Menu, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useCall } from '../api';
import { useApp } from '../app-state';
import { useDefaultRoundName } from '../hooks/usePick';
import { useRounds } from '../hooks/useRounds';
import { useToast } from '../hooks/useToast';
import { Icon } from './Icon';
import { RoundLine } from './rounds/RoundLine';

/** The round's name in the bar; behind it the other rounds, a new one, and all that is done with a round as a whole. */
export function RoundMenu() {
  const { t } = useTranslation();
  const { info, setInfo, setSettingsOpen, setRoundDialog } = useApp();
  const toast = useToast();
  const { open, backup, restore } = useRounds();
  const defaultName = useDefaultRoundName();
  const [opened, setOpened] = useState(false);
  const [form, setForm] = useState<{ kind: 'create' | 'rename'; name: string } | null>(null);
  const rounds = useCall('rounds.list', opened ? undefined : null);
  const others = (rounds.data ?? []).filter((r) => r.roundId !== info.round?.roundId);

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
            {info.round?.encrypted && (
              <span title={t('passphrase.on')} data-testid="round-locked">
                <Icon name="lock" size={14} />
                <span className="vh">{t('passphrase.on')}</span>
              </span>
            )}
            <span className="cut">{info.round?.name}</span>
            <Icon name="down" size={14} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('round.recent')}</Menu.Label>
          {others.length === 0 && <Menu.Label>{t('round.none')}</Menu.Label>}
          {others.slice(0, 8).map((r) => (
            <Menu.Item key={r.roundId} data-testid="round-item" onClick={() => void open(r)}>
              <RoundLine round={r} />
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
          <Menu.Item
            leftSection={<Icon name="lock" />}
            data-testid="round-passphrase"
            onClick={() => setRoundDialog({ kind: 'passphrase' })}
          >
            {t(info.round?.encrypted ? 'passphrase.menuChange' : 'passphrase.menuSet')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<Icon name="drop" />}
            data-testid="round-backup"
            onClick={() => void backup()}
          >
            {t('backup.menu')}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="undo" />}
            data-testid="round-restore"
            onClick={() => void restore()}
          >
            {t('backup.restore')}
          </Menu.Item>
          <Menu.Item
            className="danger-text"
            leftSection={<Icon name="trash" />}
            data-testid="round-wipe"
            onClick={() => info.round && setRoundDialog({ kind: 'wipe', round: info.round })}
          >
            {t('wipe.menu')}
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
