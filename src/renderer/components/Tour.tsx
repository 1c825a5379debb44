import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api';
import { useApp } from '../app-state';
import { useToast } from '../hooks/useToast';

const STEPS = ['intake', 'review', 'roster'] as const;
const WIDTH = 320;

/** First run: three short notes below the bar, each pointing at the step it speaks of. Nothing behind them is blocked. */
export function Tour() {
  const { t } = useTranslation();
  const { info, setInfo } = useApp();
  const toast = useToast();
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState<number | null>(null);
  const step = STEPS[at] ?? 'intake';
  const shown = !info.tourSeen && info.round !== null;
  useEffect(() => {
    if (!shown) return;
    const place = (): void => {
      const box = document.querySelector(`[data-testid="nav-${step}"]`)?.getBoundingClientRect();
      setLeft(box ? box.left + box.width / 2 : null);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [shown, step, info.language]);
  if (!shown || left === null) return null;
  const end = (): Promise<void> =>
    toast.guard(async () => setInfo(await call('app.setPreferences', { tourSeen: true })));
  const from = Math.max(12, left - 48);
  return (
    <aside
      className="tour"
      aria-label={t('tour.label')}
      style={{ left: from, width: WIDTH }}
      data-testid="tour"
      onKeyDown={(e) => e.key === 'Escape' && void end()}
    >
      <span className="tour-tip" style={{ left: left - from - 7 }} />
      <div className="xs faint">{t('tour.step', { n: at + 1, count: STEPS.length })}</div>
      <h2>{t(`tour.${step}`)}</h2>
      <p className="sm muted">{t(`tour.${step}Text`)}</p>
      <div className="row between">
        <Button size="xs" variant="subtle" color="gray" data-testid="tour-skip" onClick={() => void end()}>
          {t('tour.skip')}
        </Button>
        <Button
          size="xs"
          variant="filled"
          data-testid="tour-next"
          onClick={() => (at + 1 < STEPS.length ? setAt(at + 1) : void end())}
        >
          {t(at + 1 < STEPS.length ? 'tour.next' : 'tour.done')}
        </Button>
      </div>
    </aside>
  );
}
