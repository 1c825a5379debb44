import type { DocumentLayout, Line } from '../../layout';
import type { Front } from './front';
import { VENUE } from './vocabulary';

const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/gu;
const ARXIV = /arXiv:\s*(\d{2})(\d{2})\.\d{4,5}/iu;

/** The year of the work: copyright and publication notices before volumes, volumes before anything else on the first pages. */
export function findYear(doc: DocumentLayout, front: Front, latest: number): number | undefined {
  const lines = [front.layout, doc.pages[0]].filter((p) => p !== undefined).flatMap((p) => p.lines);
  const rotated = front.layout.rotated.map((w) => w.text).join(' ');
  const groups: ((l: Line) => boolean)[] = [
    (l) => /©|copyright|\(c\)|published|accepted|online|게재|출판|발행/iu.test(l.text),
    (l) => VENUE.test(l.text),
    (l) => l.furniture !== undefined,
    (l) => front.zone.lines.includes(l),
  ];
  for (const group of groups) {
    const years = lines.filter(group).flatMap((l) => [...l.text.matchAll(YEAR)].map((m) => Number(m[1])));
    const good = years.filter((y) => y >= 1950 && y <= latest);
    if (good.length > 0) return Math.max(...good);
  }
  const stamp = ARXIV.exec([rotated, ...lines.map((l) => l.text)].join(' '));
  return stamp ? 2000 + Number(stamp[1]) : undefined;
}

/** The journal or conference as the first page prints it. */
export function findVenue(front: Front): string | undefined {
  const line = front.layout.lines.find(
    (l) =>
      /journal|proceedings|transactions|conference|symposium|workshop|letters|review of|학회지|논문지|학술지|학술대회|논문집/iu.test(
        l.text,
      ) &&
      VENUE.test(l.text) &&
      !/https?:|@|homepage|contents lists/iu.test(l.text) &&
      !front.title?.lines.includes(l) &&
      (l.furniture !== undefined || front.zone.lines.includes(l)) &&
      l.text.length < 140,
  );
  return line?.plain.replace(/\s+/gu, ' ').trim();
}
