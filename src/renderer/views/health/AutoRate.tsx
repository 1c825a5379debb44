import { useTranslation } from 'react-i18next';
import type { HealthReport } from '../../../preload/contract';
import { useFormat } from '../../i18n/format';
import { chartPoints } from './chart';

const WIDTH = 520;
const HEIGHT = 132;

/** The share that passed without a look, now and over the days. A line needs three days. */
export function AutoRate({ report }: { readonly report: HealthReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = [...report.days].slice(0, 30).reverse();
  const total = report.days.reduce(
    (sum, d) => ({ documents: sum.documents + d.documents, loaded: sum.loaded + d.loaded }),
    { documents: 0, loaded: 0 },
  );
  const latest = report.batches[0]!;
  const points = chartPoints(
    days.map((d) => d.autoRate),
    WIDTH,
    HEIGHT,
  );
  return (
    <section className="card" data-testid="health-auto">
      <h2 className="t">{t('health.auto')}</h2>
      <div className="row health-figures">
        <div>
          <div className="big">
            {total.documents === 0 ? '–' : format.percent(total.loaded / total.documents)}
          </div>
          <div className="xs muted">{t('health.ofDocuments', { count: total.documents })}</div>
        </div>
        <div>
          <div className="big second">{format.percent(latest.autoRate)}</div>
          <div className="xs muted">{t('health.latest', { count: latest.documents })}</div>
        </div>
      </div>
      {days.length >= 3 ? (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
          className="chart"
          role="img"
          aria-label={t('health.chart', {
            from: days[0]!.day,
            to: days.at(-1)!.day,
            rates: days.map((d) => format.percent(d.autoRate)).join(', '),
          })}
        >
          <path d={`M0 1h${WIDTH}M0 ${HEIGHT / 2}h${WIDTH}M0 ${HEIGHT}h${WIDTH}`} className="chart-grid" />
          <polyline points={points.map((p) => p.join(',')).join(' ')} className="chart-line" />
          {points.map(([x, y], i) => (
            <circle key={days[i]!.day} cx={x} cy={y} r="3" className="chart-dot">
              <title>{`${days[i]!.day} · ${format.percent(days[i]!.autoRate)}`}</title>
            </circle>
          ))}
          <text x="0" y={HEIGHT + 16} className="chart-text">
            {days[0]!.day}
          </text>
          <text x={WIDTH} y={HEIGHT + 16} className="chart-text end">
            {days.at(-1)!.day}
          </text>
        </svg>
      ) : (
        <p className="xs muted health-later">{t('health.later')}</p>
      )}
    </section>
  );
}
