import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format';

/** Below this a character is doubtful enough to be pointed at (HUMAN_REVIEW_CONFIDENCE). */
const DOUBT = 0.7;

/** What was read, large; character by character where the reader said how sure it is of each. */
export function Reading({
  name,
  confidence,
  chars,
}: {
  readonly name: string;
  readonly confidence: number;
  readonly chars: readonly number[] | null;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const letters = [...name].filter((c) => c.trim() !== '');
  if (name === '') {
    return (
      <div className="reading unread" data-testid="reading">
        <b>{t('decide.unread')}</b>
        <span className="xs muted">{t('decide.unreadText')}</span>
      </div>
    );
  }
  if (chars?.length === letters.length && letters.length <= 5) {
    return (
      <div
        className="reading letters"
        role="img"
        aria-label={t('decide.reading', { name })}
        data-testid="reading"
      >
        {letters.map((c, i) => {
          const sure = chars[i] ?? 0;
          return (
            <span key={i} className={sure < DOUBT ? 'letter low' : 'letter'}>
              <b>{c}</b>
              <span className="sure">
                <span style={{ width: format.percent(sure) }} />
              </span>
              <small>{format.percent(sure)}</small>
            </span>
          );
        })}
      </div>
    );
  }
  const size = letters.length <= 5 ? 40 : letters.length <= 12 ? 28 : 22;
  return (
    <div className={confidence < DOUBT ? 'reading whole low' : 'reading whole'} data-testid="reading">
      <b style={{ fontSize: size }}>{name}</b>
      <span className="row xs">
        <span className="sure">
          <span style={{ width: format.percent(confidence) }} />
        </span>
        {t('people.confidence', { percent: format.percent(confidence) })}
      </span>
    </div>
  );
}
