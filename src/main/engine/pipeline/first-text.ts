import type { Page } from '../domain/page';
import type { PageReading } from '../pool/tasks';

/** Pages looked at to tell a document's type, and characters kept of them. */
const PAGES = 3;
const CHARACTERS = 6000;

/** Text of the first usable pages in source order, with a line break where the next word stands lower. */
export function firstText(pages: readonly PageReading[]): string {
  let text = '';
  for (const reading of pages.filter((p) => p.usable).slice(0, PAGES)) {
    let lastY = Number.NaN;
    for (const w of (JSON.parse(reading.json) as Page).words) {
      text += Math.abs(w.box.y - lastY) > w.box.h / 2 ? '\n' : ' ';
      text += w.text;
      lastY = w.box.y;
      if (text.length > CHARACTERS) return text.slice(0, CHARACTERS);
    }
    text += '\n';
  }
  return text;
}
