import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgressSnapshot } from '../../../preload/contract';
import { call, useCall } from '../../api';
import { useApp, useCounts } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Meter } from '../../components/parts';
import { useToast } from '../../hooks/useToast';
import { useFormat } from '../../i18n/format';
import { applicantState, pagesOf, partlyDone } from './rows';

const SWATCH = { done: 'ok', needsReview: 'warn', failed: 'bad', reading: 'info' } as const;

/** The figures over everything, the bar, and pause, cancel, on to review. */
export function Totals({ snapshot }: { readonly snapshot: ProgressSnapshot }) {
  const { t } = useTranslation();
  const { go } = useApp();
  const { openItems } = useCounts();
  const format = useFormat();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { totals, running, paused } = snapshot;
  const finished = totals.loaded + totals.needsReview + totals.failed;
  const partly = partlyDone(snapshot);
  const percent = totals.documents === 0 ? 0 : Math.floor(((finished + partly) / totals.documents) * 100);
  const share = (n: number): number => (totals.documents === 0 ? 0 : (n / totals.documents) * 100);
  const over = finished === totals.documents;
  const locked = useCall('passwords.waiting', undefined, ['round', 'review']).data?.length ?? 0;
  const unread = totals.failed + locked;
  const people = snapshot.applicants.filter(
    (a) => !['waiting', 'reading'].includes(applicantState(a)),
  ).length;
  const left = paused
    ? t('progress.paused')
    : totals.secondsLeft === null
      ? t('progress.measuring')
      : format.left(totals.secondsLeft);
  const facts: { label: string; value: string; small?: string }[] = [
    {
      label: t('progress.documents'),
      value: format.n(finished),
      small: ` / ${format.n(totals.documents)}`,
    },
    {
      label: t('progress.applicants'),
      value: format.n(people),
      small: ` / ${format.n(snapshot.applicants.length)}`,
    },
    // What was read since the start says little once all is read, and nothing after a restart.
    over
      ? { label: t('progress.pagesTotal'), value: format.n(pagesOf(snapshot.applicants)) }
      : { label: t('progress.pages'), value: format.n(totals.pagesRead) },
  ];
  if (totals.pagesPerSecond !== null && !over)
    facts.push({
      label: t('progress.speed'),
      value: format.n(totals.pagesPerSecond),
      small: ` ${t('progress.perSecond')}`,
    });

  const legend = [
    { key: 'done', n: totals.loaded },
    { key: 'needsReview', n: totals.needsReview },
    { key: 'failed', n: totals.failed },
    { key: 'reading', n: totals.reading },
    { key: 'waiting', n: totals.waiting },
  ] as const;

  return (
    <section className="card hero" aria-label={t('progress.overall')} data-testid="progress-total">
      <div className="pct" data-testid="progress-percent">
        {percent}
        <small>%</small>
      </div>
      <dl className="facts">
        {over ? (
          <div>
            <dt>{t('progress.overall')}</dt>
            <dd className={unread > 0 ? 'st-warn' : 'st-ok'} data-testid="progress-ended">
              {unread > 0
                ? [
                    t('progress.ended'),
                    totals.failed > 0 && t('progress.failed', { n: format.n(totals.failed) }),
                    locked > 0 && t('progress.locked', { n: format.n(locked) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : t('progress.finished')}
            </dd>
          </div>
        ) : (
          <div>
            <dt>{t('progress.left')}</dt>
            <dd>{left}</dd>
          </div>
        )}
        {facts.map((f) => (
          <div key={f.label}>
            <dt>{f.label}</dt>
            <dd>
              {f.value}
              {f.small && <small>{f.small}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="row">
        {!over &&
          (paused ? (
            <Button
              leftSection={<Icon name="play" />}
              data-testid="resume"
              onClick={() => void toast.guard(async () => void (await call('queue.resume')))}
            >
              {t('progress.resume')}
            </Button>
          ) : (
            <Button
              leftSection={<Icon name="pause" />}
              data-testid="pause"
              onClick={() => void toast.guard(async () => void (await call('queue.pause')))}
            >
              {t('progress.pause')}
            </Button>
          ))}
        {!over && (running || paused || totals.waiting > 0) && (
          <Button variant="subtle" color="gray" data-testid="cancel" onClick={() => setAsking(true)}>
            {t('progress.cancel')}
          </Button>
        )}
        {openItems > 0 ? (
          <Button variant="filled" data-testid="to-review" onClick={() => go('review')}>
            {t('progress.toReview', { count: openItems })}
          </Button>
        ) : (
          over && (
            <Button variant="filled" data-testid="to-roster" onClick={() => go('roster')}>
              {t('progress.toRoster')}
            </Button>
          )
        )}
      </div>
      <Meter
        label={`${t('progress.overall')} ${percent}%`}
        value={percent}
        parts={[
          { tone: 'ok', percent: share(totals.loaded) },
          { tone: 'warn', percent: share(totals.needsReview) },
          { tone: 'bad', percent: share(totals.failed) },
          { tone: 'run', percent: share(partly) },
        ]}
      />
      <div className="legend">
        {legend.map((l) => (
          <span key={l.key}>
            <u
              style={{
                background: l.key === 'waiting' ? 'var(--line-strong)' : `var(--${SWATCH[l.key]}-fill)`,
              }}
            />
            {t(`progress.${l.key}`, { n: format.n(l.n) })}
          </span>
        ))}
        {!over && <span className="keeps">{t('progress.keeps')}</span>}
      </div>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('progress.cancelTitle')}
        withCloseButton={false}
      >
        <p className="sm">{t('progress.cancelText')}</p>
        <div className="row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
          <Button variant="subtle" onClick={() => setAsking(false)} data-autofocus>
            {t('progress.cancelNo')}
          </Button>
          <Button
            variant="filled"
            color="red"
            data-testid="cancel-confirm"
            onClick={() => {
              setAsking(false);
              void toast.guard(async () => void (await call('queue.cancel', {})));
            }}
          >
            {t('progress.cancelYes')}
          </Button>
        </div>
      </Modal>
    </section>
  );
}
