import type { Author, Byline } from './byline';
import { overlaps } from './byline';
import type { Unit } from './units';
import { CORRESPONDING, NOT_AUTHORS } from './vocabulary';

/** Marker → text of the affiliation or footnote that begins with it. */
export type Notes = ReadonlyMap<string, string>;

/** Lines that begin with a sign, with the lines they run on over. */
export function readNotes(units: readonly Unit[]): Notes {
  const notes = new Map<string, string>();
  let open: string[] = [];
  for (const unit of units) {
    if (unit.kind === 'names') {
      open = [];
      continue;
    }
    const first = unit.judged[0]?.segment;
    if (!first) continue;
    for (const { segment } of unit.judged) {
      if (segment.leads || (segment === first && segment.markers.length > 0 && segment.tokens.length === 0))
        open = [...segment.markers];
      const text = [segment.text, ...segment.brackets.map((b) => `(${b})`)].filter(Boolean).join(' ');
      for (const marker of open) notes.set(marker, [notes.get(marker), text].filter(Boolean).join(', '));
      // "Mozilla Corporation*": the sign may stand behind.
      if (!segment.leads && segment.tokens.length > 0 && open.length === 0) {
        for (const marker of segment.markers) if (!notes.has(marker)) notes.set(marker, text);
      }
    }
  }
  return notes;
}

/** Affiliation of each author: by sign, by bracket, by the column below, or the one all share. */
export function affiliationOf(
  author: Author,
  byline: Byline,
  units: readonly Unit[],
  notes: Notes,
): string | undefined {
  const parts: string[] = [];
  if (author.name.rest) parts.push(author.name.rest);
  for (const marker of author.markers) {
    const text = notes.get(marker);
    if (text && !CORRESPONDING.test(text) && !/@/u.test(text)) parts.push(text);
  }
  if (parts.length === 0) {
    const own = author.brackets.filter(
      (b) => b !== author.name.alias && !CORRESPONDING.test(b) && b.length > 3 && !/\d{4}-/u.test(b),
    );
    parts.push(...own);
  }
  const inline = author.unit.judged
    .filter((j) => j.kind === 'affiliation' || j.kind === 'place')
    .map((j) => j.segment.text);
  if (parts.length === 0 && byline.structure !== 'list')
    parts.push(...inline, ...below(author, byline, units));
  if (parts.length === 0 && inline.length > 0) parts.push(...inline);
  if (parts.length === 0 && notes.size === 0) parts.push(...shared(byline, units));
  const text = parts.join('; ').replace(/\s+/gu, ' ').trim();
  return text === '' ? undefined : text.slice(0, 200);
}

/** Affiliation units under a name of a grid or stack, down to the next name of the same column. */
function below(author: Author, byline: Byline, units: readonly Unit[]): string[] {
  const out: string[] = [];
  for (const u of units.slice(units.indexOf(author.unit) + 1)) {
    if (u.line === author.unit.line || !overlaps(u, author.unit)) continue;
    if (u.kind === 'names') {
      if (byline.units.includes(u)) break;
      continue;
    }
    if (u.kind === 'affiliation' && !NOT_AUTHORS.test(u.text)) out.push(u.text);
    if (u.kind === 'email' && out.length > 0) break;
  }
  return out.length > 0 ? [out.join(', ')] : [];
}

function shared(byline: Byline, units: readonly Unit[]): string[] {
  const last = byline.units[byline.units.length - 1];
  if (!last) return [];
  const after = units.slice(units.indexOf(last) + 1);
  const end = after.findIndex((u) => u.kind === 'names' || NOT_AUTHORS.test(u.text));
  const own = (end < 0 ? after : after.slice(0, end)).filter((u) => u.kind === 'affiliation');
  return own.length > 0 ? [own.map((u) => u.text).join(', ')] : [];
}

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

/** Complete addresses of a text. Those in braces stay out: they need to be paired first. */
export function emailsIn(text: string): string[] {
  return (text.replace(/\{[^}]*\}\s*@\S+/gu, ' ').match(MAIL) ?? []).map((m) => m.replace(/\.$/u, ''));
}

/** Local parts in braces ("{hong,kim}@uni.ac.kr"), joined with their domain. Machine translation garbles them: letters only. */
export function bracedEmails(text: string): string[] {
  const out: string[] = [];
  for (const m of text.matchAll(/\{([^}]*)\}\s*@\s*([\w.-]+)/gu)) {
    for (const local of (m[1] ?? '').split(/[,;|]/u))
      if (/^[\w.+-]+$/u.test(local.trim())) out.push(`${local.trim()}@${m[2]}`);
  }
  return out;
}

/** Does the part before the @ carry the author's name? Family name, or initials with it, or the given name. */
export function emailFits(email: string, name: string): boolean {
  const local = fold(email.split('@')[0] ?? '');
  const tokens = name
    .split(/[\s.-]+/u)
    .map(fold)
    .filter(Boolean);
  if (local.length < 2 || tokens.length === 0) return false;
  const long = tokens.filter((t) => t.length >= 3);
  if (long.some((t) => local.includes(t) || (t.length > 5 && local.includes(t.slice(0, 5))))) return true;
  const initials = tokens.map((t) => t[0]).join('');
  return initials.length >= 3 && local.includes(initials);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/gu, '');
}
