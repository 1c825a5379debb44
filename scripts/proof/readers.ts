import { nameSimilarity } from '../../src/main/engine/domain/proof';
import type { Page } from '../../src/main/engine/domain/page';
import type { VisionReader } from '../../src/main/engine/extractors/vision/reader';

/** What a scripted model is shown instead of pixels. */
export interface Shown {
  readonly page: number;
  readonly box?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** How a scripted model answers: with what stands there, with a slip of one letter now and then, or with anything else. */
export type Character = 'truthful' | 'careless' | 'lying';

const LIES = ['김민수', '이서연', '박지훈', '최도윤', '정하준', '강예은', '조수빈', '윤태윤'];
/** Every so many answers of a careless one. */
const SLIP = 7;

/**
 * A model that knows the truth of one document and says it, or not. It finds the place by what character recognition read there: the
 * true name most like it.
 */
export function scriptedReader(
  character: Character,
  id: string,
  pages: readonly Page[],
  truth: readonly string[],
): VisionReader {
  let asked = 0;
  const trueNameAt = ({ page, box }: Shown): string => {
    const middle = box ? { x: box.x + box.w / 2, y: box.y + box.h / 2 } : { x: 0, y: 0 };
    const near = (pages.find((p) => p.number === page)?.words ?? [])
      .map((w) => ({
        text: w.text,
        away: Math.hypot(w.box.x + w.box.w / 2 - middle.x, (w.box.y + w.box.h / 2 - middle.y) * 3),
      }))
      .sort((a, b) => a.away - b.away)
      .slice(0, 4)
      .map((w) => w.text);
    const readings = [near[0] ?? '', near.slice(0, 3).join(''), ...near];
    const best = truth
      .map((name) => ({ name, like: Math.max(...readings.map((r) => nameSimilarity(name, r))) }))
      .sort((a, b) => b.like - a.like)[0];
    return best && best.like >= 0.5 ? best.name : '';
  };
  const said = (name: string): string => {
    asked += 1;
    if (character === 'lying') return LIES[asked % LIES.length]!;
    return character === 'careless' && asked % SLIP === 0 ? slipped(name) : name;
  };
  return {
    id,
    family: 'plain',
    version: character,
    ask(question) {
      const { properties } = question.schema as { properties: Record<string, { enum?: string[] }> };
      const shown = JSON.parse(Buffer.from(question.image).toString()) as Shown;
      let value: unknown;
      if (properties['persons']) {
        value = { persons: [] };
      } else {
        const name = said(trueNameAt(shown));
        const options = properties['name']?.enum;
        value = { name: !options || options.includes(name) ? name : '' };
      }
      const text = JSON.stringify(value);
      const tokens = [...text].map((t) => ({ text: t, chance: 0.95 }));
      return Promise.resolve({ text, tokens, cut: false });
    },
  };
}

/** The last syllable's vowel or the last letter is another. */
function slipped(name: string): string {
  const last = name.codePointAt(name.length - 1) ?? 0;
  if (name === '') return name;
  const other = last >= 0xac00 && last <= 0xd7a3 - 28 ? last + 28 : last === 0x6e ? 0x6d : 0x6e;
  return name.slice(0, -1) + String.fromCodePoint(other);
}
