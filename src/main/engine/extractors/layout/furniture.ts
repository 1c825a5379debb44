import type { Furniture, Line, PageLayout } from './shapes';

/** Notices of repositories and libraries; where they stand differs, what they say does not. */
const STAMP =
  /^arXiv:\s*(\d{4}\.\d{4,5}|[a-z-]+(\.[A-Z]{2})?\/\d{7})|^Downloaded (from|by|on)\b|^This content downloaded from\b|^Electronic copy (of this paper is )?available at\b|^Authorized licensed use limited to\b|^저작자표시|^\[?Provider:|^Copyright\(C\)/i;
const PAGE_NUMBER =
  /^[-–—\s]*(\d{1,4}|[ivxlc]{1,6})[-–—\s]*$|^(page|p\.)\s*\d{1,4}(\s*(of|\/)\s*\d{1,4})?$|^\d{1,4}\s*\/\s*\d{1,4}$/i;

/** Share of the page's height at the top and the bottom where furniture may stand. */
const EDGE = 0.11;

/** Marks running heads, footers, page numbers and stamps. Repetition is judged over all pages given. */
export function markFurniture(pages: readonly PageLayout[]): PageLayout[] {
  const seen = new Map<string, { page: number; y: number }[]>();
  for (const p of pages) {
    for (const line of p.lines) {
      if (!edgeOf(p, line)) continue;
      const places = seen.get(shape(line)) ?? [];
      places.push({ page: p.page.number, y: line.baseline });
      seen.set(shape(line), places);
    }
  }
  // Left and right pages often carry different heads: a quarter of the pages is enough.
  const needed = Math.max(2, Math.ceil(pages.length * 0.25));
  const repeats = (line: Line): boolean => {
    const near = (seen.get(shape(line)) ?? []).filter((at) => Math.abs(at.y - line.baseline) < SAME_HEIGHT);
    return new Set(near.map((at) => at.page)).size >= needed;
  };
  return pages.map((p) => {
    const lines = p.lines.map((line) => {
      const kind = furnitureOf(p, line, repeats(line));
      return kind ? { ...line, furniture: kind } : line;
    });
    const blocks = p.blocks.map((b) => ({ ...b, lines: lines.filter((l) => l.block === b.index) }));
    return { ...p, lines, blocks };
  });
}

/** A running head stands at one height, give or take these points; a title that two pages print does not. */
const SAME_HEIGHT = 8;

function furnitureOf(p: PageLayout, line: Line, repeated: boolean): Furniture | undefined {
  if (STAMP.test(line.text)) return 'stamp';
  const edge = edgeOf(p, line);
  if (!edge || p.page.source === 'flow') return undefined;
  if (PAGE_NUMBER.test(line.text)) return 'page_number';
  return repeated && line.text.length > 2 ? edge : undefined;
}

function edgeOf(p: PageLayout, line: Line): 'header' | 'footer' | undefined {
  if (line.box.y + line.box.h < EDGE * p.page.height) return 'header';
  if (line.box.y > (1 - EDGE) * p.page.height) return 'footer';
  return undefined;
}

/** What stays the same of a running head from page to page. */
function shape(line: Line): string {
  return `${line.fontSize} ${line.text.replace(/[\d\s]+/g, '#').toLowerCase()}`;
}
