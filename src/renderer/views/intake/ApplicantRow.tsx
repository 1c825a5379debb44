import { useTranslation } from 'react-i18next';
import type { Input, PreflightApplicant } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { InlineEdit } from '../../components/InlineEdit';
import { Tag } from '../../components/parts';
import { useFormat } from '../../i18n/format';
import { needsCheck } from './tree';

interface Props {
  readonly applicant: PreflightApplicant;
  readonly open: boolean;
  readonly onToggle: (key: string) => void;
  readonly onEdit: (patch: Input<'intake.editApplicant'>) => void;
}

export function ApplicantRow({ applicant: a, open, onToggle, onEdit }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = a.name || a.externalId;
  const checks = a.files.filter(needsCheck).length;
  const here = a.files.filter((f) => f.duplicate === 'already_here').length;
  const bytes = a.files.reduce((sum, f) => sum + f.bytes, 0);
  return (
    <div
      className={`pf-applicant${open ? ' open' : ''}${a.excluded ? ' off' : ''}`}
      role="row"
      aria-level={1}
      aria-expanded={open}
      data-testid="pf-applicant"
      data-id={a.key}
    >
      <span role="gridcell" className="row">
        <button
          type="button"
          className="fold"
          aria-expanded={open}
          aria-label={t('intake.expand', { name })}
          data-testid="pf-toggle"
          onClick={() => onToggle(a.key)}
        >
          <Icon name={open ? 'down' : 'right'} size={14} />
        </button>
        <input
          type="checkbox"
          className="check"
          checked={!a.excluded}
          aria-label={t('intake.includeApplicant', { name })}
          data-testid="pf-applicant-include"
          onChange={(e) => onEdit({ key: a.key, excluded: !e.currentTarget.checked })}
        />
      </span>
      <span role="gridcell" className="row pf-who">
        <InlineEdit
          className="pf-number"
          value={a.externalId}
          label={t('intake.number')}
          maxLength={60}
          required
          testid="pf-applicant-id"
          onSave={(externalId) => onEdit({ key: a.key, externalId })}
        />
        <InlineEdit
          className="pf-name"
          value={a.name}
          label={t('intake.name')}
          placeholder={t('intake.noName')}
          maxLength={100}
          testid="pf-applicant-name"
          onSave={(next) => onEdit({ key: a.key, name: next })}
        />
        {a.position && (
          <span className="xs faint cut" title={a.position}>
            {a.position}
          </span>
        )}
      </span>
      <span role="gridcell" className="row pf-tags">
        {a.existing && (
          <Tag tone="info" title={t('intake.existingWhy')}>
            {t('intake.existing')}
          </Tag>
        )}
        {a.loose && (
          <Tag tone="warn" icon="folder" title={t('intake.looseWhy')}>
            {t('intake.loose')}
          </Tag>
        )}
        {checks > 0 && (
          <Tag tone="warn" icon="alert">
            {t('intake.check')} {checks}
          </Tag>
        )}
        {here > 0 && (
          <Tag icon="copy">
            {t('intake.duplicate.already_here')} {here}
          </Tag>
        )}
      </span>
      <span role="gridcell" className="num">
        {t('intake.files', { count: a.files.length })}
      </span>
      <span role="gridcell" className="num">
        {format.bytes(bytes)}
      </span>
    </div>
  );
}
