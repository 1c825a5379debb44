import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Preflight } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../components/icons';
import { useFormat } from '../../i18n/format';
import type { Filter, Totals } from './tree';

interface Props {
  readonly preflight: Preflight;
  readonly totals: Totals;
  readonly onFilter: (filter: Filter) => void;
  readonly onStart: () => void;
}

/** Counts, what to check, and the one button that starts reading. */
export function Summary({ preflight, totals, onFilter, onStart }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const checks: { icon: IconName; tone: string; label: string; count: number; filter: Filter }[] = [
    {
      icon: 'x-circle',
      tone: 'st-bad',
      label: t('intake.cannotRead'),
      count: totals.unreadable,
      filter: 'unreadable',
    },
    {
      icon: 'lock',
      tone: 'st-warn',
      label: t('intake.lock.waiting'),
      count: totals.locked,
      filter: 'locked',
    },
    { icon: 'help', tone: 'st-warn', label: t('intake.unknown'), count: totals.unknown, filter: 'unknown' },
    {
      icon: 'user',
      tone: 'st-warn',
      label: t('intake.noNumber'),
      count: totals.nameless,
      filter: 'nameless',
    },
    { icon: 'folder', tone: 'st-warn', label: t('intake.loose'), count: totals.loose, filter: 'loose' },
    {
      icon: 'copy',
      tone: 'st-idle',
      label: t('intake.alreadyHere'),
      count: totals.duplicates,
      filter: 'left',
    },
  ];
  const shown = checks.filter((c) => c.count > 0);
  return (
    <aside className="side" aria-label={t('intake.before')}>
      <section className="card">
        <h2>{t('intake.before')}</h2>
        <dl className="sum">
          <div>
            <dt>{t('intake.applicants')}</dt>
            <dd>{format.n(totals.applicants)}</dd>
          </div>
          <div>
            <dt>{t('intake.toRead')}</dt>
            <dd>
              {format.n(totals.toRead)}
              <small> / {format.n(totals.files)}</small>
            </dd>
          </div>
          {totals.pages > 0 && (
            <div>
              <dt>{t('intake.pages')}</dt>
              <dd data-testid="pf-total-pages">{format.n(totals.pages)}</dd>
            </div>
          )}
          <div>
            <dt>{t('intake.size')}</dt>
            <dd>{format.bytes(totals.bytes)}</dd>
          </div>
        </dl>
      </section>
      <section className="card checks">
        <h2 className="t">{t('intake.check')}</h2>
        {shown.length === 0 && (
          <p className="sm muted row">
            <span className="st-ok">
              <Icon name="check-circle" />
            </span>
            {t('intake.allClear')}
          </p>
        )}
        <ul>
          {shown.map((c) => (
            <li key={c.label}>
              <button type="button" onClick={() => onFilter(c.filter)}>
                <span className={c.tone}>
                  <Icon name={c.icon} />
                </span>
                <span className="grow">{c.label}</span>
                <b>{format.n(c.count)}</b>
                <Icon name="right" size={14} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {preflight.warnings.length > 0 && (
        <section className="card warnings" data-testid="pf-warning">
          <h2 className="t">{t('intake.warnings', { count: preflight.warnings.length })}</h2>
          <ul className="scroll" tabIndex={0}>
            {preflight.warnings.map((w) => (
              <li key={w}>{w}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="card go">
        <Button
          variant="filled"
          size="md"
          fullWidth
          leftSection={<Icon name="play" />}
          disabled={preflight.state !== 'ready' || totals.toRead === 0}
          data-testid="start"
          onClick={onStart}
        >
          {t('intake.start', { count: totals.applicants })}
        </Button>
        <p>
          {totals.toRead === 0 && preflight.state === 'ready'
            ? t('intake.startNothing')
            : t('intake.startText')}
        </p>
      </section>
    </aside>
  );
}
