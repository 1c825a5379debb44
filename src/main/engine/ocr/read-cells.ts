import type { Cell } from './cells';
import { isBrushedFormula } from './confusions';
import { placeLetters } from './letters';
import { ALL_LOOKS, readCell, type Reading } from './looks';
import type { PlacedWord } from './placed';
import { findRaised } from './raised';
import type { Prepared } from './prepare';
import type { PixelBox } from './raster';
import type { Languages, Recogniser } from './recogniser';
import { leadingReading, misled, SURE, voteCell, type Voted } from './vote';
import { wordSpans, type Span } from './word-spans';

/** Longer cells are sentences: people stand in short ones. */
const LONGEST = 22;
/** Lists of people are longer. */
const LIST = 60;
/** A Latin line's words that are this sure after one look need no other. */
const LATIN = 0.6;
/** From this on a word needs no look more. */
const PASS = 0.7;
/** Highest figure of what few looks at a coarse scan agree on: four of 200 such names were wrong. */
const FEW_LOOKS = 0.69;
/** What stands on every approval page and names nobody. */
const FURNITURE =
  /^(?:(?:부|심사|학위논문심사)?위원장?|[주부]심|지도교수|교수|성명|소속(?:및직위)?|구분|서명|인|印|\d{4}년?\d{0,2}월?\d{0,2}일?)$/u;
/** Looks before and after a disagreement. */
const FEW = 3;
/** A cell with its readings. */
export interface ReadCell {
  readonly cell: Cell;
  readonly languages: Languages;
  readonly readings: readonly Reading[];
}

/** A cell this wide (in its heights) holds letters, whatever a first look says. */
const WORD = 1.2;
/** Looks that are tried where the first saw nothing. */
const OTHER_LOOKS = [2, 1] as const;

/** The first look at every cell; one that looks blank though it is a word is looked at otherwise. */
export async function lookOnce(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly Cell[],
  languages: Languages,
): Promise<ReadCell[]> {
  const look = async (cell: Cell, at: number): Promise<ReadCell> => ({
    cell,
    languages,
    readings: await readCell(recogniser, prepared.flat, cell, { languages, from: at, to: at + 1 }),
  });
  const isBlank = ({ readings }: ReadCell): boolean => (readings[0]?.letters.length ?? 0) === 0;
  const out: ReadCell[] = [];
  for (const cell of cells) {
    let read = await look(cell, 0);
    const isWord = cell.box.x1 - cell.box.x0 > WORD * cell.height;
    for (const other of OTHER_LOOKS) if (isWord && isBlank(read)) read = await look(cell, other);
    if (!isBlank(read)) out.push(read);
  }
  return out;
}

export interface How {
  /** Is the scan coarse? */
  readonly poor: boolean;
  /** Running text: only its short lines are worth another look, and not many. */
  readonly dense: boolean;
}

/** What cells say. */
export interface ReadCells {
  readonly words: readonly PlacedWord[];
  /** The page is printed in a typeface the model hardly knows. */
  readonly isForeignType: boolean;
}

/** Looks again at the cells that may name somebody, votes, and places the words. */
export async function readCells(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly ReadCell[],
  how: How,
): Promise<ReadCells> {
  const voted: { vote: Voted; place: (vote: Voted) => PlacedWord[] }[] = [];
  // One language after the other: changing it costs the recogniser a new start.
  for (const read of byLanguage(cells)) {
    const { cell } = read;
    const first = cutWords(prepared, cell, read.readings[0] as Reading);
    const looked = await lookAgain(recogniser, prepared, read, first.words, how);
    const base = leadingReading(looked.readings);
    const { words, boxes, raised } = base && base !== first.base ? cutWords(prepared, cell, base) : first;
    const others = looked.readings.filter((r) => r !== base);
    const votes = voteCell(base ? [base, ...others] : others, spansOf(words), sureOf(how));
    words.forEach(({ parts }, i) => {
      const vote = votes[i];
      if (!vote) return;
      const confidence = looked.figure(vote.confidence);
      voted.push({
        vote: { ...vote, confidence },
        place: (final) => spread(final, parts, boxes, cell, raised),
      });
    });
  }
  const isForeignType = voted.some(({ vote }) => vote.proposed === true || isBrushedFormula(vote.text));
  const words = voted.flatMap(({ vote, place }) => place(isForeignType ? misled(vote) : vote));
  return { words, isForeignType };
}

/** A reading's letters on the page, and the words they form. */
function cutWords(prepared: Prepared, cell: Cell, base: Reading) {
  const boxes = placeLetters(prepared.page, cell, base.letters);
  const raised = findRaised(prepared.page, base.letters, boxes);
  return { base, boxes, raised, words: wordSpans(base, boxes, cell.height, raised) };
}

