import type { CastMember } from './cast';

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
