import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewRow } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../components/icons';
import { FlagIcon } from '../../components/parts';
import { shortName } from '../../i18n/names';
import { isDocumentFlag } from '../../words';

const DONE: Record<string, IconName> = {
  confirmed: 'check',
  edited: 'edit',
  rejected: 'x',
  excluded: 'minus',
};

interface Props {
  readonly row: ReviewRow;
  readonly current: boolean;
  readonly showApplicant: boolean;
  readonly onPick: (flagId: number) => void;
}

export const QueueItem = memo(function QueueItem({ row, current, showApplicant, onPick }: Props) {
  const { t } = useTranslation();
  const done = row.status === 'resolved';
  const about = isDocumentFlag(row.flagType) ? t('queue.document') : row.role ? t(`role.${row.role}`) : '';
  const title = shortName(row.title, row.externalId) || t('queue.unread');
  const second = [about, showApplicant ? row.applicantName : t(`docType.${row.docType}`)]
    .filter(Boolean)
    .join(' · ');
  return (
    <div role="listitem">
      <button
        type="button"
        className={`queue-item${current ? ' on' : ''}${done ? ' done' : ''}`}
        aria-current={current ? 'true' : undefined}
        tabIndex={current ? 0 : -1}
        data-testid="review-row"
        data-id={row.flagId}
        data-status={row.status}
        data-flag={row.flagType}
        onClick={() => onPick(row.flagId)}
      >
        <FlagIcon flag={row.flagType} />
        <span className="grow">
          <span className="cut name" title={title}>
            {title}
          </span>
          <span className="cut second" title={`${second} · ${row.filename}`}>
            {second}
          </span>
        </span>
        {done ? (
          <span
            className={row.decision === 'rejected' || row.decision === 'excluded' ? 'end faint' : 'end st-ok'}
          >
            <Icon name={DONE[row.decision ?? 'confirmed'] ?? 'check'} size={14} />
            {t(`review.${row.decision ?? 'confirmed'}`)}
          </span>
        ) : (
          row.page !== null && <span className="end">{t('common.page', { page: row.page })}</span>
        )}
      </button>
    </div>
  );
});
