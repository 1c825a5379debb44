import type { DocumentLayout, Line } from '../../layout';
import { emailFits, emailsIn } from './affiliations';
import type { Author } from './byline';
import { judgeSegment } from './judge';
import { beginsWith } from './named';
import { segmentLine } from './segments';
import { CONTACT } from './vocabulary';

/** The sign that stands for the author to write to where no note gives it another meaning. */
const STAR = /^[*∗⁎＊](?![*∗⁎＊])\s*/u;
const SYMBOL = /^[^\p{L}\p{N}]+$/u;
/** Notes below tables begin with an asterisk too. */
const TABLE_NOTE = /^p\s*[<=≤]|signific|유의/iu;
/** Lines below a name in which its address still stands. */
const ADDRESS = 4;

/**
 * Who corresponds on pages that never say the word: "CONTACT Name", "* Name" over an address, "* address", or a lone asterisk on
 * one author of several that no note explains otherwise.
 */
export function byConvention(doc: DocumentLayout, authors: readonly Author[]): readonly Author[] {
  if (authors.length < 2) return [];
  const pages = [...new Set([doc.pages[0], doc.pages[1]])].filter((p) => p !== undefined);
  for (const page of pages) {
    for (const line of page.lines) {
      const label = CONTACT.exec(line.text);
      const named = label ? only(authors, (a) => beginsWith(line.text.slice(label[0].length), a)) : [];
      if (named.length > 0) return named;
    }
  }
  if (countsWithSigns(authors)) return [];
  const starred = authors.filter((a) => a.markers.includes('*'));
  if (pages.some((p) => p.lines.some(starsAffiliation))) return [];
  for (const page of pages) {
    for (const [i, line] of page.lines.entries()) {
      const note = noteOf(line);
      if (note === undefined) continue;
      const said = noted(note, page.lines.slice(i, i + ADDRESS), authors, starred);
      if (said.length > 0) return said;
      if (starred.length > 0 && note !== '') return [];
    }
  }
  return starred.length === 1 ? starred : [];
}

/** Asterisks and daggers in turn only count the authors or their affiliations. */
function countsWithSigns(authors: readonly Author[]): boolean {
  return (
    authors.some((a) => a.markers.some((m) => /^\*{2,}$/u.test(m))) ||
    authors.every((a) => a.markers.some((m) => SYMBOL.test(m)))
  );
}

/** "한빛대학교, *새벽대학교": the asterisk points to an institution. */
function starsAffiliation(line: Line): boolean {
  const segments = segmentLine(line);
  return (
    segments.length > 1 &&
    segments.some(
      (s, i) => i > 0 && s.leads && s.markers.includes('*') && judgeSegment(s).kind === 'affiliation',
    )
  );
}

/** What stands behind the asterisk a line begins with. */
function noteOf(line: Line): string | undefined {
  const star = STAR.exec(line.text);
  const note = star && line.text.slice(star[0].length).trim();
  return note === null || TABLE_NOTE.test(note) ? undefined : note;
}

/** Whom an asterisk's note names: by name with an address below, or by an address that is all it says. */
function noted(
  note: string,
  lines: readonly Line[],
  authors: readonly Author[],
  starred: readonly Author[],
): readonly Author[] {
  const mail = emailsIn(lines.map((l) => l.text).join(' '))[0];
  if (mail === undefined) return [];
  const named = only(authors, (a) => beginsWith(note, a));
  if (named.length > 0) return named;
  const bare = /^(e-?mails?|이메일)?\s*(address(es)?)?\s*[:：]?\s*\S+@\S+/iu.test(note);
  if (!bare) return [];
  if (starred.length > 0 && starred.length < authors.length) return starred;
  return only(authors, (a) => emailFits(mail, a.name.text));
}

function only(authors: readonly Author[], is: (author: Author) => boolean): readonly Author[] {
  const hits = authors.filter(is);
  return hits.length === 1 ? hits : [];
}
