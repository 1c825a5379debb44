import { useTranslation } from 'react-i18next';
import type { PersonSource } from '../../../preload/contract';
import { useFormat } from '../../i18n/format';
import { SourceActions } from './SourceActions';

/** One place a person was found: where, as what, in which words. */
export function SourceLine({
  source: s,
  onOpen,
  onEdit,
}: {
  readonly source: PersonSource;
  readonly onOpen: (source: PersonSource) => void;
  readonly onEdit: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const state = s.excluded ? 'excluded' : s.reviewStatus;
  const work = s.work?.title
    ? [s.work.title, s.work.venue, s.work.year].filter(Boolean).join(', ')
    : s.evidence;
  return (
    <div className="source" role="listitem" data-testid="source-row" data-id={s.sourceId}>
      <span className="source-where">
        <button type="button" className="link" onClick={() => onOpen(s)} title={s.filename}>
          {t('people.source', { type: t(`docType.${s.docType}`), page: s.page })}
        </button>
        <span className="faint xs cut">
          {t(`role.${s.role}`)}
          {s.work?.index !== undefined && s.work.count !== undefined
            ? ` · ${t('people.author', { index: s.work.index, count: s.work.count })}`
            : ''}
        </span>
      </span>
      <span className="source-text">
        <span className="cut" title={s.nameRaw}>
          {s.nameRaw}
          <span className="faint xs">
            {' '}
            · {t(`source.${s.sourceKind}`)} · {format.percent(s.confidence)}
          </span>
        </span>
        <span className="faint xs cut" title={work}>
          {work}
        </span>
      </span>
      <span className={`xs nw ${state === 'confirmed' || state === 'edited' ? 'st-ok' : 'faint'}`}>
        {state === 'pending' && s.flagId === null ? t('final.auto') : t(`review.${state}`)}
      </span>
      <SourceActions source={s} onEdit={onEdit} />
    </div>
  );
}
