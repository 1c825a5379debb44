import type { Author } from './byline';

/** How far behind a cue a name still belongs to it, in letters. */
const REACH = 90;
/** A full stop behind a word of three letters and more ends a sentence; behind fewer it ends an initial. */
const SENTENCE = /(?<=[\p{L}\p{M}]{3,})\.\s/u;
const TITLE = '(?:(?:dr|prof|professor|mr|mrs|ms)\\.?\\s+)?';

/** The authors named in the sentence behind a cue ("Corresponding author: Gil-Dong Hong"), in the byline's order. */
export function namedBehind(behind: string, authors: readonly Author[]): Author[] {
  const sentence = fold(behind.slice(0, REACH).split(SENTENCE)[0] ?? '');
  const full = authors.filter((a) => ordersOf(a).some((name) => holds(sentence, fold(name))));
  if (full.length > 0) return full;
  // "Correspondence to M. Farrow": initials with a family name that one author has.
  const short = authors.filter((a) =>
    new RegExp(`^[^\\p{L}]*(to[^\\p{L}]+)?${TITLE}${shortForm(a)}`, 'u').test(sentence),
  );
  return short.length === 1 ? short : [];
}

/** A Latin name as printed and with its family name at the other end. */
function ordersOf(author: Author): string[] {
  const name = author.name.text;
  if (author.name.script === 'ko') return [name];
  const [family, given] = name.split(/,\s*/u);
  if (family && given) return [name, `${given} ${family}`];
  const words = name.split(' ');
  return words.length < 2 ? [name] : [name, `${words[words.length - 1]}, ${words.slice(0, -1).join(' ')}`];
}

/** Does the text begin with this author's name? */
export function beginsWith(text: string, author: Author): boolean {
  const bare = fold(text)
    .replace(/^[^\p{L}]+/u, '')
    .replace(new RegExp(`^${TITLE}`, 'u'), '');
  const name = fold(author.name.text);
  return (
    bare.startsWith(name) &&
    !/^[\p{L}\p{M}]/u.test(author.name.script === 'ko' ? '' : bare.slice(name.length))
  );
}

/** "Hong (corresponding author)", "홍길동(교신저자)": the name right before the bracket. */
export function namedBefore(before: string, author: Author): boolean {
  const name = author.name.text;
  if (author.name.script === 'ko') return new RegExp(`${escape(name)}\\s*[(（]?\\s*$`, 'u').test(before);
  const surname = name.split(' ').pop() ?? name;
  return surname.length > 1 && new RegExp(`(^|[^\\p{L}])${escape(surname)}\\s*[(（]\\s*$`, 'iu').test(before);
}

/** Capitals and accents differ between byline and footnote. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

function holds(text: string, name: string): boolean {
  if (/[가-힣]/u.test(name)) return text.includes(name);
  return new RegExp(`(^|[^\\p{L}])${escape(name)}($|[^\\p{L}])`, 'u').test(text);
}

function shortForm(author: Author): string {
  const tokens = fold(author.name.text).split(' ');
  const surname = tokens.pop() ?? '';
  const initial = tokens[0]?.[0];
  if (author.name.script === 'ko' || surname.length < 2 || !initial) return '(?!)';
  return `${escape(initial)}\\.(?:[\\s-]*\\p{L}\\.)*\\s*${escape(surname)}(?!\\p{L})`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
