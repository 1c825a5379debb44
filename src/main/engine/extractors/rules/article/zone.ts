import { joinWords, type Line, type PageLayout } from '../../layout';
import {
  ABSTRACT,
  AUTHOR_LABEL,
  BADGE,
  FIRST_SECTION,
  ORGANISATION,
  VENUE_NAME,
  VENUE_SIGN,
} from './vocabulary';

/** The top of a paper: where title, authors and affiliations stand. */
export interface Zone {
  readonly layout: PageLayout;
  /** In reading order, furniture left out, up to the abstract or the first paragraph. */
  readonly lines: readonly Line[];
  /** Did a heading end it (not just running text, or the end of the page)? */
  readonly headed: boolean;
}

const MAX_LINES = 90;

/** Lines above the abstract, the first section or the first paragraph of running text. */
export function headerZone(layout: PageLayout, bodyFontSize: number): Zone {
  const lines = layout.lines.filter((l) => l.furniture !== 'page_number' && l.furniture !== 'stamp');
  let end = Math.min(lines.length, MAX_LINES);
  let headed = false;
  for (let i = 0; i < end; i += 1) {
    const line = lines[i] as Line;
    if (i > 0 && startsBody(line)) {
      end = i;
      headed = true;
      break;
    }
    if (
      i > 1 &&
      isProse(line, bodyFontSize) &&
      [lines[i + 1], lines[i + 2]].some((l) => l && isProse(l, bodyFontSize))
    ) {
      end = i;
      break;
    }
  }
  return { layout, lines: lines.slice(0, end), headed };
}

/** A heading of the abstract or of the first section, in any cell of the line. */
export function startsBody(line: Line): boolean {
  return line.cells.some((cell) => {
    const text = cell.plain.trim();
    return (
      ABSTRACT.test(text) ||
      FIRST_SECTION.test(text) ||
      /^\W*(요약|초록|국문초록|영문초록|서론)\W*$/u.test(text.replace(/\s/gu, ''))
    );
  });
}

/** A line of running text: mostly words in lower case, or Korean words with their endings. */
export function isProse(line: Line, bodyFontSize: number): boolean {
  if (bodyFontSize > 0 && line.fontSize > 1.2 * bodyFontSize) return false;
  if (AUTHOR_LABEL.test(line.text)) return false;
  const words = line.text.split(/\s+/u).filter((w) => /\p{L}/u.test(w));
  const hangul = words.filter((w) => /[가-힣]/u.test(w));
  if (hangul.length > words.length / 2) {
    const inflected = hangul.filter((w) =>
      /[가-힣](은|는|이|가|을|를|의|에|에서|으로|로|와|과|한|하는|하고|하여|된|다|며|및)[.,]?$/u.test(w),
    );
    return words.length >= 6 && inflected.length >= 3 && inflected.length >= 0.35 * hangul.length;
  }
  const low = words.filter((w) => /^[("“‘']*\p{Ll}/u.test(w) && !/@/u.test(w));
  const institutions = words.filter((w) => ORGANISATION.test(w)).length;
  return words.length >= 7 && low.length >= 0.5 * words.length && institutions < 3;
}

export interface Title {
  readonly text: string;
  readonly lines: readonly Line[];
}

/**
 * The lines in the largest type, names of journals and badges aside. `isNames` tells lines that hold an author list: on pages set
 * in one size they follow the title without a change of type.
 */
export function findTitle(zone: Zone, isNames: (line: Line, first: boolean) => boolean): Title | undefined {
  const candidates = zone.lines.filter((l) => isTitleLine(l));
  const largest = Math.max(0, ...candidates.map((l) => l.fontSize));
  const start = candidates.find((l) => l.fontSize >= 0.97 * largest && letters(l) >= 4);
  if (!start) return undefined;
  const at = zone.lines.indexOf(start);
  // A page in one type throughout: nothing but the words tells where the title ends.
  const uniform = zone.lines.every((l) => l.fontSize >= 0.97 * largest && l.bold === start.bold);
  const lines: Line[] = [];
  for (let i = at; i < zone.lines.length; i += 1) {
    const line = zone.lines[i] as Line;
    const before = lines[lines.length - 1];
    if (before) {
      const gap = line.baseline - before.baseline;
      if (Math.abs(line.fontSize - start.fontSize) > 0.06 * start.fontSize || line.bold !== start.bold) break;
      if (gap > 2.6 * line.fontSize || gap < 0) break;
      if (isNames(line, uniform || gap > 1.75 * line.fontSize)) break;
    }
    lines.push(line);
  }
  return { text: joinTitle(lines), lines };
}

function isTitleLine(line: Line): boolean {
  const text = line.plain.trim();
  return (
    line.furniture === undefined &&
    !BADGE.test(text) &&
    !isVenue(line) &&
    letters(line) >= 2 &&
    !/@|https?:/u.test(text) &&
    !/^\d+$/u.test(text)
  );
}

/** A line that names the journal rather than the paper: begins or ends as journals' names do, or carries a volume or an address. */
export function isVenue(line: Line): boolean {
  return VENUE_NAME.test(line.plain.trim()) || VENUE_SIGN.test(line.plain);
}

function letters(line: Line): number {
  return line.plain.match(/\p{L}/gu)?.length ?? 0;
}

function joinTitle(lines: readonly Line[]): string {
  return lines
    .map((l) => joinWords(l.words.filter((w) => w.fontSize >= 0.75 * l.fontSize && !w.sup && !w.sub)))
    .join(' ')
    .replace(/(?<=\p{Ll})- (?=\p{Ll})/gu, '')
    .replace(/[\s*∗†‡§]+$/u, '')
    .slice(0, 300);
}
