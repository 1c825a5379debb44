import { useTranslation } from 'react-i18next';
import type { HealthReport } from '../../../preload/contract';
import { Meter } from '../../components/parts';
import { useFormat } from '../../i18n/format';
import { DOC_TYPE_ORDER } from '../../words';

export function ByType({ report }: { readonly report: HealthReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = [...report.byDocType].sort(
    (a, b) => DOC_TYPE_ORDER.indexOf(a.docType) - DOC_TYPE_ORDER.indexOf(b.docType),
  );
  const share = (n: number, of: number): number => (of === 0 ? 0 : (n / of) * 100);
  return (
    <section className="card" data-testid="health-types">
      <h2 className="t">{t('health.byType')}</h2>
      <ul className="health-rows">
        {rows.map((r) => (
          <li key={r.docType}>
            <span className="cut">{t(`docType.${r.docType}`)}</span>
            <Meter
              label={t('health.typeRate', { type: t(`docType.${r.docType}`) })}
              value={r.autoRate * 100}
              parts={[
                { tone: 'ok', percent: share(r.loaded, r.documents) },
                { tone: 'warn', percent: share(r.review, r.documents) },
                { tone: 'bad', percent: share(r.failed, r.documents) },
              ]}
            />
            <b>{format.percent(r.autoRate)}</b>
            <span className="faint num">{t('health.count', { count: r.documents })}</span>
          </li>
        ))}
      </ul>
      <div className="legend">
        <span>
          <u style={{ background: 'var(--ok-fill)' }} />
          {t('health.legendAuto')}
        </span>
        <span>
          <u style={{ background: 'var(--warn-fill)' }} />
          {t('document.needs_review')}
        </span>
        <span>
          <u style={{ background: 'var(--bad-fill)' }} />
          {t('document.failed')}
        </span>
      </div>
    </section>
  );
}
