import type { Page } from '../../domain/page';
import type { ExtractContext, Extraction } from '../../domain/person';
import type { DocType } from '../../domain/words';
import { extractArticle } from './article';
import { extractCv } from './cv/cv';
import { extractForm } from './form/form';
import { extractProject } from './project/project';
import { extractScholar } from './scholar/scholar';
import { extractThesis } from './thesis/thesis';
import { extractUnknown } from './unknown';

type Rules = (pages: readonly Page[], ctx: ExtractContext) => Extraction;

/** Which rules read which document type. */
const RULES: Readonly<Record<DocType, Rules>> = {
  degree_thesis: extractThesis,
  journal_article: extractArticle,
  representative_research: extractForm,
  research_project: extractProject,
  hindex: extractScholar,
  cv: extractCv,
  unknown: extractUnknown,
};

/** Stage 3 by rules: pages → people. Pure; the same pages give the same answer. */
export function extractByRules(pages: readonly Page[], ctx: ExtractContext): Extraction {
  return RULES[ctx.docType](pages, ctx);
}
