import { useTranslation } from 'react-i18next';
import type { ConflictGround } from '../../../preload/contract';
import { Tag } from '../../components/parts';
import { useFormat } from '../../i18n/format';

/** One tie: what it is, when, and the place on the page, one click away. */
export function GroundLine({
  ground: g,
  onView,
}: {
  readonly ground: ConflictGround;
  readonly onView: (ground: ConflictGround) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = [g.title || g.evidence, g.affiliation].filter(Boolean).join(' · ');
  return (
    <div
      className={g.isNew ? 'ground new' : 'ground'}
      role="listitem"
      data-testid="ground-row"
      data-new={g.isNew}
    >
      <span className={`sign is-${g.grade === 'A' ? 'strong' : g.grade === 'B' ? 'check' : 'weak'}`}>
        {g.grade}
      </span>
      <span className="grow">
        <span className="row ground-head">
          <b className="nw">{t(`conflicts.tie.${g.tie}`)}</b>
          <span className="muted nw">{g.year ?? t('conflicts.hits.noYear')}</span>
          {g.outsideWindow && (
            <Tag tone="line" title={t('conflicts.hits.outsideWhy')}>
              {t('conflicts.hits.outside')}
            </Tag>
          )}
          {g.isNew && <Tag tone="info">{t('conflicts.state.new')}</Tag>}
          {g.reviewStatus === 'pending' && <Tag tone="line">{t('review.pending')}</Tag>}
        </span>
        <span className="cut xs muted" title={text}>
          {g.nameRaw} · {t(`source.${g.sourceKind}`)} · {format.percent(g.confidence)}
          {text && ` · ${text}`}
        </span>
      </span>
      <button
        type="button"
        className="link xs nw"
        title={g.filename}
        data-testid="ground-open"
        onClick={() => onView(g)}
      >
        {t('people.source', { type: t(`docType.${g.docType}`), page: g.page })}
      </button>
    </div>
  );
}
