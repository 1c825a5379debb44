import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api';
import { useApp } from '../../app-state';
import { Icon } from '../Icon';

/** Rounds that were kept as long as somebody said they should be. A reminder; nothing is wiped by itself. */
export function WipeDue() {
  const { t } = useTranslation();
  const { info, setRoundDialog } = useApp();
  const rounds = useCall('rounds.list', info.wipeAfterDays === null ? null : undefined, ['round']);
  const due = (rounds.data ?? []).filter((r) => r.wipeDue);
  if (due.length === 0) return null;
  return (
    <>
      {due.slice(0, 3).map((round) => (
        <div key={round.roundId} className="notice" data-testid="wipe-due">
          <Icon name="clock" />
          <div className="grow">{t('wipe.dueText', { name: round.name })}</div>
          <Button size="xs" onClick={() => setRoundDialog({ kind: 'wipe', round })}>
            {t('wipe.menu')}
          </Button>
        </div>
      ))}
    </>
  );
}
