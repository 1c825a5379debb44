import { useTranslation } from 'react-i18next';
import type { RoundSummary } from '../../../preload/contract';
import { Icon } from '../Icon';
import { Tag } from '../parts';

/** A round in a list: its name, whether it is locked or due to be wiped, and how much is in it. */
export function RoundLine({ round: r }: { readonly round: RoundSummary }) {
  const { t } = useTranslation();
  return (
    <span className="round-line" data-id={r.roundId} data-locked={r.locked}>
      <span className="row">
        {r.locked && (
          <span title={t('unlock.locked')}>
            <Icon name="lock" size={14} />
            <span className="vh">{t('unlock.locked')}</span>
          </span>
        )}
        <span className="cut" title={r.name}>
          {r.name}
        </span>
        {r.wipeDue && (
          <Tag tone="warn" icon="clock">
            {t('wipe.due')}
          </Tag>
        )}
      </span>
      <span className="xs faint">{t('round.summary', { applicants: r.applicants, open: r.openItems })}</span>
    </span>
  );
}
