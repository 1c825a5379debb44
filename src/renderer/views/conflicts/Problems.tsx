import { useTranslation } from 'react-i18next';
import type { RowProblem } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { Tag } from '../../components/parts';
import { VirtualRows } from '../../components/VirtualRows';

/** Rows that are left out or doubtful: number, reason, and what stands there. */
export function Problems({ problems }: { readonly problems: readonly RowProblem[] }) {
  const { t } = useTranslation();
  const left = problems.filter((p) => p.left).length;
  return (
    <section className="card preview-problems" aria-label={t('conflicts.preview.problems')}>
      <div className="row">
        <h2 className="t grow">{t('conflicts.preview.problems')}</h2>
        {left > 0 && <Tag tone="bad">{t('conflicts.preview.left', { count: left })}</Tag>}
        {problems.length > left && (
          <Tag tone="warn">{t('conflicts.preview.doubtful', { count: problems.length - left })}</Tag>
        )}
      </div>
      {problems.length === 0 ? (
        <p className="sm row">
          <span className="st-ok">
            <Icon name="check-circle" />
          </span>
          {t('conflicts.preview.noProblems')}
        </p>
      ) : (
        <VirtualRows
          className="grow"
          label={t('conflicts.preview.problems')}
          rows={problems}
          keyOf={(p) => `${p.row} ${p.code}`}
          heightOf={() => 54}
          render={(p) => (
            <div
              className="problem"
              role="listitem"
              data-testid="list-problem"
              data-row={p.row}
              data-code={p.code}
              title={`${p.message} ${p.text}`}
            >
              <span className={p.left ? 'st-bad' : 'st-warn'}>
                <Icon name={p.left ? 'x-circle' : 'alert'} size={14} />
              </span>
              <span className="grow">
                <span className="problem-text xs">
                  <b>{t('conflicts.preview.rowOf', { row: p.row })}</b> {p.message}
                </span>
                <span className="cut xs faint">{p.text}</span>
              </span>
            </div>
          )}
        />
      )}
    </section>
  );
}
