import type { Page } from '../../domain/page';
import type { ExtractContext, Extraction, Observations, RawPerson } from '../../domain/person';
import { createSelfMatcher, normalizeName } from '../../names';
import { extractArticle } from './article';
import { readCertificates } from './certificate/certificate';
import { doubted } from './kit/person';
import { extractProject } from './project/project';

/** A name whose kind of document nobody knows is always shown to a person. */
const GUESS = 0.65;

/**
 * Documents whose type nobody could tell: a byline at the top, people behind labels and those an award was given to are taken, all of
 * them for review. Prose of every kind holds names, so a byline counts only with the applicant in it, or with an affiliation or an
 * address beside a name.
 */
export function extractUnknown(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const article = extractArticle(pages, ctx);
  const project = extractProject(pages, ctx);
  const award = readCertificates(pages);
  const awarded = new Set(award.persons.map((p) => p.page));
  const isSelf = createSelfMatcher(ctx.selfNames);
  const withSelf = article.persons.some((p) => isSelf(p.nameRaw, p.aliases) === 'same');
  const attested = article.persons.some((p) => p.affiliation !== undefined || p.email !== undefined);
  // An award's winners look like a byline whose affiliations are the words that give the award.
  const byline = withSelf || attested ? article.persons.filter((p) => !awarded.has(p.page)) : [];
  const first = [...award.persons, ...byline];
  const labelled = project.persons.filter((p) => !first.some((b) => key(b) === key(p)));
  return {
    persons: [...first, ...labelled].map((p) => doubted(p, GUESS)),
    observations: {
      ...(byline.length > 0 ? article.observations : {}),
      ...both(both(article.observations, project.observations), { hiddenPeople: award.hidden }),
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
