import { useTranslation } from 'react-i18next';
import type { Caution as CautionFacts } from '../../../preload/contract';
import { Icon } from '../../components/Icon';

/** What was not read or not decided: nobody found there is no proof that nobody is there. */
export function Caution({ caution }: { readonly caution: CautionFacts }) {
  const { t } = useTranslation();
  const { unread, openItems } = caution;
  if (unread === 0 && openItems === 0) return null;
  return (
    <div className="notice caution" data-testid="caution">
      <Icon name="alert" />
      <div className="xs">
        {t('conflicts.caution.lead', {
          what: [
            unread > 0 && t('conflicts.caution.unread', { count: unread }),
            openItems > 0 && t('conflicts.caution.open', { count: openItems }),
          ]
            .filter(Boolean)
            .join(' · '),
        })}
      </div>
    </div>
  );
}
