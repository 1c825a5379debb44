import type { Page } from '../../../domain/page';
import type { ExtractContext, Extraction } from '../../../domain/person';
import { analyzeDocument } from '../../layout';
import { extractArticle } from '../article';
import { shown } from '../kit/person';
import { viewsOf } from '../kit/view';
import { peopleOf, worksInPairs, worksInTables } from './works';

/** Words that only a form for works uses; a paper itself carries none of them. */
const FORM =
  /총\s*저\s*자\s*수|저\s*자\s*구\s*분|게\s*재\s*(?:연|년)\s*월|저\s*자\s*명|대표\s*연구\s*실적|연구\s*실적\s*(?:목록|명)|본인\s*역할/u;
/** Inventors are spoken of in papers, too: a form names them beside the invention. */
const PATENT = /발\s*명\s*자/u;
const INVENTION = /실\s*적\s*명|특\s*허\s*명|발명의?\s*명칭/u;

/**
 * Forms for representative works: "저자명 | 총저자수" beside each other or as columns. Most files handed in under that tag are the
 * papers themselves: those go to the rules for articles. Pure.
 */
export function extractForm(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const views = analyzeDocument(pages).pages.map(viewsOf);
  const text = views
    .slice(0, 4)
    .flat()
    .map((v) => v.text)
    .join('\n');
  if (!FORM.test(text) && !(PATENT.test(text) && INVENTION.test(text))) return extractArticle(pages, ctx);
  const works = views.flatMap((page) => [...worksInTables(page), ...worksInPairs(page)]);
  const read = works.map(peopleOf);
  const persons = read.flatMap((r) => r.persons);
  const stated =
    works.length > 0 && works.every((w) => w.stated !== undefined)
      ? works.reduce((n, w) => n + (w.stated ?? 0), 0)
      : undefined;
  if (persons.length === 0) {
    // The form may lie on top of the paper it speaks of.
    const paper = extractArticle(pages, ctx);
    return stated === undefined
      ? paper
      : { ...paper, observations: { ...paper.observations, statedAuthors: stated } };
  }
  const hidden = shown(read.flatMap((r) => r.hidden));
  return {
    persons,
    observations: {
      ...(works[0]?.work.title ? { title: works[0].work.title } : {}),
      ...(stated !== undefined ? { statedAuthors: stated } : {}),
      ...(hidden.length > 0 ? { hiddenPeople: hidden } : {}),
      ...(read.some((r) => r.unread) ? { doubts: ['layout_unknown'] } : {}),
    },
  };
}
