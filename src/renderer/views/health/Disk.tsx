import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call, useCall } from '../../api';
import { useToast } from '../../hooks/useToast';
import { useFormat } from '../../i18n/format';

/** What the round takes on the disk, by kind, and the one part that can be made again. */
export function Disk() {
  const { t } = useTranslation();
  const toast = useToast();
  const format = useFormat();
  const answer = useCall('health.disk', undefined, ['round', 'people'], 3000);
  const disk = answer.data;
  const clear = (): Promise<void> =>
    toast.guard(async () => {
      const { freed, disk: after } = await call('health.clearPages');
      answer.set(after);
      toast.done(t('store.cleared', { size: format.bytes(freed) }));
    });
  const rows = disk
    ? [
        { label: t('store.database'), bytes: disk.database },
        { label: t('store.pages', { count: disk.pageImages }), bytes: disk.pages },
        { label: t('store.documents'), bytes: disk.documents },
      ]
    : [];
  return (
    <section className="card" data-testid="health-disk">
      <h2 className="t">{t('store.disk')}</h2>
      <ul className="health-rows plain" aria-busy={!disk}>
        {rows.map((r) => (
          <li key={r.label}>
            <span className="cut" title={r.label}>
              {r.label}
            </span>
            <span className="num">{format.bytes(r.bytes)}</span>
          </li>
        ))}
        {disk && (
          <li>
            <b className="sum-label">{t('store.total')}</b>
            <b className="num" data-testid="disk-total">
              {format.bytes(disk.total)}
            </b>
          </li>
        )}
      </ul>
      <div>
        <Button
          disabled={!disk || disk.pageImages === 0}
          data-testid="disk-clear"
          onClick={() => void clear()}
        >
          {t('store.clear')}
        </Button>
      </div>
    </section>
  );
}
