import type { ExtractContext, RawPerson } from '../../../domain/person';
import { createSelfMatcher } from '../../../names';
import { entriesOf } from '../cv/entries';
import { readWork } from '../cv/works';
import { doubted } from '../kit/person';
import type { View } from '../kit/view';

const VITA =
  /^(?:약\s*력|이\s*력(?:\s*서)?|연\s*구\s*(?:업\s*적|실\s*적)|curriculum\s+vitae|(?:author[’']?s\s+)?vita|biograph(?:y|ical sketch)|(?:list\s+of\s+)?publications?)$/iu;
/** Lists of works inside a thesis have not been measured: their people are always shown to a person. */
const UNMEASURED = 0.65;

/** The curriculum at the end of a thesis: co-authors of the author's own works. Works without the author belong to a bibliography. */
export function readVita(
  pages: readonly (readonly View[])[],
  ctx: ExtractContext,
  author: string | undefined,
): RawPerson[] {
  const start = pages.findIndex(
    (views, i) => i * 2 >= pages.length && views.slice(0, 3).some((v) => VITA.test(v.text.trim())),
  );
  if (start < 0) return [];
  const names = [...ctx.selfNames, ...(author ? [author] : [])];
  const isAuthor = createSelfMatcher(names);
  return entriesOf(pages.slice(start))
    .filter((entry) => entry.section === 'works')
    .flatMap((entry) => {
      const { persons } = readWork(entry, { ...ctx, selfNames: names });
      const own = persons.some((p) => isAuthor(p.nameRaw, p.aliases) !== 'different');
      return own ? persons.filter((p) => isAuthor(p.nameRaw, p.aliases) === 'different') : [];
    })
    .map((p) => doubted(p, UNMEASURED));
}
