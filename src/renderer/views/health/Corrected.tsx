import { useTranslation } from 'react-i18next';
import type { HealthReport } from '../../../preload/contract';
import { useFormat } from '../../i18n/format';

const SHOWN = 8;

/** What people put right most often, and in which layouts. */
export function Corrected({ report }: { readonly report: HealthReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = report.corrected.slice(0, SHOWN);
  const families = report.byFamily.filter((f) => f.corrections > 0).slice(0, 4);
  return (
    <section className="card" data-testid="health-corrected">
      <h2 className="t">{t('health.corrected')}</h2>
      {rows.length === 0 ? (
        <p className="xs muted health-later">{t('health.correctedNone')}</p>
      ) : (
        <ul className="health-rows plain">
          {rows.map((r) => (
            <li key={`${r.field}/${r.role}/${r.docType}/${r.family}`}>
              <span className="cut">
                <b>{t(`health.field.${r.field}`)}</b>
                <span className="muted">
                  {' · '}
                  {t(`role.${r.role}`)} · {t(`docType.${r.docType}`)}
                </span>
              </span>
              <span className="num">{t('health.times', { count: r.count })}</span>
            </li>
          ))}
        </ul>
      )}
      {families.length > 0 && (
        <>
          <h3 className="t">{t('health.families')}</h3>
          <ul className="health-rows plain">
            {families.map((f) => (
              <li key={f.family}>
                <span className="cut" title={f.family}>
                  {f.family}
                </span>
                <span className="num">
                  {t('health.familyAuto', { percent: format.percent(f.autoRate) })}
                  {' · '}
                  {t('health.ofNames', { corrections: format.n(f.corrections), people: format.n(f.people) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
