import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictDecisionKind, ConflictHit } from '../../../preload/contract';

export interface Reasons {
  /** What is written down where nobody types a reason. It stands on the button before the key is pressed. */
  readonly usual: (hit: ConflictHit, decision: ConflictDecisionKind) => string;
  /** Reasons to pick from. */
  readonly common: readonly string[];
}

export function useReasons(): Reasons {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      usual(hit, decision) {
        const [first] = hit.grounds;
        const tie = t(`conflicts.tie.${hit.tie}`);
        const year = first?.year == null ? '' : ` ${first.year}`;
        const ground = `${tie}${year} (${hit.grade})`;
        if (decision === 'exclude') return t('conflicts.reason.exclude', { ground });
        if (decision === 'review') return t('conflicts.reason.review', { ground });
        return t(hit.verdict === 'same' ? 'conflicts.reason.unrelatedTie' : 'conflicts.reason.unrelated', {
          ground,
        });
      },
      common: [
        t('conflicts.reason.homonym'),
        t('conflicts.reason.asked'),
        t('conflicts.reason.old'),
        t('conflicts.reason.large'),
      ],
    }),
    [t],
  );
}