const spansOf = (words: readonly Span[]) => words.map((w) => w.span);
const sureOf = ({ poor }: How): number => (poor ? SURE.poor : SURE.good);

/** A cell after as many looks as it is worth. */
interface Looked {
  readonly readings: readonly Reading[];
  /** A vote's figure → what it is worth here. */
  readonly figure: (confidence: number) => number;
}

const asVoted = (confidence: number): number => confidence;

async function lookAgain(
  recogniser: Recogniser,
  prepared: Prepared,
  { cell, languages, readings }: ReadCell,
  words: readonly Span[],
  how: How,
): Promise<Looked> {
  const base = readings[0] as Reading;
  const vote = (all: readonly Reading[]): Voted[] => voteCell(all, spansOf(words), sureOf(how));
  const look = (from: number, to: number): Promise<Reading[]> =>
    readCell(recogniser, prepared.flat, cell, { languages, from, to });
  if (FURNITURE.test(bare(base.letters))) return { readings, figure: () => Math.min(...base.confidences) };
  // The English model hardly errs where it is sure: on Latin text more looks change nothing.
  const isSure = languages === 'eng' && vote(readings).every((v) => v.confidence >= LATIN);
  if (!mayName(base.letters) || isSure) return { readings, figure: asVoted };
  const some = [...readings, ...(await look(1, FEW))];
  const votes = vote(some);
  const open =
    isDisputedName(some) ||
    words.some((w, i) => mayBeName(base.letters, w.span) && (votes[i]?.confidence ?? 0) < PASS);
  if (open && !how.dense) return { readings: [...some, ...(await look(FEW, ALL_LOOKS))], figure: asVoted };
  return { readings: some, figure: how.poor ? (c) => Math.min(c, FEW_LOOKS) : asVoted };
}

const ORDER: readonly Languages[] = ['kor+eng', 'eng', 'kor'];

const byLanguage = (cells: readonly ReadCell[]): ReadCell[] =>
  [...cells].sort((a, b) => ORDER.indexOf(a.languages) - ORDER.indexOf(b.languages));

/** Hangul of a name's length, or Latin letters that begin with a capital: what is worth more looks. */
function mayBeName(letters: readonly string[], [from, to]: readonly [number, number]): boolean {
  const text = bare(letters.slice(from, to));
  return /^(?:[가-힣]{2,5}|\p{Lu}\p{L}+)$/u.test(text);
}

function mayName(letters: readonly string[]): boolean {
  const text = bare(letters);
  const isList = /[가-힣]/u.test(text) && letters.filter((l) => /[,，·ㆍ;/]/u.test(l)).length > 1;
  return /\p{L}/u.test(text) && text.length <= (isList ? LIST : LONGEST);
}

/** A cell that a reading takes for a name and another does not: the first may have cut it into single letters. */
function isDisputedName(readings: readonly Reading[]): boolean {
  const texts = new Set(readings.map((r) => bare(r.letters)));
  return texts.size > 1 && [...texts].some((t) => /^[가-힣]{2,4}$/u.test(t));
}

const bare = (letters: readonly string[]): string => letters.join('').replace(/[^\p{L}\p{N}]/gu, '');

/** A raised marker has a height and a foot of its own. */
const markerShape = (box: PixelBox | undefined): Partial<PlacedWord> =>
  box ? { box, height: box.y1 - box.y0, foot: box.y1, raised: true } : {};

/** A voted span → its words: each part keeps its place when the vote has as many letters, or all become one word. */
function spread(
  vote: Voted,
  parts: readonly (readonly [number, number])[],
  boxes: readonly PixelBox[],
  cell: Cell,
  raised: ReadonlyMap<number, PixelBox>,
): PlacedWord[] {
  const from = parts[0]?.[0] ?? 0;
  const to = parts[parts.length - 1]?.[1] ?? 0;
  const place = (text: string, a: number, b: number): PlacedWord => ({
    text,
    ...(a === from && b === to && vote.others ? { others: vote.others } : {}),
    box: { ...cell.box, x0: (boxes[a] as PixelBox).x0, x1: (boxes[b - 1] as PixelBox).x1 },
    confidence: vote.confidence,
    height: cell.height,
    foot: cell.box.y1,
    cell: cell.box,
    ...markerShape(raised.get(a)),
  });
  const letters = [...vote.text];
  if (letters.length === 0) return [];
  if (letters.length !== to - from) return [place(vote.text, from, to)];
  const cut = (text: string, a: number, b: number): string => [...text].slice(a - from, b - from).join('');
  const same = vote.others?.filter((o) => [...o].length === letters.length) ?? [];
  return parts.map(([a, b]) => {
    const word = place(cut(vote.text, a, b), a, b);
    const others = [...new Set(same.map((o) => cut(o, a, b)))].filter((o) => o !== word.text);
    return word.others || others.length === 0 ? word : { ...word, others };
  });
}
