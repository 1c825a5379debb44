import { roundBox, type BBox } from '../../domain/bbox';
import type { Page } from '../../domain/page';
import type { RawPerson } from '../../domain/person';
import { quarterTurn, toSheet, toUpright, uprightPage } from '../../domain/turn';
import { parsePages, type ExtractInput, type PageSet } from '../extractor';

/** A document's pages as a model is to see them: upright, whatever way the sheets lie. */
export interface Sheets {
  readonly pages: readonly Page[];
  page(number: number): Page | undefined;
  /** A person with the box on the upright page. */
  upright(person: RawPerson): RawPerson;
  /** A person found on an upright page, with the box on the sheet, as everybody else's is. */
  onSheet(person: RawPerson): RawPerson;
  /** Draws an upright page, or a box of it. */
  render(page: number, dpi: number, box?: BBox): Promise<Uint8Array>;
}

export function sheetsOf(input: ExtractInput, set: PageSet = input.pages): Sheets {
  const sheets = new Map(parsePages(set).map((p) => [p.number, p]));
  const upright = new Map([...sheets].map(([n, p]) => [n, uprightPage(p)]));
  /** Nothing of a person changes where the sheet lies straight, not even by rounding. */
  const moved = (person: RawPerson, way: typeof toSheet): RawPerson => {
    const sheet = sheets.get(person.page);
    return sheet?.turned ? { ...person, bbox: roundBox(way(person.bbox, sheet.turned, sheet)) } : person;
  };
  return {
    pages: [...upright.values()],
    page: (number) => upright.get(number),
    upright: (person) => moved(person, toUpright),
    onSheet: (person) => moved(person, toSheet),
    render(number, dpi, box) {
      const sheet = sheets.get(number);
      if (!sheet?.turned) return input.render(number, dpi, box);
      const place = box && toSheet(box, sheet.turned, sheet);
      return input.render(number, dpi, place, quarterTurn(sheet.turned));
    },
  };
}
