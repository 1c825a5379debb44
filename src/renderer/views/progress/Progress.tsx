import './progress.css';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call, useCall, useEvent } from '../../api';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Empty, ErrorNote, SkeletonRows } from '../../components/states';
import { useToast } from '../../hooks/useToast';
import { ApplicantList } from './ApplicantList';
import { Failed } from './Failed';
import { Totals } from './Totals';

const FAULTS = ['disk_full', 'on_battery', 'asleep'] as const;
const faultKey = (code: string): (typeof FAULTS)[number] | 'other' =>
  FAULTS.find((f) => f === code) ?? 'other';

/** The running batch: how far, how long, what could not be read. */
export function Progress() {
  const { t } = useTranslation();
  const { go } = useApp();
  const toast = useToast();
  const snapshot = useCall('progress.snapshot', undefined, ['round']);
  useEvent('progress', snapshot.set);
  const data = snapshot.data;
  const retry = (target: { applicantId?: number; documentId?: number }): Promise<void> =>
    toast.guard(async () => {
      const { queued } = await call('queue.retry', target);
      toast.done(t('progress.retried', { count: queued }));
    });

  if (!data) {
    return (
      <main className="view">
        {snapshot.error ? (
          <ErrorNote code={snapshot.error} onRetry={snapshot.reload} />
        ) : (
          <div className="card grow">
            <SkeletonRows rows={12} height={40} />
          </div>
        )}
      </main>
    );
  }
  if (data.applicants.length === 0) {
    return (
      <main className="view">
        <h1 className="vh">{t('progress.title')}</h1>
        <Empty
          icon="clock"
          title={t('progress.empty')}
          actions={
            <Button variant="filled" leftSection={<Icon name="folder" />} onClick={() => go('intake')}>
              {t('progress.toIntake')}
            </Button>
          }
        >
          {t('progress.emptyText')}
        </Empty>
      </main>
    );
  }
  return (
    <main className="view">
      <h1 className="vh">{t('progress.title')}</h1>
      {snapshot.error && <ErrorNote code={snapshot.error} onRetry={snapshot.reload} />}
      {data.fault !== undefined && (
        <div className="notice" role="alert" data-testid="queue-fault">
          <Icon name="alert" />
          <div>{t(`progress.fault.${faultKey(data.fault)}`)}</div>
        </div>
      )}
      <Totals snapshot={data} />
      <div className="cols progress-cols">
        <ApplicantList snapshot={data} onRetry={(target) => void retry(target)} />
        <Failed snapshot={data} />
      </div>
    </main>
  );
}
