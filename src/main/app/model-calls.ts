import type { ModelView } from '../../preload/contract';
import type { Models } from '../engine/models';
import type { Calls } from './answer';
import type { Dialogs } from './dialogs';

export interface ModelCallDeps {
  readonly models: Models;
  readonly dialogs: Pick<Dialogs, 'pickModels'>;
}

/** Models as the window sees them: no path crosses. */
export function createModelCalls({
  models,
  dialogs,
}: ModelCallDeps): Pick<Calls, 'models.list' | 'models.check' | 'models.probe' | 'models.import'> {
  let importing: ModelView['importing'] = null;
  const view = (): ModelView => ({
    models: models.list(),
    state: models.state(),
    importing,
    recommended: models.recommended.map(({ id, title, licence }) => ({ id, title, licence })),
  });
  return {
    'models.list': view,
    'models.check': async () => (await models.check()).map(({ entry, fault }) => ({ id: entry.id, fault })),
    'models.probe': async () => {
      await models.probe();
      return view();
    },
    'models.import': async () => {
      const from = await dialogs.pickModels();
      if (from === null) return null;
      try {
        await models.import(from, { onProgress: (done, of) => (importing = { done, of }) });
      } finally {
        importing = null;
      }
      return view();
    },
  };
}
