import type { View } from '../kit/view';
import { readAuthorList } from './author-list';

export type Section = 'works' | 'other' | 'open';
export interface Entry {
  readonly views: readonly View[];
  readonly section: Section;
  /** Year of the heading the entry stands under. */
  readonly headingYear?: number;
}

/** Headings of the parts that list works with authors. */
const WORKS =
  /^(?:[\dIVX]+[.)]\s*)?(?:selected|refereed|peer[- ]reviewed|recent|main|major|journal|conference|international|domestic|book|working|under review|submitted)?\s*(?:(?:and|&|\/)\s*\w+\s*)?(?:publications?|papers?|articles?|books?(?:\s+chapters?)?|proceedings|preprints?|patents?|manuscripts?|works? in progress)\b.{0,40}$|^(?:[\dIVX가-하]+[.)]\s*)?(?:(?:주요|대표|국내|국외|국제|학술|연구|학회|게재|발표|최근)\s*)*(?:논문|업적|실적|저서|저역서|역서|특허|학술지|발표)(?:\s*(?:목록|실적|업적|논문|게재|발표|현황))*(?:\s*\([^)]*\))?$/iu;
const OTHER =
  /^(?:[\dIVX가-하]+[.)]\s*)?(?:education|(?:other |work |professional |research |teaching |industry )?(?:employment|experiences?|positions?|appointments?)|awards?|honou?rs?|fellowships?|grants?|funding|invited|talks?|presentations?|teaching|(?:other|professional|academic) (?:employment|service|activities|academic)|service|program committees?|review|memberships?|skills?|technical|languages?|references?|referees?|interests?|research interests|students?|mentor|development|contact|personal|학력|경력|수상|상훈|자격|교육|강의|봉사|학회\s*활동|활동|연구\s*과제|과제|연구비|기술|어학|병역|추천|인적|관심|외국어|참고)/iu;
const YEAR_HEADING = /^\(?((?:19|20)\d\d)\)?\s*(?:년)?$/u;
const NUMBERED =
  /^\s*(?:\[\s*[A-Z]{0,3}[-.]?\d{1,3}\s*\]|\(\d{1,3}\)|[A-Z]{0,2}\d{1,3}[.)](?!\d)|[•▪■□○●◦‣∙◆◇▶►✓-]\s|[①-⑳])/u;

/** Takes numbers, bullets and a leading year off an entry; says how many characters went. */
export function leadOf(text: string): number {
  let at = 0;
  for (let round = 0; round < 3; round += 1) {
    const lead =
      /^\s*(?:\[\s*[A-Z]{0,3}[-.]?\d{1,3}\s*\]|\(\d{1,3}\)|[A-Z]{0,2}\d{1,3}[.)](?!\d)|[•▪■□○●◦‣∙◆◇▶►✓-]|[①-⑳]|\(?(?:19|20)\d\d\)?[.,:]?(?=\s))\s*/u.exec(
        text.slice(at),
      );
    if (!lead) break;
    at += lead[0].length;
  }
  return at;
}

/** Cuts a document into entries and tells under which kind of heading each stands. */
export function entriesOf(pages: readonly (readonly View[])[]): Entry[] {
  const entries: Entry[] = [];
  let section: Section = 'open';
  let year: number | undefined;
  let current: View[] = [];
  const flush = (): void => {
    if (current.length > 0) entries.push({ views: current, section, ...(year ? { headingYear: year } : {}) });
    current = [];
  };
  for (const views of pages) {
    const leading = usualStep(views);
    for (const view of views) {
      const kind = headingKind(view);
      if (kind) {
        flush();
        if (kind.section) section = kind.section;
        year = kind.year ?? (kind.section ? undefined : year);
        continue;
      }
      if (current.length > 0 && startsEntry(current, view, leading)) flush();
      current.push(view);
    }
  }
  flush();
  return entries;
}

function headingKind(view: View): { section?: Section; year?: number } | null {
  const text = view.text.trim().replace(/[:：]$/u, '');
  const year = YEAR_HEADING.exec(text);
  if (year) return { year: Number(year[1]) };
  if (text.length > 70 || /[.,;]\s|[.]$|“|"/u.test(text)) return null;
  if (WORKS.test(text)) return { section: 'works' };
  return OTHER.test(text) && text.split(/\s+/u).length <= 8 && view.line.cells.length === 1
    ? { section: 'other' }
    : null;
}

/** The usual step between two lines of a page, in points. */
function usualStep(views: readonly View[]): number {
  const steps = views
    .slice(1)
    .map((v, i) => v.line.baseline - (views[i]?.line.baseline ?? 0))
    .filter((s) => s > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.3)] ?? 0;
}

function startsEntry(current: readonly View[], view: View, leading: number): boolean {
  const last = current[current.length - 1] as View;
  const first = current[0] as View;
  if (NUMBERED.test(view.text)) return true;
  const newPage = view.line.page !== last.line.page;
  const step = view.line.baseline - last.line.baseline;
  if (!newPage && leading > 0 && step > 1.35 * leading) return true;
  if (NUMBERED.test(first.text)) return newPage && startsWithPeople(view);
  // Hanging indent: the first line stands out to the left of the ones after it.
  const indented = current.length > 1 && last.line.box.x > first.line.box.x + 4;
  if (indented && view.line.box.x < last.line.box.x - 4) return true;
  return (
    /[.)\]”"。]\s*$|\d\s*$/u.test(last.text) &&
    view.line.box.x <= first.line.box.x + 2 &&
    (startsWithPeople(view) || startsWithTitle(current, view))
  );
}

/** A title in quotes begins an entry where the one before has a title or a year; else it follows the authors it belongs to. */
function startsWithTitle(current: readonly View[], view: View): boolean {
  const text = current.map((v) => v.text).join(' ');
  return /^[“"「『《]/u.test(view.text) && /[“"「『《].+[”"」』》]|(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
}

function startsWithPeople(view: View): boolean {
  const list = readAuthorList(view.text, leadOf(view.text));
  return list !== null && (list.authors.length >= 2 || (list.closed && list.authors.length === 1));
}
