import { looksLikeName } from '../../../names';
import type { DocumentLayout } from '../../layout';
import { bracedEmails, emailFits, emailsIn } from './affiliations';
import type { Author } from './byline';
import type { Front } from './front';
import type { PairedAuthor } from './pairing';

/** What the rest of the paper says about its authors. Each source speaks for a name it carries too. */
export interface Witnesses {
  readonly emails: readonly string[];
  /** Running heads and notes on how to cite, where family names are repeated. */
  readonly heads: string;
  /** Openings of biographies at the end. */
  readonly bios: readonly string[];
}

export function gatherWitnesses(doc: DocumentLayout, front: Front): Witnesses {
  const first = front.layout.lines.map((l) => l.text);
  const emails = [...first.flatMap(emailsIn), ...bracedEmails(first.join(' '))];
  const heads = doc.pages
    .flatMap((p) => p.lines)
    .filter(
      (l) =>
        l.furniture === 'header' ||
        l.furniture === 'footer' ||
        /cite this|citation:|reference format/iu.test(l.text),
    )
    .map((l) => l.text);
  const cite = first.findIndex((t) => /cite this|citation:|reference format|인용/iu.test(t));
  const last = doc.pages
    .slice(-2)
    .filter((p) => p !== front.layout)
    .flatMap((p) => p.lines.map((l) => l.text.slice(0, 40)));
  return {
    emails,
    heads: [...heads, ...(cite >= 0 ? first.slice(cite, cite + 5) : [])].join(' '),
    bios: last,
  };
}

/** Does anything beside the byline carry this name? */
export function witnessed(author: Author, w: Witnesses): boolean {
  const name = author.name.text;
  if (w.emails.some((m) => emailFits(m, name))) return true;
  const key = author.name.script === 'ko' ? name : (name.split(' ').pop() ?? name);
  if (key.length > 1 && contains(w.heads, key)) return true;
  const dense = name.replace(/\s/gu, '');
  return w.bios.some((b) => b.replace(/\s/gu, '').startsWith(dense));
}

function contains(text: string, word: string): boolean {
  return new RegExp(`(^|[^\\p{L}])${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}([^\\p{L}]|$)`, 'iu').test(
    text,
  );
}

export interface Doubt {
  /** Byline found without a title above it. */
  readonly fallback: boolean;
  readonly affiliated: boolean;
  readonly witnessed: boolean;
}

/**
 * How sure this is an author, the reading of the letters aside: shape of the name, clarity of the list it stands in, and what else speaks for it. Weights are start
 * values, set so that a lone well-shaped name without any further evidence stays under the review threshold of 0.7.
 */
export function authorCertainty(paired: PairedAuthor, doubt: Doubt): number {
  const { author, byline } = paired;
  const look = looksLikeName(author.name.text);
  const shape = look.ok
    ? Math.max(author.name.score, (author.name.score + look.score) / 2)
    : author.name.score - 0.25;
  let c = 0.4 + 0.3 * shape;
  if (byline.authors.length > 1) c += 0.08;
  if (author.markers.length > 0) c += 0.05;
  if (doubt.affiliated) c += 0.07;
  if (doubt.witnessed) c += 0.08;
  if (paired.confirmed) c += 0.12;
  if (author.unit.labelled) c += 0.06;
  if (doubt.fallback) c -= 0.15;
  if (!author.sure) c = Math.min(c, 0.6);
  return Math.max(0.05, Math.min(0.98, c));
}
