import { drawAcm } from './article-acm';
import { drawElsevier } from './article-elsevier';
import { drawIeee } from './article-ieee';
import { drawKorean } from './article-korean';
import type { CastMember } from './cast';
import { createPaper } from './paper';
import { createRandom } from './random';
import { expected, type BuiltDocument } from './truth';

export interface ArticleAuthor {
  readonly person: CastMember;
  /** Index into `affiliations`. */
  readonly at: number;
  readonly corresponding?: boolean;
}

export interface ArticleSpec {
  /** `kci`: Korean society journal with both bylines. The others are in English. */
  readonly style: 'kci' | 'ieee' | 'elsevier' | 'acm';
  readonly title: string;
  /** English title of a Korean article. */
  readonly subtitle?: string;
  /** The applicant: never among the expected persons. */
  readonly self: CastMember;
  /** In byline order, the applicant among them. */
  readonly authors: readonly ArticleAuthor[];
  readonly affiliations: readonly string[];
  readonly venue: string;
  readonly year: number;
  /** Pages of running text after the first page. Default 1. */
  readonly bodyPages?: number;
  readonly seed?: number;
}

/** A journal article in one of four house styles. Every author but the applicant is expected, the cited ones never. */
export async function makeArticle(spec: ArticleSpec): Promise<BuiltDocument> {
  const paper = createPaper(spec.title);
  const random = createRandom(spec.seed ?? 1);
  const draw = { kci: drawKorean, ieee: drawIeee, elsevier: drawElsevier, acm: drawAcm }[spec.style];
  draw(paper, spec, random);
  const persons = spec.authors
    .filter((a) => a.person !== spec.self)
    .map((a) =>
      expected(
        a.person,
        a.corresponding === true ? 'corresponding_author' : 'coauthor',
        1,
        spec.style === 'kci' ? 'both' : 'en',
      ),
    );
  return { bytes: await paper.bytes(), pages: paper.pages(), persons };
}
