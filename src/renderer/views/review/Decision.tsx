import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '../../../preload/contract';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { FlagTag, Meter } from '../../components/parts';
import { useFormat } from '../../i18n/format';
import { isDocumentFlag } from '../../words';
import { ActionBar } from './ActionBar';
import { AddPerson, type Adding } from './AddPerson';
import { DocumentQuestion } from './DocumentQuestion';
import { PersonQuestion } from './PersonQuestion';
import type { DraftState } from './useDraft';
import type { Queue } from './useQueue';
import type { Actions } from './useReviewKeys';

interface Props {
  readonly queue: Queue;
  readonly item: ReviewItem | null;
  readonly draft: DraftState;
  readonly actions: Actions;
  readonly adding: Adding | null;
  readonly added: readonly string[];
  readonly panel: React.RefObject<HTMLDivElement | null>;
  readonly roleField: React.RefObject<HTMLInputElement | null>;
  readonly onUndo: (which: 'undo' | 'redo') => void;
  readonly onHelp: () => void;
  readonly onBulk: () => void;
  /** The name that was added, or null where adding was left. */
  readonly onAddEnd: (name: string | null) => void;
  readonly onFocusBack: () => void;
  readonly onShow: (page: number) => void;
}

/** What is doubtful in one line; then the place, the reading, the choices, the reasons; the keys below. */
export function Decision(props: Props) {
  const { queue, item, draft, actions, adding, added, panel } = props;
  const { t } = useTranslation();
  const { go } = useApp();
  const format = useFormat();
  const decided = queue.total - queue.open;
  const reasons = item ? item.reasons.filter((r) => r !== item.question) : [];
  const row = queue.current;
  return (
    <section
      className="pane-in decision"
      aria-label={t('decide.label')}
      data-testid="decision"
      data-flag-id={item?.flagId}
    >
      <div className="decision-progress">
        <div className="xs">
          <b>{format.n(decided)}</b>{' '}
          <span className="muted">{t('decide.decided', { total: format.n(queue.total) })}</span>
        </div>
        <Meter
          label={t('decide.progress')}
          value={queue.total === 0 ? 0 : (decided / queue.total) * 100}
          parts={[{ tone: 'accent', percent: queue.total === 0 ? 0 : (decided / queue.total) * 100 }]}
        />
      </div>
      <div className="decision-body scroll" ref={panel} tabIndex={-1} aria-live="polite">
        {queue.open === 0 && (
          <div className="notice info all-done" role="status">
            <Icon name="check-circle" />
            <div className="grow">
              <b>{t('queue.empty')}</b>
              <div className="row">
                <Button size="xs" onClick={() => go('people')}>
                  {t('queue.toPeople')}
                </Button>
                <Button size="xs" variant="filled" onClick={() => go('roster')}>
                  {t('queue.toRoster')}
                </Button>
              </div>
            </div>
          </div>
        )}
        {!item || !row ? (
          <div aria-busy="true" className="decision-skeleton">
            <div className="skeleton" style={{ height: 20, width: '70%' }} />
            <div className="skeleton" style={{ height: 66 }} />
            <div className="skeleton" style={{ height: 136 }} />
          </div>
        ) : adding && item.documentId !== null ? (
          <AddPerson
            key={item.flagId}
            documentId={item.documentId}
            docType={item.docType}
            adding={adding}
            onEnd={props.onAddEnd}
          />
        ) : (
          <>
            <div className="question">
              <FlagTag flag={item.flagType} />
              <h2 data-testid="question">{item.question}</h2>
            </div>
            {row.status === 'resolved' && row.decision && (
              <p className="xs muted">{t('decide.already', { decision: t(`review.${row.decision}`) })}</p>
            )}
            {isDocumentFlag(item.flagType) || !item.person ? (
              <DocumentQuestion item={item} added={added} onShow={props.onShow} />
            ) : (
              <PersonQuestion
                item={item}
                person={item.person}
                draft={draft}
                actions={actions}
                roleField={props.roleField}
                onFocusBack={props.onFocusBack}
              />
            )}
            {reasons.length > 0 && (
              <ul className="why" aria-label={t('decide.reasons')}>
                {reasons.map((r) => (
                  <li key={r}>
                    <span className="st-warn">
                      <Icon name="alert" />
                    </span>
                    <span>{r}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      <ActionBar
        item={item}
        name={draft.draft.name}
        editing={draft.editing}
        actions={actions}
        added={added.length}
        busy={adding !== null}
        onUndo={props.onUndo}
        onHelp={props.onHelp}
        onBulk={props.onBulk}
      />
    </section>
  );
}
