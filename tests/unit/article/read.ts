import type { Extraction } from '../../../src/main/engine/domain/person';
import type { Page } from '../../../src/main/engine/domain/page';
import { extractArticle } from '../../../src/main/engine/extractors/rules/article';
import { page, type Printed } from '../layout/pages';

/** Runs the article rules on pages made of printed lines. */
export function read(
  lines: readonly Printed[] | readonly Page[],
  more: { readonly selfNames?: readonly string[]; readonly largeCollaboration?: number } = {},
): Extraction {
  const pages = isPages(lines) ? lines : [page(lines)];
  return extractArticle(pages, {
    docType: 'journal_article',
    filename: '논문.pdf',
    selfNames: more.selfNames ?? [],
    largeCollaboration: more.largeCollaboration ?? 30,
  });
}

function isPages(x: readonly Printed[] | readonly Page[]): x is readonly Page[] {
  return x.length > 0 && 'words' in (x[0] as object);
}

export const namesOf = (e: Extraction): string[] => e.persons.map((p) => p.nameRaw);

export const correspondingOf = (e: Extraction): string[] =>
  e.persons.filter((p) => p.role === 'corresponding_author').map((p) => p.nameRaw);
