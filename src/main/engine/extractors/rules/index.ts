import { intersectionArea, roundBox } from '../../domain/bbox';
import type { Page } from '../../domain/page';
import type { ExtractContext, Extraction, RawPerson } from '../../domain/person';
import { toSheet, uprightPage } from '../../domain/turn';
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

/**
 * Stage 3 by rules: pages → people. Pure; the same pages give the same answer. Sheets that lie turned are read upright, and people's
 * boxes are given on the sheet again. A name read from handwriting is no printed one.
 */
export function extractByRules(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const found = RULES[ctx.docType](pages.map(uprightPage), ctx);
  const scans = new Map(pages.filter((p) => p.source === 'ocr').map((p) => [p.number, p]));
  if (scans.size === 0) return found;
  return {
    ...found,
    persons: found.persons.map((person) => {
      const page = scans.get(person.page);
      return page ? onSheet(person, page) : person;
    }),
  };
}

function onSheet(person: RawPerson, page: Page): RawPerson {
  const bbox = page.turned ? roundBox(toSheet(person.bbox, page.turned, page)) : person.bbox;
  const byHand = page.marks.some(
    (m) => m.kind === 'handwritten' && intersectionArea(m.box, bbox) > 0.5 * bbox.w * bbox.h,
  );
  return { ...person, bbox, ...(byHand ? { sourceKind: 'handwritten' as const } : {}) };
}
