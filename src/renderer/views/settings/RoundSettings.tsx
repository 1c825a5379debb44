import { Button, Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_PLANS, type Role, type RoundInfo } from '../../../preload/contract';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';
import { ROLE_ORDER } from '../../words';

const YEARS = ['3', '4', '5'] as const;
const asNumber = (v: string | number, fallback: number): number => (typeof v === 'number' ? v : fallback);

/** What this round decides; nothing changes until it is saved. */
export function RoundSettings({ round }: { readonly round: RoundInfo }) {
  const { t } = useTranslation();
  const { setInfo } = useApp();
  const toast = useToast();
  const [draft, setDraft] = useState(round.settings);
  const change = (patch: Partial<typeof draft>): void => setDraft({ ...draft, ...patch });
  const years = YEARS.find((y) => Number(y) === draft.windowYears);
  const changed = JSON.stringify(draft) !== JSON.stringify(round.settings);
  const toggle = (role: Role, on: boolean): void =>
    change({ exportedRoles: ROLE_ORDER.filter((r) => (r === role ? on : draft.exportedRoles.includes(r))) });
  const save = (): Promise<void> =>
    toast.guard(async () => {
      const windowYears =
        draft.windowYears === 3 || draft.windowYears === 4 || draft.windowYears === 5
          ? draft.windowYears
          : null;
      setInfo(
        await call('rounds.setSettings', {
          windowYears,
          referenceDate: draft.referenceDate,
          committeeRows: { ...draft.committeeRows },
          largeCollaboration: draft.largeCollaboration,
          exportedRoles: [...draft.exportedRoles],
          pagePlan: draft.pagePlan ?? 'text',
        }),
      );
      toast.done(t('settings.saved'));
    });
  return (
    <form
      className="round-settings"
      onSubmit={(e) => {
        e.preventDefault();
        void save();
      }}
    >
      <div className="two">
        <Select
          label={t('settings.window')}
          allowDeselect={false}
          value={years ?? 'all'}
          data-testid="round-window"
          data={[
            { value: 'all', label: t('settings.windowAll') },
            ...YEARS.map((y) => ({
              value: y as string,
              label: t('settings.windowYears', { count: Number(y) }),
            })),
          ]}
          onChange={(v) => change({ windowYears: v && v !== 'all' ? Number(v) : null })}
        />
        <TextInput
          type="date"
          label={t('settings.date')}
          value={draft.referenceDate}
          required
          withAsterisk={false}
          data-testid="round-date"
          onChange={(e) => change({ referenceDate: e.currentTarget.value })}
        />
        <NumberInput
          label={t('settings.master')}
          min={0}
          max={20}
          clampBehavior="strict"
          allowDecimal={false}
          value={draft.committeeRows.master}
          data-testid="round-master"
          onChange={(v) => change({ committeeRows: { ...draft.committeeRows, master: asNumber(v, 3) } })}
        />
        <NumberInput
          label={t('settings.doctor')}
          min={0}
          max={20}
          clampBehavior="strict"
          allowDecimal={false}
          value={draft.committeeRows.doctor}
          data-testid="round-doctor"
          onChange={(v) => change({ committeeRows: { ...draft.committeeRows, doctor: asNumber(v, 5) } })}
        />
      </div>
      <NumberInput
        label={t('settings.limit')}
        description={t('settings.limitHint')}
        min={5}
        max={1000}
        clampBehavior="blur"
        allowDecimal={false}
        value={draft.largeCollaboration}
        data-testid="round-limit"
        onChange={(v) => change({ largeCollaboration: asNumber(v, 30) })}
      />
      <Select
        label={t('settings.plan')}
        description={t('settings.planHint')}
        allowDeselect={false}
        value={draft.pagePlan ?? 'text'}
        data-testid="round-plan"
        data={PAGE_PLANS.map((plan) => ({ value: plan as string, label: t(`settings.plans.${plan}`) }))}
        onChange={(v) => change({ pagePlan: PAGE_PLANS.find((plan) => plan === v) ?? 'text' })}
      />
      <fieldset data-testid="round-roles">
        <legend>{t('settings.roles')}</legend>
        <p className="xs muted">{t('settings.rolesHint')}</p>
        <div className="roles">
          {ROLE_ORDER.map((r) => (
            <Checkbox
              key={r}
              size="xs"
              label={t(`role.${r}`)}
              checked={draft.exportedRoles.includes(r)}
              onChange={(e) => toggle(r, e.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        variant="filled"
        disabled={!changed || !draft.referenceDate}
        data-testid="settings-save"
      >
        {t('common.save')}
      </Button>
    </form>
  );
}
