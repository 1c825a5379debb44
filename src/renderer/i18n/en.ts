import { app } from './en/app';
import { conflicts } from './en/conflicts';
import { errors } from './en/errors';
import { guide } from './en/guide';
import { health } from './en/health';
import { intake } from './en/intake';
import { models } from './en/models';
import { people } from './en/people';
import { progress } from './en/progress';
import { review } from './en/review';
import { roster } from './en/roster';
import { safety } from './en/safety';
import { words } from './en/words';
import type { ko } from './ko';
import type { Shape } from './shape';

/** Every text of the window in English. */
export const en: Shape<typeof ko> = {
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
