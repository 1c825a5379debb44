import { createSelfMatcher } from '../../../names';
import { readName, type ReadName } from '../kit/names';
import { packedIndex, type View } from '../kit/view';
import { foundIn, type Found } from './found';
import { soundOf } from './labels';

export type Degree = 'bachelor' | 'master' | 'doctor';

export interface Cover {
  readonly author?: Found;
  readonly degree?: Degree;
  readonly year?: number;
  readonly title?: string;
  /** Fillers met where the author's name belongs. */
  readonly placeholders: readonly string[];
}

/** "홍길동의 공학석사 학위논문을 인준함", "이 논문을 홍길동의 석사학위 논문으로 인정함"; spaces left out. */
const PASSED =
  /^(?:(?:이|위|본)?논문을)?(.{2,40}?)의(?:[가-힣]{0,8})(?:석사|박사|학사)(?:학위)?(?:청구)?논문(?:을|으로|심사를)(?:.{0,12}(?:인준|인정|심사|완료|통과|합격|승인)|$)/u;
/** "위 홍길동의 …": a word that points at the thesis or its author. 이 and 위 are family names as well. */
const POINTING = /^[이위본](?=.{2})/u;
/** How much the whole has to look like a name, so that its first syllable is not taken off. */
const WHOLE = 0.6;
const BY_ALONE = /^(?:by|written by|submitted by|presented by|author)\s*:?$/iu;
const BY = /^(?:by|written by|submitted by|presented by|author\s*:)\s+(.+)$/iu;
const OF_AUTHOR = /\b(?:dissertation|thesis)\s+of\s+(.+?)(?:\s+(?:is|has|was|have)\b.*|\s*$)/iu;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:by\s+)?(?:(?:19|20)\d\d[,\s]*)?(?:by\s+)?(.+?)(?:[,\s]*(?:19|20)\d\d)?\s*(?:all rights reserved.*)?$/iu;
const WITH_DEGREE = /^(.{4,50}),\s*ph\.?\s?d\.?$/iu;
const NAMED = /^(?:성\s*명|이\s*름|저\s*자|제\s*출\s*자|작\s*성\s*자|학\s*생|author|name)\s*[:：]?\s*(.+)$/iu;

/** How strongly each kind of place speaks for its name being the author's. */
const WEIGHT = { passed: 4, by: 4, copyright: 2, named: 2, degree: 2, alone: 1 } as const;
/** Foreign names in Hangul and rare Hanja score about this: believed where a sentence or a label says that they are names. */
const FOREIGN = 0.3;
/** Names below this are not taken for the author's. */
const ENOUGH = 2;

interface Vote {
  readonly found: Found;
  weight: number;
}

/**
 * Author, degree, year and title from the front matter. A name standing alone is the author's only when it does so on several pages,
 * or when the applicant is known by that name: titles stand alone too.
 */
export function readCover(pages: readonly (readonly View[])[], selfNames: readonly string[]): Cover {
  const isSelf = createSelfMatcher(selfNames);
  const votes = new Map<string, Vote>();
  const vote = (view: View, read: ReadName, weight: number, from = 0): void => {
    if (read.score < (weight >= WEIGHT.passed ? FOREIGN : 0.4) || (weight === WEIGHT.alone && inTitle(view)))
      return;
    const key = read.name.replace(/\s+/gu, '').toLowerCase();
    const known = votes.get(key);
    if (known) known.weight += weight;
    else {
      const own = isSelf(read.name, read.aliases) === 'same' ? 2 : 0;
      votes.set(key, { found: foundIn(view, read, 'coauthor', 0.95, from), weight: weight + own });
    }
    const first = votes.get(key);
    // The first place stays; a later parenthesis with other forms of the name adds to it.
    if (
      first &&
      (read.aliases.length > first.found.read.aliases.length || (read.hanja && !first.found.read.hanja))
    ) {
      const { hanja } = read.hanja ? read : first.found.read;
      const aliases = [...new Set([...first.found.read.aliases, ...read.aliases])];
      const merged: ReadName = { ...first.found.read, aliases, ...(hanja ? { hanja } : {}) };
      votes.set(key, { found: { ...first.found, read: merged }, weight: first.weight });
    }
  };
  const placeholders: string[] = [];
  const first = pages.find((views) => views.length >= 3) ?? [];
  const title = titleOf(first).title ?? '';
  const inTitle = (view: View): boolean => title.includes(view.text);
  for (const views of pages) for (const [i] of views.entries()) voteOnLine(views, i, vote, placeholders);
  // Titles stand above authors: of two names printed equally often the later one is the author's.
  const ranked = [...votes.values()].reverse().sort((a, b) => b.weight - a.weight);
  const best = ranked[0];
  const text = pages.map((views) => views.map((v) => v.text).join('\n')).join('\n');
  return {
    ...(best && best.weight >= ENOUGH ? { author: best.found } : {}),
    ...degreeOf(soundOf(text)),
    ...yearOf(text),
    ...(title ? { title } : {}),
    placeholders,
  };
}

