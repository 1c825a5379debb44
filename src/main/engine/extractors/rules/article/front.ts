import type { DocumentLayout, Line, PageLayout } from '../../layout';
import { evidence, findBylines, type Byline, type BylineSearch } from './byline';
import { unitsOf, type Unit } from './units';
import { AUTHOR_LABEL, COVER_NOTICE } from './vocabulary';
import { findTitle, headerZone, startsBody, isProse, type Title, type Zone } from './zone';

/** What the top of one page says. */
export interface Front {
  readonly layout: PageLayout;
  readonly zone: Zone;
  readonly title: Title | undefined;
  readonly units: readonly Unit[];
  readonly search: BylineSearch;
  /** The byline was looked for in the whole zone, for below the title stood none. */
  readonly fallback: boolean;
}

/** Title and bylines of the top of a page. */
export function readFront(layout: PageLayout, bodyFontSize: number): Front {
  const zone = headerZone(layout, bodyFontSize);
  const title = findTitle(zone, endsTitle);
  const titleEnd = title ? zone.lines.indexOf(title.lines[title.lines.length - 1] as Line) + 1 : 0;
  const below = unitsOf(zone.lines.slice(titleEnd).filter((l) => !l.furniture));
  const search = findBylines(below);
  if (search.bylines.length > 0 || titleEnd === 0)
    return { layout, zone, title, units: below, search, fallback: !title };
  const whole = unitsOf(zone.lines.filter((l) => !l.furniture && !title?.lines.includes(l)));
  return { layout, zone, title, units: whole, search: findBylines(whole), fallback: true };
}

/** A list of names ends a title set in the same type; a lone name only after a gap. */
function endsTitle(line: Line, apart: boolean): boolean {
  const all = unitsOf([line]);
  const units = all.filter((u) => u.kind === 'names');
  if (AUTHOR_LABEL.test(line.text) || all.some((u) => u.kind === 'email')) return true;
  return units.some((u) => {
    const good = u.names.every((n) => n.score >= 0.7);
    return (
      good && (u.names.length > 1 || (u.marked && apart) || (apart && u.names.every((n) => n.score >= 0.8)))
    );
  });
}

export function isCover(layout: PageLayout): boolean {
  return (
    layout.lines.some((l) => COVER_NOTICE.test(l.text)) &&
    layout.lines.some((l) =>
      /jstor|researchgate|hal\b|이용정보|dbpia|kiss|riss|earticle|to cite this/iu.test(l.text),
    )
  );
}

/** How much a page's byline is worth when two pages print one. */
export function frontWeight(front: Front): number {
  const units = front.search.bylines.flatMap((b) => b.units);
  return (
    units.reduce((sum, u) => sum + evidence(u, front.units, front.units.indexOf(u)), 0) -
    (front.fallback ? 1 : 0)
  );
}

const ABOVE = 14;

/** Bylines above a further abstract: the other language's, on the first page or at the end. */
export function otherBylines(doc: DocumentLayout, front: Front): { byline: Byline; page: number }[] {
  const out: { byline: Byline; page: number }[] = [];
  for (const layout of doc.pages) {
    const lines = layout.lines.filter((l) => !l.furniture);
    lines.forEach((line, i) => {
      if (!startsBody(line) || (layout === front.layout && i <= front.zone.lines.length)) return;
      let from = i;
      while (from > 0 && i - from < ABOVE && !isBarrier(lines[from - 1] as Line, doc.bodyFontSize)) from -= 1;
      for (const byline of findBylines(unitsOf(lines.slice(from, i))).bylines)
        out.push({ byline, page: layout.page.number });
    });
  }
  return out;
}

function isBarrier(line: Line, bodyFontSize: number): boolean {
  return (
    isProse(line, bodyFontSize) ||
    /^\s*(\[\d+\]|\(\d+\)\s|\d+[.)]\s+\p{L}|references?\b|참\s*고\s*문\s*헌)/iu.test(line.text)
  );
}
