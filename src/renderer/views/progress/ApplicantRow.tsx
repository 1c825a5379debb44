import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApplicantProgress } from '../../../preload/contract';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Meter } from '../../components/parts';
import { onFreePart } from '../../hooks/free-part';
import { useToast } from '../../hooks/useToast';
import { numberBeside } from '../../i18n/names';
import { applicantState, documentState, isFinished } from './rows';
import { StateTag } from './StateTag';

interface Props {
  readonly applicant: ApplicantProgress;
  readonly open: boolean;
  readonly onToggle: (applicantId: number) => void;
  readonly onRetry: (target: { applicantId: number }) => void;
}

export function ApplicantRow({ applicant: a, open, onToggle, onRetry }: Props) {
  const { t } = useTranslation();
  const { go } = useApp();
  const toast = useToast();
  const state = applicantState(a);
  const states = a.documents.map(documentState);
  const share = (s: string): number =>
    states.length === 0 ? 0 : (states.filter((x) => x === s).length / states.length) * 100;
  const done = a.documents.filter(isFinished).length;
  const failed = states.filter((s) => s === 'failed').length;
  const id = a.applicantId;
  const number = numberBeside(a);
  const name = a.name || a.externalId;
  const guard = (work: () => Promise<unknown>): void => void toast.guard(async () => void (await work()));
  return (
    <div
      className={`pr-applicant${open ? ' open' : ''}`}
      role="row"
      aria-level={1}
      aria-expanded={open}
      data-testid="applicant-row"
      data-id={id}
      data-state={state}
      onClick={onFreePart(() => onToggle(id))}
    >
      <span role="gridcell">
        <button
          type="button"
          className="fold"
          aria-expanded={open}
          aria-label={t('progress.expand', { name })}
          data-testid="applicant-toggle"
          onClick={() => onToggle(id)}
        >
          <Icon name={open ? 'down' : 'right'} size={14} />
        </button>
      </span>
      {number && (
        <span role="gridcell" className="muted cut" title={number}>
          {number}
        </span>
      )}
      <b role="gridcell" className={number ? 'cut' : 'cut wide'} title={a.name}>
        {a.name}
      </b>
      <span role="gridcell">
        <StateTag state={state} />
      </span>
      <span role="gridcell">
        <Meter
          parts={[
            { tone: 'ok', percent: share('done') },
            { tone: 'warn', percent: share('review') },
            { tone: 'bad', percent: share('failed') },
            { tone: 'run', percent: share('reading') },
          ]}
        />
      </span>
      <span role="gridcell" className="num">
        {t('progress.ofDocuments', { done, total: a.documents.length })}
        {failed > 0 && <span className="st-bad"> · {t('progress.failed', { n: failed })}</span>}
        {a.openItems > 0 && (
          <>
            {' · '}
            <button type="button" className="link" onClick={() => go('review', { applicantId: id })}>
              {t('progress.openItems', { count: a.openItems })}
            </button>
          </>
        )}
      </span>
      <span role="gridcell" className="acts-cell">
        {state === 'waiting' && (
          <ActionIcon
            size={26}
            title={t('progress.first')}
            aria-label={t('progress.first')}
            data-testid="applicant-prioritise"
            onClick={() => guard(() => call('queue.prioritise', { applicantId: id }))}
          >
            <Icon name="top" />
          </ActionIcon>
        )}
        {(state === 'waiting' || state === 'reading') && a.job !== null ? (
          <ActionIcon
            size={26}
            title={t('progress.stop')}
            aria-label={t('progress.stop')}
            data-testid="applicant-stop"
            onClick={() => guard(() => call('queue.cancel', { applicantId: id }))}
          >
            <Icon name="stop" />
          </ActionIcon>
        ) : (
          <ActionIcon
            size={26}
            title={t('progress.again')}
            aria-label={t('progress.again')}
            data-testid="applicant-retry"
            onClick={() => onRetry({ applicantId: id })}
          >
            <Icon name="run" />
          </ActionIcon>
        )}
      </span>
    </div>
  );
}
