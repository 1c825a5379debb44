import { drawAcm } from './article-acm';
import { drawElsevier } from './article-elsevier';
import { drawIeee } from './article-ieee';
import { drawKorean } from './article-korean';
import type { ArticleSpec } from './article-spec';
import { createPaper } from './paper';
import { createRandom } from './random';
import { expected, type BuiltDocument } from './truth';

/** A journal article in one of four house styles. Every author but the applicant is expected, the cited ones never. */
export async function makeArticle(spec: ArticleSpec): Promise<BuiltDocument> {
  const paper = createPaper(spec.title);
  const random = createRandom(spec.seed ?? 1);
  const draw = { kci: drawKorean, ieee: drawIeee, elsevier: drawElsevier, acm: drawAcm }[spec.style];
  draw(paper, spec, random);
  const persons = spec.authors
    .map((a, i) => ({
      ...expected(
        a.person,
        a.corresponding === true ? 'corresponding_author' : 'coauthor',
        1,
        spec.style === 'kci' ? 'both' : 'en',
      ),
      work: { year: spec.year, index: i + 1, count: spec.authors.length },
    }))
    .filter((_, i) => spec.authors[i]?.person !== spec.self);
  return { bytes: await paper.bytes(), pages: paper.pages(), persons };
}
