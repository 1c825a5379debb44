import type { TFunction } from 'i18next';
import type { ReviewItem } from '../../../preload/contract';
import type { PageMark } from '../../components/PagePane';

/** The box in question and the document's other names, as the page shows them. */
export function marksOf(
  item: ReviewItem | null,
  t: TFunction,
): { readonly current: PageMark | null; readonly others: readonly PageMark[] } {
  if (!item) return { current: null, others: [] };
  const p = item.person;
  return {
    current:
      p && item.page !== null
        ? { key: item.flagId, box: p.bbox, title: t(`role.${p.role}`), page: item.page }
        : null,
    others: item.others.map((o) => ({
      key: o.sourceId,
      box: o.bbox,
      page: o.page,
      title: t('page.other', { name: o.name, role: t(`role.${o.role}`), status: t(`review.${o.status}`) }),
    })),
  };
}
