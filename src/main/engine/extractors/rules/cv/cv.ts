import { intersectionArea } from '../../../domain/bbox';
import type { Page } from '../../../domain/page';
import type { ExtractContext, Extraction, RawPerson } from '../../../domain/person';
import { analyzeDocument } from '../../layout';
import { peopleOf, worksInTables } from '../form/works';
import { shown, toPerson } from '../kit/person';
import { textOf, viewsOf } from '../kit/view';
import { englishRows } from '../thesis/english-rows';
import { koreanRows } from '../thesis/korean-rows';
import { correspondingSign } from './author-list';
import { entriesOf } from './entries';
import { supervisorsBehind } from './supervisors';
import { readWork } from './works';

/** Curricula and lists of works: every author of every work, and the supervisors a line names. Pure. */
export function extractCv(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const views = analyzeDocument(pages).pages.map(viewsOf);
  const sign = correspondingSign(views.map(textOf).join('\n'));
  const works = entriesOf(views).map((entry) => readWork(entry, ctx, sign));
  const supervisors = views
    .flatMap((page) => {
      const number = page[0]?.line.page ?? 1;
      return [
        ...koreanRows(number, page, false).found,
        ...englishRows(number, page, false).found,
        ...supervisorsBehind(page),
      ];
    })
    .filter((f) => f.role === 'supervisor' || f.role === 'co_supervisor')
    .map((f) => toPerson({ ...f, name: f.read.name, aliases: f.read.aliases }));
  const tables = views.flatMap(worksInTables).map(peopleOf);
  const hidden = shown([...works, ...tables].flatMap((w) => w.hidden));
  const persons = [...supervisors, ...works.flatMap((w) => w.persons)];
  const inTables = tables.flatMap((t) => t.persons).filter((p) => !persons.some((o) => samePlace(o, p)));
  return {
    persons: [...persons, ...inTables],
    observations: {
      ...(hidden.length > 0 ? { hiddenPeople: hidden } : {}),
      ...([...works, ...tables].some((w) => w.unread) ? { doubts: ['layout_unknown'] } : {}),
    },
  };
}

/** A row of a table reads as an entry of a list, too. */
function samePlace(a: RawPerson, b: RawPerson): boolean {
  return a.page === b.page && a.nameRaw === b.nameRaw && intersectionArea(a.bbox, b.bbox) > 0;
}
