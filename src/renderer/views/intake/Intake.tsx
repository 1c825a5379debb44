import './intake.css';
import './preflight.css';
import { Button, Loader } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useCall, useEvent } from '../../api';
import { useCounts, useApp, useSticky } from '../../app-state';
import { Icon } from '../../components/Icon';
import { WipeDue } from '../../components/rounds/WipeDue';
import { ErrorNote } from '../../components/states';
import { usePick } from '../../hooks/usePick';
import { useToast } from '../../hooks/useToast';
import { Steps } from '../welcome/Steps';
import { FirstDrop } from './FirstDrop';
import { PreflightTree } from './PreflightTree';
import { Summary } from './Summary';
import { totalsOf, type Filter } from './tree';

/** Drop, look at what each file was taken for, put it right, start. */
export function Intake() {
  const { t } = useTranslation();
  const { go } = useApp();
  const { applicants } = useCounts();
  const toast = useToast();
  const pick = usePick();
  const current = useCall('intake.current', undefined);
  useEvent('intake', current.set);
  const [filter, setFilter] = useSticky<Filter>('intake.filter', 'all');
  const preflight = current.data ?? null;
  const totals = useMemo(() => (preflight ? totalsOf(preflight) : null), [preflight]);

  const start = (): Promise<void> =>
    toast.guard(async () => {
      const begun = await call('intake.start');
      toast.done(t('intake.started', begun));
      go('progress');
    });
  const discard = (): Promise<void> => toast.guard(async () => current.set(await call('intake.discard')));

  return (
    <main className="view">
      <div className="view-head">
        <div>
          <h1>{t('intake.title')}</h1>
          <p>{t('intake.lead')}</p>
        </div>
        {preflight && (
          <Button variant="subtle" color="gray" onClick={() => void discard()} data-testid="discard">
            {t('intake.discard')}
          </Button>
        )}
      </div>
      <WipeDue />
      {current.error && <ErrorNote code={current.error} onRetry={current.reload} />}
      {!preflight || !totals ? (
        <>
          {applicants === 0 ? (
            <Steps compact />
          ) : (
            <div className="notice info here" data-testid="intake-here">
              <Icon name="users" />
              <p className="grow">{t('intake.here', { count: applicants })}</p>
              <Button size="compact-sm" onClick={() => go('progress')}>
                {t('intake.hereProgress')}
              </Button>
            </div>
          )}
          <FirstDrop onPick={(source) => void pick(source)} />
        </>
      ) : (
        <div className="cols intake-cols">
          <div className="intake-left">
            <div className="dropz" data-testid="drop">
              <span className="dropz-icon">
                <Icon name="drop" size={20} />
              </span>
              <div className="grow">
                <h2 className="b">{t('intake.dropTitle')}</h2>
                <p className="sm muted">{t('intake.dropText')}</p>
              </div>
              <Button
                leftSection={<Icon name="folder" />}
                onClick={() => void pick('folder')}
                data-testid="pick-folder"
              >
                {t('intake.pickFolder')}
              </Button>
              <Button
                variant="subtle"
                color="gray"
                onClick={() => void pick('files')}
                data-testid="pick-files"
              >
                {t('intake.pickFiles')}
              </Button>
            </div>
            {preflight.state === 'scanning' && (
              <div className="notice info" role="status">
                <Loader size={16} />
                {t('intake.scanning', { count: preflight.scanned })}
              </div>
            )}
            <PreflightTree
              preflight={preflight}
              totals={totals}
              filter={filter}
              onFilter={setFilter}
              onChange={current.set}
            />
          </div>
          <Summary preflight={preflight} totals={totals} onFilter={setFilter} onStart={() => void start()} />
        </div>
      )}
    </main>
  );
}
