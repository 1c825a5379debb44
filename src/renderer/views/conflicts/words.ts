import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatrixCell } from '../../../preload/contract';
import { lookOf, type CellLook } from './matrix';

/** The letter in a cell, and what a screen reader and the tooltip say of it. */
export function useCellWords(): {
  readonly sign: (look: CellLook) => string;
  readonly name: (cell: MatrixCell | undefined) => string;
} {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      sign: (look) => t(`conflicts.sign.${look.letter}`) + (look.unsure ? '?' : ''),
      name(cell) {
        if (!cell) return t('conflicts.cell.none');
        const { unsure } = lookOf(cell);
        const draft = t(unsure ? 'conflicts.verdict.possible' : 'conflicts.verdict.same');
        const grade = t(`conflicts.grade.${cell.grade}`);
        const count = cell.hits.length > 1 ? ` · ${t('common.items', { count: cell.hits.length })}` : '';
        return cell.state === 'open'
          ? `${draft} · ${grade}${count}`
          : `${t(`conflicts.state.${cell.state}`)} · ${draft} · ${grade}${count}`;
      },
    }),
    [t],
  );
}
