import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeadLetter, ProgressSnapshot } from '../../../preload/contract';
import { call, useCall } from '../../api';
import { Icon } from '../../components/Icon';
import { Count } from '../../components/parts';
import { VirtualRows } from '../../components/VirtualRows';
import { useToast } from '../../hooks/useToast';
import { DeadLetterRow } from './DeadLetterRow';
import { Dismiss } from './Dismiss';
import { History } from './History';
import { Passwords } from './Passwords';

/** Documents that wait for a password or could not be read: what happened to each, another try, or "we can do without it". */
export function Failed({ snapshot }: { readonly snapshot: ProgressSnapshot }) {
  const { t } = useTranslation();
  const toast = useToast();
  const letters = useCall('dead.list', undefined, ['round', 'review']);
  const [dismissing, setDismissing] = useState<DeadLetter | null>(null);
  const [reading, setReading] = useState<DeadLetter | null>(null);
  const { totals } = snapshot;
  const over = totals.reading + totals.waiting === 0;
  // A document given up shows in the figures first.
  const { reload } = letters;
  useEffect(reload, [reload, totals.failed]);

  const list = letters.data ?? [];
  const open = list.filter((l) => l.dismissed === null);
  const rows = [...open, ...list.filter((l) => l.dismissed !== null)];
  const replay = (documentId?: number): Promise<void> =>
    toast.guard(async () => {
      const { queued } = await call('dead.replay', documentId === undefined ? {} : { documentId });
      toast.done(t('progress.retried', { count: queued }));
      reload();
    });

  return (
    <aside className="side" aria-label={t('progress.failedTitle')}>
      <Passwords />
      <section className="card failed" data-testid="failed-card">
        <div className="row between">
          <h2 className="t row">
            {t('progress.failedTitle')}
            {open.length > 0 && <Count n={open.length} />}
          </h2>
          {open.length > 1 && (
            <Button size="xs" data-testid="retry-failed" onClick={() => void replay()}>
              {t('progress.retryAll')}
            </Button>
          )}
        </div>
        {rows.length === 0 ? (
          <p className="xs muted none">
            <span className="st-ok">
              <Icon name="check-circle" size={14} />
            </span>{' '}
            {over ? t('progress.failedNone') : t('progress.failedNoneYet')}
          </p>
        ) : (
          <VirtualRows
            className="grow"
            label={t('progress.failedTitle')}
            rows={rows}
            keyOf={(l) => l.documentId}
            heightOf={() => 124}
            render={(letter) => (
              <DeadLetterRow
                letter={letter}
                onReplay={() => void replay(letter.documentId)}
                onDismiss={() => setDismissing(letter)}
                onHistory={() => setReading(letter)}
              />
            )}
          />
        )}
      </section>
      <Dismiss letter={dismissing} onClose={() => setDismissing(null)} onDone={reload} />
      <History letter={reading} onClose={() => setReading(null)} />
    </aside>
  );
}
