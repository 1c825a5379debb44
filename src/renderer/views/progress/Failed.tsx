import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProgressSnapshot } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { Count } from '../../components/parts';
import { VirtualRows } from '../../components/VirtualRows';
import { shortName } from '../../i18n/names';
import { failedDocuments } from './rows';

/** Documents that could not be read: what happened to each, and another try. */
export function Failed({
  snapshot,
  onRetry,
}: {
  readonly snapshot: ProgressSnapshot;
  readonly onRetry: (target: { documentId?: number }) => void;
}) {
  const { t } = useTranslation();
  const failed = failedDocuments(snapshot);
  const { totals } = snapshot;
  const over = totals.reading + totals.waiting === 0;
  return (
    <aside className="side" aria-label={t('progress.failedTitle')}>
      <section className="card failed" data-testid="failed-card">
        <div className="row between">
          <h2 className="t row">
            {t('progress.failedTitle')}
            {failed.length > 0 && <Count n={failed.length} />}
          </h2>
          {failed.length > 1 && (
            <Button size="xs" data-testid="retry-failed" onClick={() => onRetry({})}>
              {t('progress.retryAll')}
            </Button>
          )}
        </div>
        {failed.length === 0 ? (
          <p className="xs muted none">
            <span className="st-ok">
              <Icon name="check-circle" size={14} />
            </span>{' '}
            {over ? t('progress.failedNone') : t('progress.failedNoneYet')}
          </p>
        ) : (
          <VirtualRows
            className="grow"
            label={t('progress.failedTitle')}
            rows={failed}
            keyOf={(f) => f.document.documentId}
            heightOf={() => 116}
            render={({ applicant, document: d }) => (
              <div className="failed-row" role="listitem" data-testid="failed-row" data-id={d.documentId}>
                <div className="row">
                  <b className="cut" title={d.filename}>
                    {shortName(d.filename, applicant.externalId)}
                  </b>
                  <span className="faint nw">{applicant.name}</span>
                </div>
                <p title={d.messages.join(' ')}>{d.messages.join(' ')}</p>
                <Button
                  size="xs"
                  leftSection={<Icon name="run" size={14} />}
                  data-testid="retry-document"
                  onClick={() => onRetry({ documentId: d.documentId })}
                >
                  {t('progress.retry')}
                </Button>
              </div>
            )}
          />
        )}
      </section>
    </aside>
  );
}
