import { ActionIcon, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeadLetter } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { Tag } from '../../components/parts';
import { shortName } from '../../i18n/names';

interface Props {
  readonly letter: DeadLetter;
  readonly onReplay: () => void;
  readonly onDismiss: () => void;
  readonly onHistory: () => void;
}

export function DeadLetterRow({ letter: l, onReplay, onDismiss, onHistory }: Props) {
  const { t } = useTranslation();
  const why = l.dismissed?.note || l.reasons.join(' ');
  return (
    <div
      className={`failed-row${l.dismissed ? ' put-aside' : ''}`}
      role="listitem"
      data-testid="failed-row"
      data-id={l.documentId}
      data-dismissed={l.dismissed !== null}
    >
      <div className="row">
        <b className="cut grow" title={l.filename}>
          {shortName(l.filename, l.externalId)}
        </b>
        {l.dismissed && <Tag icon="minus">{t('progress.aside')}</Tag>}
      </div>
      <div className="xs faint cut">
        {l.applicantName || l.externalId} · {t('progress.failures', { count: l.failures })}
      </div>
      <p title={why}>{why}</p>
      <div className="row">
        <Button
          size="xs"
          leftSection={<Icon name="run" size={14} />}
          data-testid="retry-document"
          onClick={onReplay}
        >
          {t('progress.retry')}
        </Button>
        {!l.dismissed && (
          <Button size="xs" variant="subtle" color="gray" data-testid="dead-dismiss" onClick={onDismiss}>
            {t('progress.dismiss')}
          </Button>
        )}
        <span className="grow" />
        <ActionIcon
          size={26}
          title={t('progress.history')}
          aria-label={t('progress.history')}
          data-testid="dead-history"
          onClick={onHistory}
        >
          <Icon name="clock" />
        </ActionIcon>
      </div>
    </div>
  );
}
