import { useTranslation } from 'react-i18next';
import type { HealthReport } from '../../../preload/contract';
import { useFormat } from '../../i18n/format';

/** Names that passed by themselves, drawn for a look: how many of those nobody sees are wrong. */
export function Sample({ sample }: { readonly sample: HealthReport['sample'] }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const exact = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section className="card" data-testid="health-sample">
      <h2 className="t">{t('health.sample')}</h2>
      <p className="xs muted">{t('health.sampleText', { share: format.percent(sample.share) })}</p>
      <dl className="health-facts">
        <div>
          <dt>{t('health.drawn')}</dt>
          <dd>{format.n(sample.drawn)}</dd>
        </div>
        <div>
          <dt>{t('health.decided')}</dt>
          <dd>{format.n(sample.decided)}</dd>
        </div>
        <div>
          <dt>{t('health.wrong')}</dt>
          <dd>{format.n(sample.wrong)}</dd>
        </div>
        <div>
          <dt>{t('health.error')}</dt>
          <dd>
            {sample.error ? exact.format(sample.error.rate) : '–'}
            {sample.error && (
              <small>
                {' '}
                {t('health.interval', {
                  low: exact.format(sample.error.low),
                  high: exact.format(sample.error.high),
                })}
              </small>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
