import type { Role } from '../../../domain/words';
import { readName, type FieldReading, type ReadName } from '../kit/names';
import type { Piece } from '../kit/packed';
import { locate, type View } from '../kit/view';
import { soundOf } from './labels';

/** One name found in a thesis, with the rule's certainty. */
export interface Found {
  readonly role: Role;
  readonly read: ReadName;
  readonly page: number;
  readonly piece: Piece;
  readonly line: string;
  readonly certainty: number;
}

/** What the labelled rows of one page gave. */
export interface PageRows {
  readonly page: number;
  readonly found: readonly Found[];
  /** Rows of the committee, named or not. */
  readonly rows: number;
  /** Names of supervisors whose row stands among the committee's: they sit in it too. */
  readonly seated: readonly string[];
  /** Labels without a readable name. */
  readonly empty: readonly Role[];
  readonly placeholders: readonly string[];
}

/** Below this a text is rather not a Korean name; in a labelled row it may still be a foreign one. */
export const LIKELY = 0.4;

export function foundIn(view: View, read: ReadName, role: Role, certainty: number, from = 0): Found {
  return {
    role,
    read,
    page: view.line.page,
    piece: locate(view, read.name, from),
    line: view.text,
    // Foreign names in Hangul look like any other word: a person has to see them.
    certainty: Math.min(certainty, read.initialsOnly ? 0.75 : 1, read.score < LIKELY ? 0.6 : 1),
  };
}

/** Reads a value that may name several people ("홍길동, 김철수", "A. Hong and B. Kim"). One reading a person. */
export function readPeople(value: string): FieldReading[] {
  const bracketed = eachInBrackets(value);
  if (bracketed) return bracketed;
  const whole = readName(value);
  // "Paul Lee, Hana Choi" also reads as one inverted name: two full names are likelier.
  const pair = value.includes(',') && value.split(',').every((p) => p.trim().split(/\s+/u).length > 1);
  if (whole.kind !== 'none' && !(whole.kind === 'name' && (whole.score < LIKELY || pair))) return [whole];
  for (const separator of [SEPARATOR, /\s+/u]) {
    const parts = value.split(separator).filter((p) => p.trim() !== '');
    const reads = parts.map(readName);
    const all = reads.every((r) => r.kind === 'placeholder' || (r.kind === 'name' && r.score >= LIKELY));
    if (parts.length > 1 && all) return reads;
  }
  return [amongWords(value) ?? (AFFILIATION.test(value) ? { kind: 'none' } : whole)];
}

/** "홍길동(시험대학교), 김철수(시험연구소)": commas inside brackets divide nothing. Null where fewer than two pieces are names. */
function eachInBrackets(value: string): FieldReading[] | null {
  if (!/[(（][^()（）]*[)）]/u.test(value)) return null;
  const hidden: string[] = [];
  const masked = value.replace(/[(（][^()（）]*[)）]/gu, (all) => `\u0000${hidden.push(all) - 1}\u0000`);
  const parts = masked
    .split(SEPARATOR)
    .map((p) => p.replace(/\u0000(\d+)\u0000/gu, (_, i: string) => hidden[Number(i)] ?? ''))
    .filter((p) => p.trim() !== '');
  const reads = parts.map(readName);
  const names = reads.filter((r) => r.kind === 'name' && r.score >= LIKELY).length;
  return parts.length > 1 && names > 1 ? reads : null;
}

const SEPARATOR = /\s*(?:[;·ㆍ、/]|,(?!\s*(?:ph|m\.?d|jr))|\band\b|&|\s및\s)\s*/iu;
const AFFILIATION =
  /대학|교수|박사|연구|센터|병원|회사|학과|학부|전공|원$|소$|univ|prof|dept|institute|college|ph\.?d|,/iu;

const POST =
  /^(?:명예|석좌|특임|겸임|객원|초빙|임상|연구|부|조|정)?교수$|^(?:책임|선임|수석|전임)?연구원$|^박사$/u;
/** What stands for a seal behind a name. */
const SEALED = /^(?:인|印|㊞|서명|날인)$/u;

/** "시험대학교 교수 홍길동": the one name among words that speak of a place or a post. */
function amongWords(value: string): ReadName | null {
  const words = value.split(/[\s,()（）]+/u).filter((w) => w !== '' && !SEALED.test(w));
  if (words.length < 2 || words.length > 8 || !AFFILIATION.test(value)) return null;
  // Pieces of a place that recognition took apart (동해 과학기 술원) look like names too: who stands behind the post is meant.
  const behind = readName(words.at(-1) ?? '');
  const posts = words.filter((w) => POST.test(w)).length;
  if (posts === 1 && POST.test(words.at(-2) ?? ''))
    return behind.kind === 'name' && behind.score >= LIKELY ? behind : null;
  const names = words
    .map(readName)
    .filter((r): r is ReadName => r.kind === 'name' && r.script === 'hangul' && r.score >= LIKELY);
  const rest = words.length - names.length;
  return names.length === 1 && rest > 0 ? (names[0] ?? null) : null;
}

const PASSING = /(?:논문을|논문으로|논문심사를)?(?:인준|인정|완료|통과|합격)(?:함|하였음|되었음|합니다)/u;
const PASSING_EN = /\b(?:is|has been|was)(?: hereby| reviewed and| read and)? approved\b/iu;

/** Does this line pass the thesis? */
export function passes(view: View): boolean {
  return PASSING.test(soundOf(view.packed.text)) || PASSING_EN.test(view.text);
}

/**
 * Supervisors who sign as jury: next to a committee row, between two of them, or below the sentence that passes the thesis. On
 * covers they stand apart, and there they are no row.
 */
export function seatedSupervisors(views: readonly View[], found: readonly Found[]): string[] {
  const lineOf = (f: Found): number => views.findIndex((v) => v.text === f.line && v.line.page === f.page);
  const jury = found.filter((f) => f.role === 'committee' || f.role === 'committee_chair').map(lineOf);
  const passing = views.findIndex(passes);
  const sits = (at: number): boolean =>
    jury.some((row) => Math.abs(row - at) <= 1) ||
    (jury.some((row) => row < at) && jury.some((row) => row > at)) ||
    (passing >= 0 && at > passing);
  return found
    .filter((f) => (f.role === 'supervisor' || f.role === 'co_supervisor') && sits(lineOf(f)))
    .map((f) => f.read.name);
}
