import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListPreview } from '../../../preload/contract';
import { withField, type Field } from './preview';
import { FIELDS } from './terms';
import type { Import } from './useImport';

/** The file's own columns with what each was taken for. Somebody who knows better says so. */
export function PreviewColumns({
  preview: p,
  imports,
}: {
  readonly preview: ListPreview;
  readonly imports: Import;
}) {
  const { t } = useTranslation();
  const data = [
    { value: '', label: t('conflicts.preview.leaveOut') },
    ...FIELDS[p.kind].map((f) => ({
      value: f as string,
      label: t(`conflicts.field.${p.kind === 'applicants' && f === 'name' ? 'applicantName' : f}`),
    })),
  ];
  return (
    <div
      className="scroll preview-columns"
      tabIndex={0}
      role="region"
      aria-label={t('conflicts.preview.columns')}
    >
      <table>
        <thead>
          <tr>
            {p.columns.map((c) => (
              <th key={c.index} scope="col" className={c.field === null ? 'out' : undefined}>
                <span className="cut b" title={c.header}>
                  {c.header || t('conflicts.preview.column', { n: c.index + 1 })}
                </span>
                <Select
                  size="xs"
                  allowDeselect={false}
                  aria-label={t('conflicts.preview.what', {
                    column: c.header || t('conflicts.preview.column', { n: c.index + 1 }),
                  })}
                  value={c.field ?? ''}
                  title={data.find((d) => d.value === (c.field ?? ''))?.label}
                  data={data}
                  comboboxProps={{ width: 180, position: 'bottom-start' }}
                  data-testid="list-column"
                  data-index={c.index}
                  data-how={c.how ?? 'none'}
                  onChange={(v) =>
                    void imports.map({
                      columns: withField(p.columns, c.index, v === '' ? null : (v as Field)),
                    })
                  }
                />
                <span className="xs faint">{t(`conflicts.how.${c.how ?? 'none'}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {p.columns.map((c) => {
              const values = c.sample.join(', ');
              return (
                <td key={c.index} className={c.field === null ? 'out' : undefined} title={values}>
                  {values}
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
