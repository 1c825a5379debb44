import './rules.css';
import { Button, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictRules, ConflictTie, TieRule } from '../../../preload/contract';
import { call, useCall } from '../../api';
import { Icon } from '../../components/Icon';
import { ErrorNote } from '../../components/states';
import { useToast } from '../../hooks/useToast';
import { Presets } from './Presets';
import { ALL_TIES, presetOf, sameRules } from './rules';

const GRADES = ['A', 'B', 'C'] as const;

/** What makes a tie a ground in this round. Nothing changes until it is saved; what is saved is printed in the result. */
export function Rules({ rules }: { readonly rules: ConflictRules }) {
  const { t } = useTranslation();
  const toast = useToast();
  const presets = useCall('conflicts.presets', undefined, ['conflicts', 'round']);
  const [edited, setEdited] = useState<ConflictRules | null>(null);
  const [name, setName] = useState('');
  const draft = edited ?? rules;
  const changed = !sameRules(draft, rules);
  const preset = presets.data ? presetOf(draft, presets.data) : null;
  const change = (patch: Partial<ConflictRules>): void => setEdited({ ...draft, ...patch });
  const setTie = (tie: ConflictTie, patch: Partial<TieRule>): void =>
    change({ ties: { ...draft.ties, [tie]: { ...draft.ties[tie], ...patch } } });
  const save = (): Promise<void> =>
    toast.guard(async () => {
      const { ties, ...rest } = draft;
      await call('conflicts.setRules', {
        ...rest,
        preset: preset?.id ?? 'custom',
        ties: Object.fromEntries(ALL_TIES.map((k) => [k, { ...ties[k] }])) as Record<
          ConflictTie,
          { grade: ConflictRules['weakestGround']; windowYears: number | null }
        >,
      });
      setEdited(null);
      toast.done(t('conflicts.rules.saved'));
    });
  const keep = (): Promise<void> =>
    toast.guard(async () => {
      await call('conflicts.savePreset', { name: name.trim() });
      setName('');
      presets.reload();
      toast.done(t('conflicts.rules.kept'));
    });
  return (
    <div className="cols rules-cols" data-testid="rules">
      <section className="card scroll rules-presets" aria-label={t('conflicts.rules.presets')}>
        <h2 className="t">{t('conflicts.rules.presets')}</h2>
        {presets.error && <ErrorNote code={presets.error} onRetry={presets.reload} />}
        <Presets
          presets={presets.data ?? []}
          current={preset?.id ?? null}
          onUse={(p) => setEdited({ ...p.rules, preset: p.id })}
          onRemoved={presets.reload}
        />
        <form
          className="row"
          onSubmit={(e) => {
            e.preventDefault();
            if (name.trim() !== '' && !changed) void keep();
          }}
        >
          <TextInput
            className="grow"
            value={name}
            maxLength={60}
            aria-label={t('conflicts.rules.keepName')}
            placeholder={t('conflicts.rules.keepName')}
            data-testid="preset-name"
            onChange={(e) => setName(e.currentTarget.value)}
          />
          <Button
            type="submit"
            disabled={name.trim() === '' || changed}
            title={changed ? t('conflicts.rules.saveFirst') : undefined}
            data-testid="preset-save"
          >
            {t('conflicts.rules.keep')}
          </Button>
        </form>
      </section>
      <section className="card rules-card" aria-label={t('conflicts.tab.rules')}>
        <div className="rules-top">
          <TextInput
            type="date"
            label={t('conflicts.rules.date')}
            value={draft.referenceDate}
            required
            withAsterisk={false}
            data-testid="rules-date"
            onChange={(e) => e.currentTarget.value && change({ referenceDate: e.currentTarget.value })}
          />
          <NumberInput
            label={t('conflicts.rules.large')}
            min={5}
            max={1000}
            clampBehavior="blur"
            allowDecimal={false}
            value={draft.largeCollaboration}
            data-testid="rules-large"
            onChange={(v) =>
              typeof v === 'number' && v >= 5 && v <= 1000 && change({ largeCollaboration: v })
            }
          />
          <div>
            <div className="rules-label">{t('conflicts.rules.weakest')}</div>
            <SegmentedControl
              size="xs"
              aria-label={t('conflicts.rules.weakest')}
              value={draft.weakestGround}
              data={GRADES.map((g) => ({ value: g, label: t(`conflicts.rules.upTo.${g}`) }))}
              onChange={(v) => change({ weakestGround: v as ConflictRules['weakestGround'] })}
            />
          </div>
        </div>
        <div
          className="scroll grow rules-scroll"
          tabIndex={0}
          role="region"
          aria-label={t('conflicts.rules.table')}
        >
          <table className="rules-table">
            <thead>
              <tr>
                <th scope="col">{t('conflicts.rules.tie')}</th>
                <th scope="col">{t('conflicts.rules.grade')}</th>
                <th scope="col">{t('conflicts.rules.window')}</th>
              </tr>
            </thead>
            <tbody>
              {ALL_TIES.map((tie) => (
                <TieRow
                  key={tie}
                  tie={tie}
                  rule={draft.ties[tie]}
                  saved={rules.ties[tie]}
                  onChange={(patch) => setTie(tie, patch)}
                />
              ))}
            </tbody>
          </table>
        </div>
        <div className="rules-foot">
          <span className="xs muted grow">{t('conflicts.rules.note')}</span>
          {changed && (
            <Button variant="subtle" onClick={() => setEdited(null)}>
              {t('conflicts.rules.back')}
            </Button>
          )}
          <Button
            variant="filled"
            disabled={!changed}
            leftSection={<Icon name="check" />}
            data-testid="rules-save"
            onClick={() => void save()}
          >
            {t('conflicts.rules.save')}
          </Button>
        </div>
      </section>
    </div>
  );
}

function TieRow({
  tie,
  rule,
  saved,
  onChange,
}: {
  readonly tie: ConflictTie;
  readonly rule: TieRule;
  readonly saved: TieRule;
  readonly onChange: (patch: Partial<TieRule>) => void;
}) {
  const { t } = useTranslation();
  const other = rule.grade !== saved.grade || rule.windowYears !== saved.windowYears;
  const name = t(`conflicts.tie.${tie}`);
  return (
    <tr className={other ? 'changed' : undefined} data-testid="rules-tie" data-tie={tie}>
      <th scope="row">
        {name}
        {other && <span className="xs st-info"> · {t('conflicts.rules.changed')}</span>}
      </th>
      <td>
        <SegmentedControl
          size="xs"
          aria-label={`${name} ${t('conflicts.rules.grade')}`}
          value={rule.grade}
          data={GRADES.map((g) => ({ value: g, label: t(`conflicts.grade.${g}`) }))}
          onChange={(v) => onChange({ grade: v as ConflictRules['weakestGround'] })}
        />
      </td>
      <td>
        <NumberInput
          size="xs"
          w={130}
          min={1}
          max={60}
          clampBehavior="strict"
          allowDecimal={false}
          aria-label={`${name} ${t('conflicts.rules.window')}`}
          placeholder={t('conflicts.rules.forLife')}
          suffix={t('conflicts.rules.years')}
          value={rule.windowYears ?? ''}
          onChange={(v) => onChange({ windowYears: typeof v === 'number' && v >= 1 ? v : null })}
        />
      </td>
    </tr>
  );
}
