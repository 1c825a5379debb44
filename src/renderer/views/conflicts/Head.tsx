import { ActionIcon, Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ConflictOverview } from '../../../preload/contract';
import { call } from '../../api';
import { Icon } from '../../components/Icon';
import { Meter } from '../../components/parts';
import { useToast } from '../../hooks/useToast';
import { useUndo } from '../../hooks/useUndo';
import { useFormat } from '../../i18n/format';
import type { ConflictsDialog } from './terms';

interface Props {
  readonly overview: ConflictOverview | undefined;
  readonly onDialog: (dialog: ConflictsDialog) => void;
  /** Nothing to export yet. */
  readonly calm: boolean;
  readonly onChanged: () => void;
}

/** Title, how far the comparison is, the workbook, and what is seldom needed. */
export function Head({ overview, onDialog, calm, onChanged }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const format = useFormat();
  const undo = useUndo();
  const again = (): Promise<void> =>
    toast.guard(async () => {
      await call('conflicts.run');
      onChanged();
    });
  const backup = (): Promise<void> =>
    toast.guard(async () => {
      const made = await call('conflicts.backup');
      if (made)
        toast.done(t('conflicts.backup.done', { file: made.filename, size: format.bytes(made.bytes) }));
    });
  const any = overview && overview.evaluators > 0;
  return (
    <div className="view-head">
      <div className="grow">
        <h1>{t('conflicts.title')}</h1>
        <p className="cut" title={t('conflicts.lead')}>
          {t('conflicts.lead')}
        </p>
      </div>
      {overview?.running ? (
        <div className="conflicts-run" role="status" data-testid="conflicts-running">
          <span className="xs muted">{t('conflicts.running', { percent: overview.progress })}</span>
          <Meter
            label={t('conflicts.runningLabel')}
            value={overview.progress}
            parts={[{ tone: 'run', percent: Math.max(2, overview.progress) }]}
          />
        </div>
      ) : any && overview.stale ? (
        <div className="row">
          <span className="xs st-warn nw">
            <Icon name="alert" size={14} /> {t('conflicts.stale')}
          </span>
          <Button size="xs" data-testid="conflicts-again" onClick={() => void again()}>
            {t('conflicts.again')}
          </Button>
        </div>
      ) : (
        any &&
        overview.computedAt !== null && (
          <span className="xs muted nw" data-testid="conflicts-computed">
            {t('conflicts.computed', { when: format.when(overview.computedAt) })}
          </span>
        )
      )}
      {any && (
        <div className="row">
          <Button
            variant="filled"
            leftSection={<Icon name="table" />}
            disabled={calm}
            data-testid="conflicts-export"
            onClick={() => onDialog('export')}
          >
            {t('conflicts.export.button')}
          </Button>
          <Menu position="bottom-end" width={260}>
            <Menu.Target>
              <ActionIcon title={t('decide.more')} aria-label={t('decide.more')} data-testid="conflicts-more">
                <Icon name="dots" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<Icon name="undo" />}
                disabled={overview.undo === null}
                data-testid="conflicts-undo"
                onClick={() => void undo('undo')}
              >
                {overview.undo ? t('decide.undoWhat', { what: overview.undo }) : t('decide.undo')}
              </Menu.Item>
              <Menu.Item
                leftSection={<Icon name="run" />}
                disabled={overview.redo === null}
                data-testid="conflicts-redo"
                title={overview.redo ?? undefined}
                onClick={() => void undo('redo')}
              >
                {t('decide.redo')}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                leftSection={<Icon name="clock" />}
                data-testid="conflicts-history"
                data-autofocus={overview.undo === null || undefined}
                onClick={() => onDialog('history')}
              >
                {t('conflicts.history.title')}
              </Menu.Item>
              <Menu.Item leftSection={<Icon name="run" />} onClick={() => void again()}>
                {t('conflicts.again')}
              </Menu.Item>
              <Menu.Item
                leftSection={<Icon name="copy" />}
                title={t('conflicts.backup.why')}
                data-testid="conflicts-backup"
                onClick={() => void backup()}
              >
                {t('conflicts.backup.menu')}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                className="danger-text"
                leftSection={<Icon name="trash" />}
                data-testid="conflicts-wipe"
                onClick={() => onDialog('wipe')}
              >
                {t('conflicts.wipe.menu')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
    </div>
  );
}
