import { useTranslation } from 'react-i18next';
import type { ListPreview } from '../../../preload/contract';
import { Empty } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { useFormat } from '../../i18n/format';
import { EVALUATOR_COLUMNS } from './terms';

/** The people as they would be taken over, after names were put into their scripts. */
export function ListRows({ preview: p }: { readonly preview: ListPreview }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (p.rows.length === 0) return <Empty icon="table" title={t('conflicts.preview.nobody')} />;
  return (
    <>
      <div className="evaluator-line head preview-line" aria-hidden="true">
        <span className="num">{t('conflicts.preview.row')}</span>
        {EVALUATOR_COLUMNS.map((f) => (
          <span key={f} className="cut">
            {t(`conflicts.field.${f}`)}
          </span>
        ))}
      </div>
      <VirtualRows
        className="grow"
        label={t('conflicts.preview.rows')}
        testid="list-rows"
        rows={p.rows}
        keyOf={(r) => r.row}
        heightOf={() => 34}
        render={(r) => (
          <div className="evaluator-line preview-line" role="listitem">
            <span className="num">{r.row}</span>
            {EVALUATOR_COLUMNS.map((f) => (
              <span key={f} className="cut" title={r.values[f]}>
                {r.values[f] ?? ''}
              </span>
            ))}
          </div>
        )}
      />
      {p.rows.length < p.taken && (
        <p className="sheet-more xs muted">
          {t('conflicts.preview.more', { shown: format.n(p.rows.length), total: format.n(p.taken) })}
        </p>
      )}
    </>
  );
}
