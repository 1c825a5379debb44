import { ActionIcon, Button, Menu } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '../../../preload/contract';
import { useCounts } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Kbd } from '../../components/parts';
import { useReviewKeyNames } from '../../hooks/useReviewKeyNames';
import { endsInHangul } from '../../i18n/josa';
import type { Actions } from './useReviewKeys';

/** A longer name is read above the button, in full; on it the word alone is clearer than half a name. */
const LONGEST_ON_BUTTON = 14;

interface Props {
  readonly item: ReviewItem | null;
  readonly name: string;
  readonly editing: boolean;
  readonly actions: Actions;
  readonly added: number;
  readonly busy: boolean;
  readonly onUndo: (which: 'undo' | 'redo') => void;
  readonly onHelp: () => void;
  readonly onBulk: () => void;
}

/** The decisions, each with its key. What Enter will do is written on the button. */
export const ActionBar = memo(function ActionBar(props: Props) {
  const { item, name, editing, actions, added, busy, onUndo, onHelp, onBulk } = props;
  const { t } = useTranslation();
  const cap = useReviewKeyNames();
  const off = !item || busy;
  const trimmed = name.trim();
  const confirmLabel = editing
    ? t('decide.save')
    : trimmed === ''
      ? t('decide.write')
      : trimmed.length > LONGEST_ON_BUTTON
        ? t('decide.confirmPlain')
        : t(endsInHangul(trimmed) ? 'decide.confirm' : 'decide.confirmLatin', { name: trimmed });
  return (
    <div className="actions">
      {item && !item.person ? (
        <>
          <Button
            variant="filled"
            className="wide"
            disabled={off}
            rightSection={<Kbd>{cap.confirm}</Kbd>}
            data-testid={added > 0 ? 'decide-confirm' : 'decide-add'}
            onClick={actions.confirm}
          >
            {added > 0 ? t('decide.addedDone', { count: added }) : t('decide.addPerson')}
          </Button>
          <Button
            className="wide"
            disabled={off}
            rightSection={<Kbd>{cap.nobody}</Kbd>}
            data-testid="decide-none"
            onClick={actions.nobodyMissing}
          >
            {t('decide.nobody')}
          </Button>
        </>
      ) : (
        <>
          <Button
            variant="filled"
            className="wide"
            disabled={off}
            title={confirmLabel}
            rightSection={<Kbd>{cap.confirm}</Kbd>}
            data-testid="decide-confirm"
            onClick={actions.confirm}
          >
            {confirmLabel}
          </Button>
          <Button
            disabled={off}
            rightSection={<Kbd>{cap.edit}</Kbd>}
            data-testid="decide-edit"
            onClick={actions.edit}
          >
            {t('decide.edit')}
          </Button>
          <Button
            disabled={off}
            title={t('decide.rejectWhy')}
            rightSection={<Kbd>{cap.reject}</Kbd>}
            data-testid="decide-reject"
            onClick={actions.reject}
          >
            {t('decide.reject')}
          </Button>
        </>
      )}
      <div className="second">
        <UndoButton onUndo={onUndo} />
        <Button
          variant="subtle"
          color="gray"
          disabled={off}
          rightSection={<Kbd>{cap.skip}</Kbd>}
          data-testid="decide-skip"
          onClick={actions.skip}
        >
          {t('decide.skip')}
        </Button>
        <ActionIcon
          title={`${t('decide.help')} (?)`}
          aria-label={t('decide.help')}
          data-testid="help"
          onClick={onHelp}
        >
          <Icon name="help" />
        </ActionIcon>
        <Menu position="top-end" width={240}>
          <Menu.Target>
            <ActionIcon title={t('decide.more')} aria-label={t('decide.more')} data-testid="decide-more">
              <Icon name="dots" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {item?.person && (
              <Menu.Item
                leftSection={<Icon name="minus" />}
                rightSection={<Kbd>{cap.exclude}</Kbd>}
                title={t('decide.excludeWhy')}
                data-testid="decide-exclude"
                onClick={actions.exclude}
              >
                {t('decide.exclude')}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<Icon name="list" />}
              rightSection={<Kbd>{cap.bulk}</Kbd>}
              disabled={off}
              data-testid="decide-bulk"
              onClick={onBulk}
            >
              {t('bulk.title')}
            </Menu.Item>
            <Menu.Item
              leftSection={<Icon name="plus" />}
              rightSection={<Kbd>{cap.add}</Kbd>}
              data-autofocus={(!item?.person && off) || undefined}
              onClick={actions.add}
            >
              {t('decide.addPerson')}
            </Menu.Item>
            <RedoItem onUndo={onUndo} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
});

interface StepProps {
  readonly onUndo: (which: 'undo' | 'redo') => void;
}

/** What was decided last stands on it: drawn with every decision, unlike the bar. */
function UndoButton({ onUndo }: StepProps) {
  const { t } = useTranslation();
  const { undo } = useCounts();
  const cap = useReviewKeyNames();
  return (
    <Button
      variant="subtle"
      color="gray"
      className="start"
      leftSection={<Icon name="undo" size={14} />}
      rightSection={<Kbd>{cap.undo}</Kbd>}
      disabled={undo !== null && undo.undo === null}
      title={undo?.undo ?? undefined}
      data-testid="undo"
      onClick={() => onUndo('undo')}
    >
      {undo?.undo ? t('decide.undoWhat', { what: undo.undo }) : t('decide.undo')}
    </Button>
  );
}

function RedoItem({ onUndo }: StepProps) {
  const { t } = useTranslation();
  const { undo } = useCounts();
  const cap = useReviewKeyNames();
  return (
    <Menu.Item
      leftSection={<Icon name="run" />}
      rightSection={<Kbd>{cap.redo}</Kbd>}
      disabled={undo !== null && undo.redo === null}
      data-testid="redo"
      onClick={() => onUndo('redo')}
    >
      {t('decide.redo')}
    </Menu.Item>
  );
}
