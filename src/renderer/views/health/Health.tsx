import './health.css';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Empty, ErrorNote, SkeletonRows } from '../../components/states';
import { useFormat } from '../../i18n/format';
import { Audit } from './Audit';
import { AutoRate } from './AutoRate';
import { ByType } from './ByType';
import { Corrected } from './Corrected';
import { Disk } from './Disk';
import { Machine } from './Machine';
import { Regression } from './Regression';
import { Sample } from './Sample';

/** How well the machine does here: what passes without a look, what people keep correcting, what slips through. */
export function Health() {
  const { t } = useTranslation();
  const { go } = useApp();
  const format = useFormat();
  const answer = useCall('health.report', undefined, ['round', 'review', 'people'], 1500);
  const letters = useCall('dead.list', undefined, ['round', 'review']);
  const report = answer.data;
  if (!report)
    return (
      <main className="view">
        {answer.error ? (
          <ErrorNote code={answer.error} onRetry={answer.reload} />
        ) : (
          <div className="card grow">
            <SkeletonRows rows={10} height={48} />
          </div>
        )}
      </main>
    );
  if (report.batches.length === 0)
    return (
      <main className="view health scroll" data-testid="health">
        <h1 className="vh">{t('health.title')}</h1>
        <Empty
          icon="table"
          title={t('health.empty')}
          actions={
            <Button variant="filled" onClick={() => go('intake')}>
              {t('progress.toIntake')}
            </Button>
          }
        >
          {t('health.emptyText')}
        </Empty>
        <div className="health-grid">
          <Audit />
          <Disk />
          <Machine />
        </div>
      </main>
    );
  const latest = report.batches[0]!;
  const alarms = [
    ...(latest.alarm ? [{ what: t('health.allDocuments'), alarm: latest.alarm }] : []),
    ...latest.byDocType.flatMap((d) =>
      d.alarm ? [{ what: t(`docType.${d.docType}`), alarm: d.alarm }] : [],
    ),
  ];
  const unread = (letters.data ?? []).filter((l) => l.dismissed === null).length;
  return (
    <main className="view health scroll" data-testid="health">
      <div className="view-head">
        <div>
          <h1>{t('health.title')}</h1>
          <p>{t('health.lead')}</p>
        </div>
        {unread > 0 && (
          <Button leftSection={<Icon name="x-circle" />} onClick={() => go('progress')}>
            {t('health.unread', { count: unread })}
          </Button>
        )}
      </div>
      {alarms.map(({ what, alarm }) => (
        <div key={what} className="notice" role="alert" data-testid="drift">
          <Icon name="alert" />
          <div className="grow">
            <b>{t('health.drift', { what })}</b>
            <div>
              {t('health.driftText', {
                now: format.percent(alarm.rate),
                before: format.percent(alarm.historyRate),
                count: alarm.historyDocuments,
              })}
            </div>
          </div>
        </div>
      ))}
      <div className="health-grid">
        <AutoRate report={report} />
        <ByType report={report} />
        <Sample sample={report.sample} />
        <Corrected report={report} />
        <Regression />
        <Audit />
        <Disk />
        <Machine />
      </div>
    </main>
  );
}
