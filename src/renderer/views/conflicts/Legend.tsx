import { useTranslation } from 'react-i18next';
import type { CellTone } from './matrix';

const SIGNS: readonly (readonly [
  CellTone,
  'exclude' | 'review' | 'unrelated' | 'A' | 'B' | 'unsure' | 'C',
])[] = [
  ['excluded', 'exclude'],
  ['review', 'review'],
  ['unrelated', 'unrelated'],
  ['strong', 'A'],
  ['check', 'B'],
  ['maybe', 'unsure'],
  ['weak', 'C'],
];

/** What the letters and colours mean. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <ul className="matrix-legend" aria-label={t('conflicts.legend.title')}>
      {SIGNS.map(([tone, sign]) => (
        <li key={sign}>
          <span className={`sign is-${tone}`} aria-hidden="true">
            {t(`conflicts.sign.${sign}`)}
          </span>
          {t(`conflicts.legend.${sign}`)}
        </li>
      ))}
      <li>
        <span className="sign is-strong is-new" aria-hidden="true">
          A
        </span>
        {t('conflicts.state.new')}
      </li>
    </ul>
  );
}
