import { useTranslation } from 'react-i18next';
import type { DocumentProgress } from '../../../preload/contract';
import { shortName } from '../../i18n/names';
import { documentState, isFinished } from './rows';
import { StateTag } from './StateTag';

const STEPS = ['read', 'type', 'extract', 'gather'] as const;

export function DocumentRow({
  document: d,
  externalId,
}: {
  readonly document: DocumentProgress;
  readonly externalId: string;
}) {
  const { t } = useTranslation();
  const at = isFinished(d) ? STEPS.length : d.step ? STEPS.indexOf(d.step) : -1;
  const state = documentState(d);
  const message = d.messages.join(' ') || (state === 'review' ? t('progress.namesOpen') : '');
  const pages =
    d.pages === null
      ? d.page > 0
        ? t('progress.pageOfUnknown', { page: d.page })
        : ''
      : at >= 1
        ? t('progress.pagesAll', { pages: d.pages })
        : t('progress.pageOf', { page: d.page, pages: d.pages });
  return (
    <div
      className="pr-document"
      role="row"
      aria-level={2}
      data-testid="doc-row"
      data-id={d.documentId}
      data-status={d.status}
    >
      <span role="gridcell" className="cut" title={d.filename}>
        {shortName(d.filename, externalId)}
        <span className="faint"> · {t(`docType.${d.docType}`)}</span>
      </span>
      <span role="gridcell" className="steps4" title={t('progress.steps')}>
        {STEPS.map((s, i) => (
          <span
            key={s}
            className={d.status === 'failed' ? 'f' : i < at ? 'd' : i === at ? 'n' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            {t(`step.${s}`)}
          </span>
        ))}
      </span>
      <span role="gridcell" className="num">
        {pages}
      </span>
      <span role="gridcell" className="cut muted" title={message}>
        {message}
      </span>
      <span role="gridcell">
        <StateTag state={state} />
      </span>
    </div>
  );
}
