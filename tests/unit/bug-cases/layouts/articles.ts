import { expect, it } from 'vitest';
import type { Page } from '../../../../src/main/engine/domain/page';
import { extractByRules } from '../../../../src/main/engine/extractors/rules';
import { page, prose, type Printed } from '../../layout/pages';

export interface ArticleLayout {
  readonly name: string;
  readonly pages: readonly Page[];
  readonly names: readonly string[];
  readonly corresponding?: readonly string[];
}

export const ABSTRACT: readonly Printed[] = [
  { text: 'Abstract', size: 11, bold: true, above: 16 },
  ...prose('en'),
];
export const title = (text: string): Printed => ({ text, size: 18, bold: true, above: 10 });
export const left = (text: string, size = 10, above = 0): Printed => ({ text, size, above, x: 60 });
export const one = (...lines: Printed[]): Page[] => [page(lines)];

/** One test a layout: every author in order, and who corresponds where the page says so. */
export function testArticles(layouts: readonly ArticleLayout[]): void {
  it.each(layouts)('$name', ({ pages, names, corresponding }) => {
    const { persons } = extractByRules(pages, {
      docType: 'journal_article',
      filename: '2401-000001_[학술논문]_논문.pdf',
      selfNames: [],
      largeCollaboration: 30,
    });
    expect(persons.map((p) => p.nameRaw)).toEqual(names);
    if (!corresponding) return;
    const said = persons.filter((p) => p.role === 'corresponding_author').map((p) => p.nameRaw);
    expect(said).toEqual(corresponding);
  });
}
