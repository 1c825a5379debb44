import type { Page, Word } from '../../../src/main/engine/domain/page';

/** One printed line. `^{…}` in the text is raised, `~` a quad, `   ` (three spaces and more) a wide gap. */
export interface Printed {
  readonly text: string;
  /** Points; default 10. */
  readonly size?: number;
  /** Points of extra space above; a line follows the one before by 1.25 sizes. */
  readonly above?: number;
  /** Left edge; default: centred. */
  readonly x?: number;
  readonly bold?: boolean;
}

const WIDTH = 595;
const advance = (ch: string): number =>
  /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3\uff00-\uffef]/u.test(ch) ? 1 : 0.5;

/** A page with a text layer, made of printed lines from the top. */
export function page(lines: readonly Printed[], number = 1): Page {
  const words: Word[] = [];
  let y = 60;
  for (const line of lines) {
    const size = line.size ?? 10;
    y += size * 1.25 + (line.above ?? 0);
    words.push(...printLine(line, size, y));
  }
  return { number, width: WIDTH, height: 842, words, marks: [], source: 'text-layer' };
}

interface Piece {
  readonly text: string;
  readonly sup: boolean;
  readonly x: number;
}

function printLine(line: Printed, size: number, baseline: number): Word[] {
  const pieces: Piece[] = [];
  let x = 0;
  for (const part of line.text.split(/(\^\{[^}]*\}|~|\s+)/u)) {
    if (part === '') continue;
    if (part === '~') {
      x += size;
      continue;
    }
    if (/^\s+$/u.test(part)) {
      x += part.length >= 3 ? part.length * size : 0.3 * size;
      continue;
    }
    const sup = part.startsWith('^{');
    const text = sup ? part.slice(2, -1) : part;
    pieces.push({ text, sup, x });
    x += [...text].reduce((sum, ch) => sum + advance(ch), 0) * size * (sup ? 0.65 : 1);
  }
  const left = line.x ?? (WIDTH - x) / 2;
  return pieces.map((p): Word => {
    const own = p.sup ? size * 0.65 : size;
    const base = p.sup ? baseline - 0.35 * size : baseline;
    const w = [...p.text].reduce((sum, ch) => sum + advance(ch), 0) * own;
    return {
      text: p.text,
      box: { x: left + p.x, y: base - 0.8 * own, w, h: own },
      confidence: 1,
      fontSize: own,
      baseline: base,
      ...(line.bold ? { bold: true } : {}),
    };
  });
}

const KO_SENTENCE = '본 연구는 관측 자료의 결측을 보정하는 방법을 제안하고 그 성능을 여러 자료에서 비교한다.';
const EN_SENTENCE =
  'In this paper we propose a method that fills gaps in observed series and compare it with others.';

/** Running text as it follows a header. */
export function prose(language: 'ko' | 'en', lines = 6): Printed[] {
  const text = language === 'ko' ? KO_SENTENCE : EN_SENTENCE;
  return Array.from({ length: lines }, () => ({ text, size: 10, x: 70 }));
}
