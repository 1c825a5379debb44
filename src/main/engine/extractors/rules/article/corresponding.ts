import type { DocumentLayout, Line } from '../../layout';
import { emailFits, emailsIn } from './affiliations';
import type { Author } from './byline';
import { beginsWith, namedBefore, namedBehind } from './named';
import { segmentLine } from './segments';
import { byConvention } from './sign-notes';
import { tokenize } from './tokens';
import { CORRESPONDING, HEADING_WORDS } from './vocabulary';

/**
 * Who is named as the author to write to: by sign and footnote, by name beside the word, by an address that fits one author only,
 * and where no word says it, by the signs that mean it in print. Empty when the page does not say, or could mean several.
 */
export function correspondingAuthors(doc: DocumentLayout, authors: readonly Author[]): Set<Author> {
  const found = new Set<Author>();
  for (const author of authors) {
    if (
      author.markers.some((m) => m === '✉') ||
      author.brackets.some((b) => CORRESPONDING.test(b) || /✉/u.test(b))
    )
      found.add(author);
  }
  if (found.size > 0) return found;
  const pages = [doc.pages[0], doc.pages[1], doc.pages[doc.pages.length - 1]].filter((p) => p !== undefined);
  for (const page of new Set(pages)) {
    for (const [i, line] of page.lines.entries()) {
      if (!CORRESPONDING.test(line.text)) continue;
      for (const author of pick(page.lines, i, authors)) found.add(author);
      if (found.size > 0) return found;
    }
  }
  return new Set(byConvention(doc, authors));
}

/** Lines that may still belong to a heading above them. */
const BELOW = 3;

function pick(lines: readonly Line[], at: number, authors: readonly Author[]): readonly Author[] {
  const line = lines[at] as Line;
  const cue = line.text.search(CORRESPONDING);
  const beside = namedBeside(line, lines[at + 1], cue, authors);
  if (beside.length > 0) return beside;
  const heading = isHeading(line);
  if (heading) {
    const below = lines.slice(at + 1, at + 1 + BELOW);
    const named = below.map((l) => authors.filter((a) => beginsWith(l.text, a)));
    const first = named.find((n) => n.length > 0);
    if (first?.length === 1) return first;
  }
  const own = signBefore(line, authors);
  // The line above a heading belongs to something else.
  const near = heading ? [] : [lines[at - 1], lines[at - 2]].filter((l) => l !== undefined);
  const signs = own ? [own] : ([line, ...near].map(signsAt).find((s) => s.length > 0) ?? []);
  const marked = authors.filter((a) => a.markers.some((m) => signs.includes(m)));
  if (marked.length > 0 && marked.length < Math.max(2, authors.length)) return marked;
  const after = lines
    .slice(at, at + 4)
    .map((l) => l.text)
    .join(' ');
  const mail = emailsIn(after.slice(0, 250))[0];
  const fitting = authors.filter((a) => mail !== undefined && emailFits(mail, a.name.text));
  return fitting.length === 1 ? fitting : [];
}

/** Names in the sentence of the cue; several only where it speaks of several. */
function namedBeside(
  line: Line,
  next: Line | undefined,
  cue: number,
  authors: readonly Author[],
): readonly Author[] {
  const before = line.text.slice(Math.max(0, cue - 30), cue);
  const front = authors.filter((a) => namedBefore(before, a));
  if (front.length === 1) return front;
  const word = CORRESPONDING.exec(line.text)?.[0] ?? '';
  const behind = line.text.slice(cue + word.length);
  const named = namedBehind(behind, authors);
  const several = /authors|저자들|공동/iu.test(line.text.slice(cue, cue + word.length + 10));
  if (named.length > 0) return named.length === 1 || several ? named : [];
  if (!next || behind.trim() === '') return [];
  // "Corresponding author: Milo" / "Farrow": the name breaks at the line's end.
  const broken = namedBehind(`${behind} ${next.text}`, authors).filter((a) => !beginsWith(next.text, a));
  return broken.length === 1 ? broken : [];
}

function isHeading(line: Line): boolean {
  if (line.text.length > 60) return false;
  const rest = line.text.replace(CORRESPONDING, ' ').replace(HEADING_WORDS, ' ');
  return !/[\p{L}\p{N}@]/u.test(rest.replace(/^\W*[\d]{1,2}\W/u, ''));
}

/** The sign of an author that stands nearest before the word: one line may hold several notes, each behind its own sign. */
function signBefore(line: Line, authors: readonly Author[]): string | undefined {
  const tokens = tokenize(line);
  const words = tokens.map((t) => t.text);
  const cue = tokens.findIndex((_, i) => {
    const text = words.slice(i, i + 4).join(' ');
    return CORRESPONDING.exec(text)?.index === 0;
  });
  const used = new Set(authors.flatMap((a) => a.markers));
  for (let i = cue - 1; i >= 0; i -= 1) {
    if (tokens[i]?.kind !== 'marker') continue;
    let from = i;
    while (tokens[from - 1]?.kind === 'marker' && words[from - 1] === words[i]) from -= 1;
    const sign = words.slice(from, i + 1).join('');
    if (used.has(sign)) return sign;
    i = from;
  }
  return undefined;
}

/** Signs a footnote begins with. */
function signsAt(line: Line): readonly string[] {
  const first = segmentLine(line)[0];
  return first?.leads || (first && first.tokens.length === 0) ? first.markers : [];
}
