import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelView } from '../../../preload/contract';
import { call } from '../../api';
import { Devices } from '../../components/Devices';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';
import { useFormat } from '../../i18n/format';

/** How often a copy's progress is asked for. */
const FOLLOW_MS = 700;

/** Which models are installed, taking one in from a stick, and holding the files against their checksums. */
export function Models() {
  const { t } = useTranslation();
  const format = useFormat();
  const toast = useToast();
  const { setInfo } = useApp();
  const [view, setView] = useState<ModelView | null>(null);
  const [faults, setFaults] = useState<Record<string, string | null>>({});
  const [busy, setBusy] = useState<'import' | 'check' | 'probe' | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const next = await call('models.list').catch(() => null);
      if (!gone && next) setView(next);
    };
    void ask();
    const timer = busy === 'import' ? setInterval(() => void ask(), FOLLOW_MS) : undefined;
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [busy]);
  const doing = async (what: 'import' | 'check' | 'probe', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    await toast.guard(work);
    setBusy(null);
  };
  const take = (): Promise<void> =>
    doing('import', async () => {
      const next = await call('models.import');
      if (!next) return;
      setView(next);
      setInfo(await call('app.info'));
      toast.done(t('models.imported'));
    });
  const check = (): Promise<void> =>
    doing('check', async () => {
      const all = await call('models.check');
      setFaults(Object.fromEntries(all.map((m) => [m.id, m.fault])));
    });
  const probe = (): Promise<void> => doing('probe', async () => setView(await call('models.probe')));
  const copied = view?.importing;
  return (
    <section data-testid="model-settings">
      <h2>{t('models.title')}</h2>
      {view?.models.length === 0 && (
        <>
          <p className="sm" data-testid="models-none">
            {t('models.none')}
          </p>
          <p className="xs muted">{t('models.gain')}</p>
          <p className="xs muted">
            {t('models.recommended', {
              list: view.recommended.map((r) => `${r.title} (${r.licence})`).join(', '),
            })}
          </p>
        </>
      )}
      <dl className="about">
        {view?.models.map((m) => {
          const fault = faults[m.id];
          return (
            <div key={m.id} className="model" data-testid="model-row">
              <dt>{m.title}</dt>
              <dd>
                {[m.licence, format.bytes(m.bytes), t(m.vision ? 'models.reads' : 'models.text')].join(' · ')}
              </dd>
              <dd data-testid="model-row-state">
                {fault === undefined
                  ? t(`models.state.${m.state}`)
                  : fault === null
                    ? t('models.sound')
                    : t(`error.${fault}`, { defaultValue: fault })}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="xs muted">{t('models.local')}</p>
      {view && <Devices state={view.state} />}
      <p className="row">
        <Button disabled={busy !== null} data-testid="models-import" onClick={() => void take()}>
          {copied
            ? t('models.importing', { percent: Math.floor((100 * copied.done) / copied.of) })
            : t('models.import')}
        </Button>
        {(view?.models.length ?? 0) > 0 && (
          <Button
            variant="default"
            disabled={busy !== null}
            data-testid="models-check"
            onClick={() => void check()}
          >
            {busy === 'check' ? t('models.checking') : t('models.check')}
          </Button>
        )}
        <Button
          variant="default"
          disabled={busy !== null}
          data-testid="models-probe"
          onClick={() => void probe()}
        >
          {busy === 'probe' ? t('models.probing') : t('models.devices')}
        </Button>
      </p>
    </section>
  );
}
