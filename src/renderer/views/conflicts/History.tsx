import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ConflictHistoryRow } from '../../../preload/contract';
import { useCall } from '../../api';
import { Tag } from '../../components/parts';
import { Empty, ErrorNote, SkeletonRows } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { useFormat } from '../../i18n/format';
import { STATE_TONE } from './terms';

/** Every decision, newest first; taken-back ones stay readable. */
export function History({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const rows = useCall('conflicts.history', opened ? {} : null, ['conflicts']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={860}
      title={<b>{t('conflicts.history.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className="conflicts-history" data-testid="history">
        {rows.error && <ErrorNote code={rows.error} onRetry={rows.reload} />}
        {rows.loading && <SkeletonRows rows={6} height={48} />}
        {rows.data &&
          (rows.data.length === 0 ? (
            <Empty icon="clock" title={t('conflicts.history.empty')} />
          ) : (
            <VirtualRows
              className="grow"
              label={t('conflicts.history.title')}
              rows={rows.data}
              keyOf={(r) => r.id}
              heightOf={() => 52}
              render={(r) => <Line row={r} />}
            />
          ))}
      </div>
    </Modal>
  );
}

function Line({ row }: { readonly row: ConflictHistoryRow }) {
  const { t } = useTranslation();
  const who = `${row.evaluatorName} × ${row.externalId} ${row.applicantName} · ${row.person}`;
  return (
    <div className={row.undone ? 'history-line undone' : 'history-line'} role="listitem">
      <Tag tone={row.undone ? 'line' : STATE_TONE[row.decision]}>{t(`conflicts.state.${row.decision}`)}</Tag>
      <span className="grow">
        <span className="cut b" title={who}>
          {who}
        </span>
        <span className="cut xs muted" title={row.reason}>
          {row.reason}
        </span>
      </span>
      <WhoAndWhen row={row} />
    </div>
  );
}

/** Under whose name, when, and whether it was taken back since. */
export function WhoAndWhen({ row }: { readonly row: Pick<ConflictHistoryRow, 'actor' | 'at' | 'undone'> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span className="xs muted nw who-when">
      {row.actor}
      <br />
      {format.when(row.at)}
      {row.undone && ` · ${t('conflicts.history.undone')}`}
    </span>
  );
}
