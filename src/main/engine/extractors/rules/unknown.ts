import type { Page } from '../../domain/page';
import type { ExtractContext, Extraction, Observations, RawPerson } from '../../domain/person';
import { createSelfMatcher, normalizeName } from '../../names';
import { extractArticle } from './article';
import { extractProject } from './project/project';

/** A name whose kind of document nobody knows is always shown to a person. */
const GUESS = 0.65;
/** Bylines less certain than this are not even guessed: prose of every kind holds names. */
const BYLINE = 0.6;

/**
 * Documents whose type nobody could tell: a byline at the top and people behind labels are taken, all of them for review. A byline
 * counts when the applicant is in it or when it reads well by itself.
 */
export function extractUnknown(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const article = extractArticle(pages, ctx);
  const project = extractProject(pages, ctx);
  const isSelf = createSelfMatcher(ctx.selfNames);
  const withSelf = article.persons.some((p) => isSelf(p.nameRaw, p.aliases) === 'same');
  const byline = article.persons.filter((p) => withSelf || p.confidence >= BYLINE);
  const labelled = project.persons.filter((p) => !byline.some((b) => key(b) === key(p)));
  return {
    persons: [...byline, ...labelled].map((p) => ({ ...p, confidence: Math.min(p.confidence, GUESS) })),
    observations: {
      ...(byline.length > 0 ? article.observations : {}),
      ...both(article.observations, project.observations),
    },
  };
}

const key = (p: RawPerson): string => normalizeName(p.nameRaw).normalized;

/** What either reading saw; a list is kept whole. */
function both(a: Observations, b: Observations): Observations {
  const placeholders = [...(a.placeholders ?? []), ...(b.placeholders ?? [])];
  const hidden = [...(a.hiddenPeople ?? []), ...(b.hiddenPeople ?? [])];
  return {
    ...(placeholders.length > 0 ? { placeholders: placeholders.slice(0, 10) } : {}),
    ...(hidden.length > 0 ? { hiddenPeople: hidden.slice(0, 10) } : {}),
    ...(b.emptyRows ? { emptyRows: b.emptyRows } : {}),
  };
}
