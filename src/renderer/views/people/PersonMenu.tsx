import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PersonRow } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { spellings } from './identity';

export type IdentityTask = 'merge' | 'split';

/** What can be said of who somebody is: the same as another, or several people under one heading. */
export function PersonMenu({
  person,
  alone,
  onChoose,
}: {
  readonly person: PersonRow;
  /** There is nobody else this could be. */
  readonly alone: boolean;
  readonly onChoose: (task: IdentityTask) => void;
}) {
  const { t } = useTranslation();
  const label = t('people.more', { name: person.name });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} data-testid="people-more">
          <Icon name="dots" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={alone} data-testid="people-merge" onClick={() => onChoose('merge')}>
          {t('people.merge')}
        </Menu.Item>
        <Menu.Item
          disabled={spellings(person).length < 2}
          data-autofocus={alone || undefined}
          data-testid="people-split"
          onClick={() => onChoose('split')}
        >
          {t('people.split')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
