import { intersectionArea, roundBox } from '../../domain/bbox';
import type { Page } from '../../domain/page';
import type { ExtractContext, Extraction, RawPerson } from '../../domain/person';
import { toSheet, uprightPage } from '../../domain/turn';
import type { DocType } from '../../domain/words';
import { extractArticle } from './article';
import { extractCv } from './cv/cv';
import { extractForm } from './form/form';
import { otherReadings } from './other-readings';
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
  const upright = pages.map(uprightPage);
  const found = RULES[ctx.docType](upright, ctx);
  const scans = new Map(
    pages.flatMap((p, i) =>
      p.source === 'ocr' ? [[p.number, { page: p, upright: upright[i] ?? p }] as const] : [],
    ),
  );
  if (scans.size === 0) return found;
  return {
    ...found,
    persons: found.persons.map((person) => {
      const scan = scans.get(person.page);
      if (!scan) return person;
      const candidates = [...person.candidates, ...otherReadings(person, scan.upright)];
      return onSheet({ ...person, candidates }, scan.page);
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
