import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ConflictPreset } from '../../../preload/contract';
import { call } from '../../api';
import { Icon } from '../../components/Icon';
import { Tag } from '../../components/parts';
import { useToast } from '../../hooks/useToast';

/** Sets of rules to start from, each with what it stands on. Using one fills the table; saving is another step. */
export function Presets({
  presets,
  current,
  onUse,
  onRemoved,
}: {
  readonly presets: readonly ConflictPreset[];
  readonly current: string | null;
  readonly onUse: (preset: ConflictPreset) => void;
  readonly onRemoved: () => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const remove = (id: string): Promise<void> =>
    toast.guard(async () => {
      await call('conflicts.removePreset', { id });
      onRemoved();
    });
  return (
    <ul className="presets">
      {presets.map((p) => (
        <li key={p.id} className={p.id === current ? 'on' : undefined}>
          <button
            type="button"
            aria-pressed={p.id === current}
            data-testid="rules-preset"
            data-id={p.id}
            onClick={() => onUse(p)}
          >
            <span className="row">
              <b className="cut" title={p.name}>
                {p.name}
              </b>
              {p.own && <Tag tone="line">{t('conflicts.rules.own')}</Tag>}
            </span>
            {p.about && <span className="xs muted">{p.about}</span>}
          </button>
          {p.own && (
            <ActionIcon
              size={26}
              title={t('conflicts.rules.remove')}
              aria-label={`${t('conflicts.rules.remove')}: ${p.name}`}
              onClick={() => void remove(p.id)}
            >
              <Icon name="trash" size={14} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
