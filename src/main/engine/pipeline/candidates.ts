import type { Candidate } from '../domain/person';
import { isHangul, jamoDistance } from '../names';
import type { DocumentDraft, PersonDraft } from './draft';

/** Alternatives shown for one reading. */
const MOST = 5;
/** How much a printed name one letter away says; below what any reader gives its own alternatives. */
const NEIGHBOUR = 0.5;

/**
 * For every reading a person must look at: names that the applicant's other documents print and that are one jamo (one letter
 * in Latin) away, after the alternatives the reader itself gave. They are offered, never taken.
 */
export function addCandidates(drafts: readonly DocumentDraft[]): void {
  const printed = drafts.flatMap((d) =>
    d.persons
      .filter((p) => p.flag === null && !p.isSelf)
      .map((p) => ({ name: p.form.display, documentId: d.document.id })),
  );
  for (const d of drafts)
    for (const p of d.persons) {
      if (p.flag === null) continue;
      const elsewhere = printed.filter((x) => x.documentId !== d.document.id).map((x) => x.name);
      p.candidates = merge(p.raw.candidates, neighbours(p, elsewhere));
    }
}

function neighbours(p: PersonDraft, names: readonly string[]): Candidate[] {
  const own = p.form.display;
  return [...new Set(names)]
    .filter((name) => name !== own && oneAway(own, name))
    .map((name) => ({ name, confidence: NEIGHBOUR, source: 'other_document' }));
}

function oneAway(a: string, b: string): boolean {
  if (isHangul(a) && isHangul(b)) return jamoDistance(a, b) === 1;
  if (isHangul(a) || isHangul(b)) return false;
  return lettersApart(a.toLowerCase(), b.toLowerCase());
}

/** Exactly one letter replaced, dropped or added. */
function lettersApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const longer = a.length >= b.length ? a : b;
  const shorter = a.length >= b.length ? b : a;
  return longer.slice(i + 1) === shorter.slice(a.length === b.length ? i + 1 : i);
}

/** The reader's own alternatives first; a name both offer counts once, with both sources' better confidence. */
function merge(own: readonly Candidate[], other: readonly Candidate[]): Candidate[] {
  const out = new Map<string, Candidate>();
  for (const c of [...own, ...other]) {
    const known = out.get(c.name);
    if (!known || known.confidence < c.confidence) out.set(c.name, c);
  }
  return [...out.values()].sort((a, b) => b.confidence - a.confidence).slice(0, MOST);
}
