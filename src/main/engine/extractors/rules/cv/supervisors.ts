import type { Role } from '../../../domain/words';
import type { View } from '../kit/view';
import { foundIn, LIKELY, readPeople, type Found } from '../thesis/found';

/** "공학박사 (지도교수: 홍길동)", "Ph.D., 2021, Advisor: Jane Roe": the supervisor at the end of a line about a degree. */
const BEHIND: readonly (readonly [RegExp, Role])[] = [
  [/[(（[,，;/|-]\s*(?:공동|부)\s*지도\s*교수\s*[:：]?\s*(?<name>[^)）\]:;]{2,60})/u, 'co_supervisor'],
  [/[(（[,，;/|-]\s*(?:논문\s*)?지도\s*교수\s*[:：]?\s*(?<name>[^)）\]:;]{2,60})/u, 'supervisor'],
  [
    /[(（[,，;/|-]\s*co-?\s?(?:advis[eo]r|supervisor)s?\s*[:：]?\s+(?<name>[^)）\]:;]{3,60})/iu,
    'co_supervisor',
  ],
  [
    /[(（[,，;/|-]\s*(?:(?:thesis|ph\.?\s?d\.?|doctoral|dissertation|master[’']?s)\s+)?(?:advis[eo]r|supervisor)s?\s*[:：]?\s+(?<name>[^)）\]:;]{3,60})/iu,
    'supervisor',
  ],
];

/** Supervisors a line names behind something else. Labels that begin a line are read where theses are. */
export function supervisorsBehind(views: readonly View[]): Found[] {
  return views.flatMap((view) =>
    BEHIND.flatMap(([pattern, role]) => {
      const match = pattern.exec(view.text);
      const value = match?.groups?.['name'] ?? '';
      const reads = readPeople(value.replace(/[,，]\s*$/u, ''));
      return reads.flatMap((read) =>
        read.kind === 'name' && read.score >= LIKELY ? [foundIn(view, read, role, 0.9)] : [],
      );
    }),
  );
}
