import type { DocumentLayout, Line } from '../../layout';
import { emailFits, emailsIn } from './affiliations';
import type { Author } from './byline';
import { segmentLine } from './segments';
import { CORRESPONDING } from './vocabulary';

/**
 * Who is named as the author to write to: by sign and footnote, by name beside the word, by an address that fits one author only.
 * Empty when the page does not say, or says it in a way that could mean several.
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
      const near = [page.lines[i - 2], page.lines[i - 1]].filter((l): l is Line => l !== undefined);
      const after = page.lines
        .slice(i, i + 4)
        .map((l) => l.text)
        .join(' ');
      for (const author of pick(line, near, after, authors)) found.add(author);
      if (found.size > 0) return found;
    }
  }
  return found;
}

function pick(line: Line, near: readonly Line[], after: string, authors: readonly Author[]): Author[] {
  const at = line.text.search(CORRESPONDING);
  const beside = authors.filter((a) => namedBeside(line.text, at, a));
  if (beside.length === 1) return beside;
  const signs = [signsAt(line), ...[...near].reverse().map(signsAt)].find((s) => s.length > 0) ?? [];
  const marked = authors.filter((a) => a.markers.some((m) => signs.includes(m)));
  if (marked.length > 0 && marked.length < Math.max(2, authors.length)) return marked;
  const mails = emailsIn(after.slice(0, 250));
  const fitting = authors.filter((a) => mails.slice(0, 1).some((m) => emailFits(m, a.name.text)));
  return fitting.length === 1 ? fitting : [];
}

/** "Corresponding author: Gil-Dong Hong", "Hong (corresponding author)", "교신저자: 홍길동". */
function namedBeside(text: string, at: number, author: Author): boolean {
  const name = author.name.text;
  const behind = text.slice(at, at + 90);
  if (behind.includes(name)) return true;
  const before = text.slice(Math.max(0, at - 30), at);
  if (author.name.script === 'ko') return new RegExp(`${name}\\s*[(（]?\\s*$`, 'u').test(before);
  const surname = name.split(' ').pop() ?? name;
  return surname.length > 1 && new RegExp(`(^|[^\\p{L}])${escape(surname)}\\s*[(（]\\s*$`, 'u').test(before);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** Signs a footnote begins with. */
function signsAt(line: Line): readonly string[] {
  const first = segmentLine(line)[0];
  return first?.leads || (first && first.tokens.length === 0) ? first.markers : [];
}
