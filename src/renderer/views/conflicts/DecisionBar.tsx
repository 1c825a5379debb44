import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ConflictDecisionKind, ConflictHit, ConflictState } from '../../../preload/contract';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Kbd } from '../../components/parts';
import { OperatorField } from './OperatorField';
import { DECISION_ICON, DECISION_TONE, DECISIONS } from './terms';
import { useReasons } from './useReasons';

interface Props {
  readonly hit: ConflictHit | null;
  readonly state: ConflictState;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly reasonField: React.RefObject<HTMLInputElement | null>;
  readonly nameField: React.RefObject<HTMLInputElement | null>;
  /** The reason is written: keys decide again. */
  readonly onDone: () => void;
  readonly onDecide: (decision: ConflictDecisionKind) => void;
  readonly onSkip: () => void;
  readonly onUndo: () => void;
  /** What undo would take back, as a sentence. */
  readonly undo: string | null;
  /** Offers the hits like this one, to be decided together. */
  readonly onBulk: () => void;
  readonly onHelp: () => void;
}

/** Three decisions of equal weight, each with its key and with the reason it will be recorded with. */
export function DecisionBar(props: Props) {
  const { hit, state, reason, onReason, reasonField, nameField, onDone, onDecide, undo } = props;
  const { t } = useTranslation();
  const { info } = useApp();
  const reasons = useReasons();
  return (
    <div className="hit-decide">
      <div className="row">
        {info.operator === '' ? (
          <OperatorField field={nameField} onSaved={onDone} />
        ) : (
          <span className="xs muted nw">
            <Icon name="user" size={13} /> {info.operator}
          </span>
        )}
        <TextInput
          ref={reasonField}
          className="grow"
          value={reason}
          maxLength={500}
          aria-label={t('conflicts.reason.label')}
          placeholder={t('conflicts.reason.placeholder')}
          rightSection={<Kbd>R</Kbd>}
          data-testid="hit-reason"
          onChange={(e) => onReason(e.currentTarget.value)}
          onKeyDown={(e) => {
            if (e.nativeEvent.isComposing || e.keyCode === 229) return;
            if (e.key === 'Escape') onReason('');
            if (e.key === 'Enter' || e.key === 'Escape') {
              e.preventDefault();
              e.stopPropagation();
              onDone();
            }
          }}
        />
        <Menu position="top-end" width={280}>
          <Menu.Target>
            <ActionIcon
              title={t('conflicts.reason.common')}
              aria-label={t('conflicts.reason.common')}
              data-testid="hit-reasons"
            >
              <Icon name="list" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {reasons.common.map((r) => (
              <Menu.Item key={r} onClick={() => onReason(r)}>
                {r}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className="hit-choices">
        {DECISIONS.map((d, i) => {
          const why = reason.trim() || (hit ? reasons.usual(hit, d) : '');
          return (
            <button
              key={d}
              type="button"
              className={state === d ? 'hit-choice on' : 'hit-choice'}
              aria-pressed={state === d}
              disabled={!hit}
              title={why}
              data-testid={`hit-${d}`}
              onClick={() => onDecide(d)}
            >
              <span className="row">
                <span className={DECISION_TONE[d]}>
                  <Icon name={DECISION_ICON[d]} />
                </span>
                <b className="grow">{t(`conflicts.state.${d}`)}</b>
                <Kbd>{i + 1}</Kbd>
              </span>
              <span className="cut xs muted">{why}</span>
            </button>
          );
        })}
      </div>
      <div className="row">
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className="start"
          leftSection={<Icon name="undo" size={14} />}
          rightSection={<Kbd>U</Kbd>}
          disabled={undo === null}
          title={undo ?? undefined}
          data-testid="hit-undo"
          onClick={props.onUndo}
        >
          {undo ? t('decide.undoWhat', { what: undo }) : t('decide.undo')}
        </Button>
        <span className="grow" />
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          rightSection={<Kbd>M</Kbd>}
          data-testid="hit-bulk-open"
          onClick={props.onBulk}
        >
          {t('conflicts.bulk.open')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          rightSection={<Kbd>S</Kbd>}
          data-testid="hit-skip"
          onClick={props.onSkip}
        >
          {t('decide.skip')}
        </Button>
        <ActionIcon
          size={26}
          title={`${t('decide.help')} (?)`}
          aria-label={t('decide.help')}
          data-testid="hit-help-open"
          onClick={props.onHelp}
        >
          <Icon name="help" />
        </ActionIcon>
      </div>
    </div>
  );
}
