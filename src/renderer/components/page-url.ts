/** Address of a page's picture on the window's own origin. `page` counts from 1. */
export function pageUrl(documentId: number, page: number, size: 'thumb' | 'reading' = 'reading'): string {
  return `/page/${documentId}/${page}?size=${size}`;
}
