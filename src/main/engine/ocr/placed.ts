import type { Word } from '../domain/page';
import type { PixelBox } from './raster';

/** A word with its place, in pixels of the prepared page. */
export interface PlacedWord {
  readonly text: string;
  readonly box: PixelBox;
  readonly confidence: number;
  /** What other readings made of it. */
  readonly others?: readonly string[];
  /** Of the letters' ink. */
  readonly height: number;
  /** y on which the letters stand. */
  readonly foot: number;
  /** A marker that stands above the line's foot. */
  readonly raised?: boolean;
  /** The cell it was read in; absent in running text. */
  readonly cell?: PixelBox;
}

/** Ink stands a tenth lower than the size letters are set in. */
const EM = 1.1;
/** Words whose feet differ by less than this share of their height stand on one line. */
const LEVEL = 0.3;

/** Gives words of one row one foot: ink ends where the letters happen to end (나 above 가, brackets below), lines do not. */
export function levelRows(words: readonly PlacedWord[]): PlacedWord[] {
  const rows: PlacedWord[][] = [];
  const middle = (w: PlacedWord): number => (w.box.y0 + w.box.y1) / 2;
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.findLast((r) => {
      const lead = r[0] as PlacedWord;
      return Math.abs(middle(lead) - middle(word)) < LEVEL * Math.max(lead.height, word.height);
    });
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row) => {
    const feet = row.filter((w) => /[\p{L}\p{N}]/u.test(w.text)).map((w) => w.foot);
    const sorted = (feet.length > 0 ? feet : row.map((w) => w.foot)).sort((a, b) => a - b);
    const foot = sorted[sorted.length >> 1] as number;
    return row.map((w) => (w.raised ? w : { ...w, foot }));
  });
}

/** Pixels → points: the corner of the upright page in the prepared one, and points a pixel. */
export interface Scale {
  readonly dx: number;
  readonly dy: number;
  readonly points: number;
}

/** A placed word → a word of the upright page. */
export function toWord(word: PlacedWord, { dx, dy, points }: Scale): Word {
  const { x0, y0, x1, y1 } = word.box;
  return {
    text: word.text.normalize('NFC'),
    box: { x: (x0 - dx) * points, y: (y0 - dy) * points, w: (x1 - x0) * points, h: (y1 - y0) * points },
    confidence: Math.round(word.confidence * 1000) / 1000,
    ...(word.others ? { alternatives: word.others } : {}),
    fontSize: Math.round(word.height * EM * points * 10) / 10,
    baseline: (word.foot - dy) * points,
  };
}

/** Highest figure of a name beside ink that could not be read: it may be the rest of the name. */
const BESIDE_UNREAD = 0.6;
/** Letters' heights within which ink belongs to a name whose letters stand apart. */
const NEAR = 2.2;
/** What stands beside names on approval pages: seal marks, posts, punctuation. */
const HARMLESS = /^(?:[()（）[\]:：.,·ㆍ]|인|印|서명|날인)+$/u;

/** Lowers Hangul words that have unread scraps at their side on the line: "한선 [04 형" is no 한선. */
export function doubtFragments(words: readonly PlacedWord[]): PlacedWord[] {
  const scraps = words.filter((w) => !HARMLESS.test(w.text) && isScrap(w));
  return words.map((w) => {
    if (!/^[가-힣]+$/u.test(w.text) || isScrap(w)) return w;
    const beside = scraps.some((s) => {
      const across = Math.max(s.box.x0, w.box.x0) - Math.min(s.box.x1, w.box.x1);
      const common = Math.min(s.box.y1, w.box.y1) - Math.max(s.box.y0, w.box.y0);
      return across < NEAR * w.height && common > 0;
    });
    return beside ? { ...w, confidence: Math.min(BESIDE_UNREAD, w.confidence) } : w;
  });
}

/** Short and unsure, or of signs no Korean line has beside a name. */
function isScrap({ text, confidence }: PlacedWord): boolean {
  if (/[ㄱ-ㆎ]/u.test(text)) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return confidence < 0.7 && letters < 4 && (!/[가-힣]{2}/u.test(text) || letters !== text.length);
}