type Voter = (view: View, read: ReadName, weight: number, from?: number) => void;

function voteOnLine(views: readonly View[], i: number, vote: Voter, placeholders: string[]): void {
  const view = views[i];
  if (!view) return;
  const { text, packed } = view;
  const name = (value: string | undefined, weight: number, from = 0): boolean => {
    const read = value === undefined ? undefined : readName(value);
    if (read?.kind === 'name') vote(view, read, weight, from);
    if (read?.kind === 'placeholder' && weight > WEIGHT.alone) placeholders.push(read.text);
    return read?.kind === 'name';
  };
  const passed = PASSED.exec(soundOf(packed.text));
  if (passed) {
    const whole = passed[1] ?? '';
    const start = soundOf(packed.text).indexOf(whole);
    const cut = (from: number): string | undefined => packed.slice(from, start + whole.length)?.text;
    const read = readName(cut(start) ?? '');
    const from = POINTING.test(whole) && !(read.kind === 'name' && read.score >= WHOLE) ? start + 1 : start;
    if (name(cut(from), WEIGHT.passed, from)) return;
  }
  if (BY_ALONE.test(text)) {
    const next = views[i + 1];
    const read = next && readName(next.text);
    if (next && read?.kind === 'name') vote(next, read, WEIGHT.by);
    if (read?.kind === 'placeholder') placeholders.push(read.text);
    return;
  }
  const by = BY.exec(text);
  if (by && name(by[1], WEIGHT.by, packedIndex(view, text.length - (by[1]?.length ?? 0)))) return;
  const of = OF_AUTHOR.exec(text);
  if (of && name(of[1], WEIGHT.by)) return;
  const copyright = COPYRIGHT.exec(text);
  if (copyright && name(copyright[1], WEIGHT.copyright)) return;
  const degree = WITH_DEGREE.exec(text);
  if (degree && name(degree[1], WEIGHT.degree)) return;
  const named = NAMED.exec(text);
  if (named && name(named[1], WEIGHT.named)) return;
  if (view.line.cells.length <= 2 && text.length <= 60) name(text, WEIGHT.alone);
}

/** What a cover calls the book. The first hit in the order of the print decides: bodies speak of other theses. */
const DEGREES: readonly (readonly [RegExp, Degree])[] = [
  [
    /박사\s*학위|박\s*사\s*학\s*위\s*(?:청\s*구\s*)?논\s*문|doctor of|ph\.?\s?d\.?\s+(?:dissertation|thesis)|doctoral (?:dissertation|thesis)/iu,
    'doctor',
  ],
  [
    /석사\s*학위|석\s*사\s*학\s*위\s*(?:청\s*구\s*)?논\s*문|master of|master[’']?s\s+(?:thesis|dissertation|degree)|m\.?\s?(?:s|sc|a|eng)\.?\s+thesis/iu,
    'master',
  ],
  [/학사\s*학위|학\s*사\s*학\s*위|졸업\s*논문|bachelor|(?:undergraduate|senior) thesis/iu, 'bachelor'],
];

function degreeOf(text: string): { degree?: Degree } {
  const hits = DEGREES.map(([pattern, degree]) => ({ degree, at: text.search(pattern) })).filter(
    (h) => h.at >= 0,
  );
  const first = hits.sort((a, b) => a.at - b.at)[0];
  if (first) return { degree: first.degree };
  return /\ba dissertation\b/iu.test(text) ? { degree: 'doctor' } : {};
}

function yearOf(text: string): { year?: number } {
  const years = [...text.matchAll(/(?<!\d)((?:19|20)\d\d)(?!\d)\s*(?:년|$|\n|[.,)])?/gu)].map((m) =>
    Number(m[1]),
  );
  const year = years[0];
  return year === undefined ? {} : { year };
}

const NO_TITLE =
  /학위|논문$|대학교?$|대학원$|학과$|학부$|전공$|지도교수|^(?:a\s+)?(?:doctoral\s+|ph\.?\s?d\.?\s+|master\S*\s+)?(?:dissertation|thesis)$|university$|^department|^(?:the\s+)?graduate|^college|^by$|^\W*\d/iu;

/** The largest print of the first page. */
function titleOf(views: readonly View[]): { title?: string } {
  const isTitle = (v: View): boolean =>
    !NO_TITLE.test(v.text) && v.text.length > 3 && readName(v.text).kind !== 'name';
  const size = Math.max(0, ...views.filter(isTitle).map((v) => v.line.fontSize));
  const start = views.findIndex((v) => isTitle(v) && v.line.fontSize >= size - 0.6);
  if (start < 0) return {};
  const title: string[] = [];
  for (const v of views.slice(start, start + 4)) {
    if (!isTitle(v) || v.line.fontSize < size - 0.6) break;
    title.push(v.text);
  }
  return { title: title.join(' ') };
}
