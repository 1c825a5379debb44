import { nameSimilarity } from '../../src/main/engine/domain/proof';
import type { Page, Word } from '../../src/main/engine/domain/page';
import { toUpright, uprightPage } from '../../src/main/engine/domain/turn';
import type { TextReader, VisionReader } from '../../src/main/engine/extractors/vision/reader';

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
 * A model that knows the truth of one document and says it, or not. It finds the place as a reader of the picture would: by the word in the
 * middle of the cut, alone or with its neighbours on the line, and by what character recognition made of it.
 */
export function scriptedReader(
  character: Character,
  id: string,
  pages: readonly Page[],
  truth: readonly string[],
): VisionReader {
  let asked = 0;
  const sheets = new Map(pages.map((p) => [p.number, p]));
  const trueNameAt = ({ page, box }: Shown): string => {
    const sheet = sheets.get(page);
    if (!sheet || !box) return '';
    const upright = sheet.turned ? toUpright(box, sheet.turned, sheet) : box;
    const readings = readingsAt(uprightPage(sheet), {
      x: upright.x + upright.w / 2,
      y: upright.y + upright.h / 2,
    });
    const best = truth
      .map((name) => ({ name, like: Math.max(0, ...readings.map((r) => nameSimilarity(name, r))) }))
      .sort((a, b) => b.like - a.like)[0];
    return best && best.like >= 0.5 ? best.name : '';
  };
  const lie = (): string => LIES[asked % LIES.length]!;
  const said = (name: string): string => {
    asked += 1;
    if (character === 'lying') return lie();
    return character === 'careless' && asked % SLIP === 0 ? slipped(name) : name;
  };
  return {
    id,
    family: 'plain',
    version: character,
    ask(question) {
      const { properties } = question.schema as { properties: Record<string, Property> };
      const shown = JSON.parse(Buffer.from(question.image).toString()) as Shown;
      let value: unknown;
      if (properties['persons']) {
        const role = properties['persons'].items!.properties.role.enum[0];
        const names = character === 'lying' ? LIES.slice(0, 2) : truth;
        value = { persons: names.map((name) => ({ name: said(name), role, kind: 'printed' })) };
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

interface Property {
  readonly enum?: readonly string[];
  readonly items?: { readonly properties: { readonly role: { readonly enum: readonly string[] } } };
}

/** A text model that knows the truth: it picks and lists the true names that stand in the text it is given, or anything else. */
export function scriptedTextReader(character: Character, truth: readonly string[]): TextReader {
  let asked = 0;
  return {
    id: `text-${character}`,
    family: 'plain',
    version: character,
    ask({ prompt, schema }) {
      const { properties } = schema as { properties: { persons: { items: { enum?: string[] } } } };
      const options = properties.persons.items.enum;
      asked += 1;
      const standing = truth.filter((name) => prompt.includes(name));
      const persons =
        character === 'lying'
          ? (options ?? LIES.slice(0, 3))
          : options
            ? options.filter((o) => truth.includes(o))
            : standing.map((name, i) =>
                character === 'careless' && (asked + i) % SLIP === 0 ? slipped(name) : name,
              );
      const text = JSON.stringify({ persons });
      return Promise.resolve({ text, tokens: [...text].map((t) => ({ text: t, chance: 0.95 })), cut: false });
    },
  };
}

/** Syllables of a name that were read one by one, and a title. */
const MOST_WORDS = 4;

/** What was read around a point: the nearest word, and every run of words on its line that holds it. */
function readingsAt(page: Page, point: { x: number; y: number }): string[] {
  const away = ({ box }: Word): number =>
    Math.hypot(
      Math.max(0, box.x - point.x, point.x - box.x - box.w),
      3 * Math.max(0, box.y - point.y, point.y - box.y - box.h),
    );
  const nearest = page.words.toSorted((a, b) => away(a) - away(b))[0];
  if (!nearest) return [];
  const { box } = nearest;
  const line = page.words
    .filter((w) => Math.abs(w.box.y + w.box.h / 2 - box.y - box.h / 2) < 0.5 * box.h)
    .sort((a, b) => a.box.x - b.box.x);
  const at = line.indexOf(nearest);
  const runs: string[] = [];
  for (let from = Math.max(0, at - MOST_WORDS + 1); from <= at; from += 1)
    for (let to = at + 1; to <= Math.min(line.length, from + MOST_WORDS); to += 1)
      runs.push(
        line
          .slice(from, to)
          .map((w) => w.text)
          .join(''),
      );
  // a run that holds more than one name is like none of them
  return [nearest.text, ...runs];
}

/** The last syllable's vowel or the last letter is another. */
function slipped(name: string): string {
  const last = name.codePointAt(name.length - 1) ?? 0;
  if (name === '') return name;
  const other = last >= 0xac00 && last <= 0xd7a3 - 28 ? last + 28 : last === 0x6e ? 0x6d : 0x6e;
  return name.slice(0, -1) + String.fromCodePoint(other);
}
