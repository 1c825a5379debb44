import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Input } from '../../../preload/contract';
import { useApp } from '../../app-state';

const WORKERS = [0, 1, 2, 3, 4, 6, 8] as const;
const PAGES_DAYS = [30, 90, 180] as const;
const WIPE_DAYS = [90, 180, 365, 1095] as const;

/** What this computer does by itself, and how long it keeps what. */
export function MachineSettings({
  prefer,
}: {
  readonly prefer: (patch: Input<'app.setPreferences'>) => void;
}) {
  const { t } = useTranslation();
  const { info } = useApp();
  const days = (choices: readonly number[], value: number | null) => [
    { value: 'never', label: t('machine.never') },
    // a number set elsewhere is shown as well
    ...[...new Set([...choices, ...(value === null ? [] : [value])])]
      .sort((a, b) => a - b)
      .map((n) => ({ value: String(n), label: t('machine.days', { count: n }) })),
  ];
  const asDays = (v: string | null): number | null => (v === null || v === 'never' ? null : Number(v));
  return (
    <>
      <section>
        <h2>{t('machine.title')}</h2>
        <Select
          label={t('machine.workers')}
          description={t('machine.workersHint')}
          allowDeselect={false}
          value={String(info.workers)}
          data-testid="workers"
          data={WORKERS.map((n) => ({
            value: String(n),
            label: n === 0 ? t('machine.workersAuto') : t('machine.workersCount', { count: n }),
          }))}
          onChange={(v) => prefer({ workers: Number(v ?? 0) })}
        />
        <Switch
          label={t('machine.battery')}
          checked={info.pauseOnBattery}
          data-testid="pause-on-battery"
          onChange={(e) => prefer({ pauseOnBattery: e.currentTarget.checked })}
        />
        <Switch
          label={t('machine.notify')}
          checked={info.notify}
          data-testid="notify"
          onChange={(e) => prefer({ notify: e.currentTarget.checked })}
        />
      </section>
      <section>
        <h2>{t('machine.keepTitle')}</h2>
        <Select
          label={t('machine.keepPages')}
          description={t('machine.keepPagesHint')}
          allowDeselect={false}
          value={info.keepPagesDays === null ? 'never' : String(info.keepPagesDays)}
          data-testid="keep-pages"
          data={days(PAGES_DAYS, info.keepPagesDays)}
          onChange={(v) => prefer({ keepPagesDays: asDays(v) })}
        />
        <Select
          label={t('machine.wipeAfter')}
          description={t('machine.wipeAfterHint')}
          allowDeselect={false}
          value={info.wipeAfterDays === null ? 'never' : String(info.wipeAfterDays)}
          data-testid="wipe-after"
          data={days(WIPE_DAYS, info.wipeAfterDays)}
          onChange={(v) => prefer({ wipeAfterDays: asDays(v) })}
        />
      </section>
    </>
  );
}
