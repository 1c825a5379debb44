import { ActionIcon, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PersonSource } from '../../../preload/contract';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../components/icons';
import { useSourceDecision } from './useSourceDecision';

/** What can be decided about one source without leaving the list. */
export function SourceActions({
  source,
  onEdit,
  onDone,
}: {
  readonly source: PersonSource;
  readonly onEdit: () => void;
  readonly onDone?: () => void;
}) {
  const { t } = useTranslation();
  const { go } = useApp();
  const decide = useSourceDecision();
  const run = (action: 'confirm' | 'reject' | 'exclude') => (): void => {
    void decide(source.sourceId, { action }).then((ok) => {
      if (ok) onDone?.();
    });
  };
  const tool = (icon: IconName, label: string, testid: string, onClick: () => void) => (
    <Tooltip label={label}>
      <ActionIcon size={26} aria-label={label} data-testid={testid} onClick={onClick}>
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <span className="source-actions">
      {source.flagId !== null &&
        tool('flag-needs_vision', t('people.toReview'), 'source-review', () =>
          go('review', { flagId: source.flagId ?? 0 }),
        )}
      {source.reviewStatus !== 'confirmed' &&
        tool('check', t('decide.confirmPlain'), 'source-confirm', run('confirm'))}
      {tool('edit', t('decide.edit'), 'source-edit', onEdit)}
      {source.reviewStatus !== 'rejected' && tool('x', t('decide.reject'), 'source-reject', run('reject'))}
      {!source.excluded && tool('minus', t('decide.exclude'), 'source-exclude', run('exclude'))}
    </span>
  );
}
