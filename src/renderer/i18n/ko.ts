import { app } from './ko/app';
import { conflicts } from './ko/conflicts';
import { errors } from './ko/errors';
import { guide } from './ko/guide';
import { health } from './ko/health';
import { intake } from './ko/intake';
import { models } from './ko/models';
import { people } from './ko/people';
import { progress } from './ko/progress';
import { review } from './ko/review';
import { roster } from './ko/roster';
import { safety } from './ko/safety';
import { words } from './ko/words';

/** Every text of the window in Korean: the default language and the shape of the others. */
export const ko = {
  ...app,
  ...conflicts,
  ...errors,
  ...guide,
  ...health,
  ...intake,
  ...models,
  ...people,
  ...progress,
  ...roster,
  ...safety,
  ...words,
  ...review,
};
