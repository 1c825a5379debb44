import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '../../../preload/contract';
import { Kbd } from '../../components/parts';
import { useReviewKeyNames } from '../../hooks/useReviewKeyNames';
import type { Actions } from './useReviewKeys';

/** Who else this could be. Same and different weigh alike: nothing here is decided beforehand. */
export function Identity({
  possible,
  actions,
}: {
  readonly possible: ReviewItem['possible'];
  readonly actions: Actions;
}) {
  const { t } = useTranslation();
  const cap = useReviewKeyNames();
  if (possible.length === 0) return null;
  return (
    <section className="identity" aria-label={t('identity.question')}>
      <h3 className="t">{t('identity.question')}</h3>
      {possible.map((p, i) => (
        <div key={p.name} className="identity-one" data-testid="identity" data-name={p.name}>
          <div className="row">
            <b className="cut who" title={p.name}>
              {p.name}
            </b>
            <span className="muted xs cut" title={p.affiliation}>
              {p.affiliation}
            </span>
          </div>
          <ul>
            {p.sources.slice(0, 3).map((s) => (
              <li key={`${s.filename}/${s.page}/${s.role}`} className="xs muted cut" title={s.filename}>
                {t(`role.${s.role}`)} · {t('common.page', { page: s.page })} · {s.filename}
              </li>
            ))}
          </ul>
          <div className="row">
            <Button
              size="xs"
              rightSection={i === 0 && <Kbd>{cap.same}</Kbd>}
              data-testid="identity-same"
              onClick={() => actions.identify(i, 'same')}
            >
              {t('identity.same')}
            </Button>
            <Button
              size="xs"
              rightSection={i === 0 && <Kbd>{cap.different}</Kbd>}
              data-testid="identity-different"
              onClick={() => actions.identify(i, 'different')}
            >
              {t('identity.different')}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
