import type { Observations } from '../../../domain/person';
import type { DocumentLayout } from '../../layout';
import { bracedEmails } from './affiliations';
import type { Byline } from './byline';
import type { Front } from './front';

/** Signs that the list may be incomplete although it reads well. */
export function doubtsOf(
  doc: DocumentLayout,
  front: Front,
  used: readonly Byline[],
  found: number,
): Pick<Observations, 'doubts'> {
  const [main] = used;
  if (!main) return {};
  const unknown = main.units.reduce((sum, u) => sum + u.unknown, 0);
  const doubtful =
    unknown > 0 ||
    front.fallback ||
    manyAddresses(front, found) ||
    headsDisagree(doc, found) ||
    unusedSigns(front, main) ||
    leftOut(front, main) ||
    front.search.bylines.some((b) => !used.includes(b));
  return doubtful ? { doubts: ['layout_unknown'] } : {};
}

/** More addresses in braces than authors. */
function manyAddresses(front: Front, found: number): boolean {
  return (
    bracedEmails(
      front.units
        .filter((u) => u.line.text.includes('@'))
        .map((u) => u.line.text)
        .join(' '),
    ).length > found
  );
}

/** A running head says "et al." over a paper with one author. */
function headsDisagree(doc: DocumentLayout, found: number): boolean {
  if (found > 2) return false;
  return doc.pages.some((p) =>
    p.lines.some((l) => l.furniture === 'header' && /^\P{L}*\p{Lu}[\p{L}-]+ et al\b/u.test(l.text)),
  );
}

/** A numbered affiliation that no author points to: its author may not have been read. */
function unusedSigns(front: Front, main: Byline): boolean {
  const used = new Set(main.authors.flatMap((a) => a.markers));
  const numbered = front.units
    .filter((u) => u.kind === 'affiliation' && u.judged[0]?.segment.leads)
    .map((u) => u.judged[0]?.segment.markers[0] ?? '')
    .filter((m) => /^\d{1,2}$/u.test(m));
  return used.size > 0 && numbered.length > 1 && numbered.some((m) => !used.has(m));
}

/** Well-shaped names in the byline's own type that were not taken up. */
function leftOut(front: Front, main: Byline): boolean {
  const first = main.units[0];
  return front.search.passed.some(
    (u) =>
      first !== undefined &&
      u.line.fontSize === first.line.fontSize &&
      u.line.bold === first.line.bold &&
      u.names.length > 0 &&
      u.names.every((n) => n.script === main.script && n.score >= 0.8),
  );
}
