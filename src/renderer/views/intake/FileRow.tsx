import { useTranslation } from 'react-i18next';
import type { DocType, Input, Preflight, PreflightApplicant, PreflightFile } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { Tag } from '../../components/parts';
import { useFormat } from '../../i18n/format';
import { DOC_TYPE_ORDER } from '../../words';
import { shortName } from '../../i18n/names';
import { FileLock } from './FileLock';
import { whyOf, willRead } from './tree';

/** Kinds whose short name is no word a person knows; the others are their endings. */
const KIND_WORD = {
  empty: 'intake.kind.empty',
  unknown: 'intake.kind.unknown',
  video: 'intake.kind.video',
  text: 'intake.kind.text',
} as const;

interface Props {
  readonly applicant: PreflightApplicant;
  readonly file: PreflightFile;
  readonly onEdit: (patch: Input<'intake.editFile'>) => void;
  readonly onChange: (preflight: Preflight) => void;
}

export function FileRow({ applicant, file: f, onEdit, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const why = whyOf(f);
  const reason = why.part ? t(`method.${why.method}Part`, { part: why.part }) : t(`method.${why.method}`);
  const path = f.folder ? `${f.folder}/${f.filename}` : f.filename;
  // Weak grounds invite a look: the field is drawn as one only there.
  const weak = f.docType === 'unknown' || f.docTypeMethod === 'content' || f.docTypeMethod === 'default';
  return (
    <div
      className={`pf-grid pf-file${willRead(applicant, f) ? '' : ' off'}`}
      role="row"
      aria-level={2}
      data-testid="pf-file"
      data-id={f.key}
    >
      <span role="gridcell">
        <input
          type="checkbox"
          className="check"
          checked={!f.excluded && f.problem === null}
          disabled={f.problem !== null || applicant.excluded}
          aria-label={t('intake.includeFile', { file: f.filename })}
          data-testid="pf-file-include"
          onChange={(e) => onEdit({ key: f.key, excluded: !e.currentTarget.checked })}
        />
      </span>
      <span role="gridcell" className="cut" title={path}>
        {shortName(f.filename, applicant.externalId)}
        {f.folder && <span className="faint xs"> · {f.folder}</span>}
      </span>
      <span role="gridcell" className={`pick-type${weak ? ' weak' : ''}`}>
        <select
          value={f.docType}
          aria-label={t('intake.typeOf', { file: f.filename })}
          data-testid="pf-file-type"
          onChange={(e) => onEdit({ key: f.key, docType: e.currentTarget.value as DocType })}
        >
          {DOC_TYPE_ORDER.map((d) => (
            <option key={d} value={d}>
              {t(`docType.${d}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
      {f.problem ? (
        <span role="gridcell" className="row pf-problem" aria-colspan={2}>
          <Tag tone="bad" icon="x-circle">
            {t('intake.cannotRead')}
          </Tag>
          <span className="xs muted cut" title={f.problem}>
            {f.problem}
          </span>
        </span>
      ) : (
        <>
          <span role="gridcell" className="cut xs muted" title={reason}>
            {reason}
          </span>
          <span role="gridcell">
            {f.lock !== null && <FileLock file={f} onChange={onChange} />}
            {f.duplicate && (
              <Tag icon="copy" title={t(`intake.duplicateWhy.${f.duplicate}`)}>
                {t(`intake.duplicate.${f.duplicate}`)}
              </Tag>
            )}
          </span>
        </>
      )}
      <span role="gridcell" className="num">
        {f.kind in KIND_WORD ? t(KIND_WORD[f.kind as keyof typeof KIND_WORD]) : f.kind.toUpperCase()}
        {f.pages !== null && (
          <span data-testid="pf-pages"> · {t('intake.pageCount', { count: f.pages })}</span>
        )}
        {' · '}
        {format.bytes(f.bytes)}
      </span>
    </div>
  );
}
