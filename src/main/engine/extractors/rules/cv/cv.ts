import type { Page } from '../../../domain/page';
import type { ExtractContext, Extraction } from '../../../domain/person';
import { analyzeDocument } from '../../layout';
import { shown, toPerson } from '../kit/person';
import { textOf, viewsOf } from '../kit/view';
import { englishRows } from '../thesis/english-rows';
import { koreanRows } from '../thesis/korean-rows';
import { correspondingSign } from './author-list';
import { entriesOf } from './entries';
import { readWork } from './works';

/** Curricula and lists of works: every author of every work, and the supervisors a line names. Pure. */
export function extractCv(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const views = analyzeDocument(pages).pages.map(viewsOf);
  const sign = correspondingSign(views.map(textOf).join('\n'));
  const works = entriesOf(views).map((entry) => readWork(entry, ctx, sign));
  const supervisors = views
    .flatMap((page) => {
      const number = page[0]?.line.page ?? 1;
      return [...koreanRows(number, page, false).found, ...englishRows(number, page, false).found];
    })
    .filter((f) => f.role === 'supervisor' || f.role === 'co_supervisor')
    .map((f) => toPerson({ ...f, name: f.read.name, aliases: f.read.aliases }));
  const hidden = shown(works.flatMap((w) => w.hidden));
  return {
    persons: [...supervisors, ...works.flatMap((w) => w.persons)],
    observations: hidden.length > 0 ? { hiddenPeople: hidden } : {},
  };
}
