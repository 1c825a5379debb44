import { basename } from 'node:path';
import { PermanentError } from '../engine/domain/errors';
import type { ConflictOutputs } from '../../preload/contract';
import type { Calls } from './answer';
import type { Desk } from './desk';
import type { Dialogs } from './dialogs';
import { fileName, given } from './inputs';
import { saving } from './save-file';

interface ConflictCallDeps {
  readonly desk: Desk;
  readonly dialogs: Dialogs;
  readonly saveFile: (path: string, bytes: Uint8Array) => Promise<string>;
  readonly reveal: (path: string) => void;
  /** ISO date of today, for file names. */
  readonly today: () => string;
}

/** The calls about evaluators. Lists are chosen in the system's dialog: the window never names a path. */
export function createConflictCalls(deps: ConflictCallDeps): Pick<Calls, keyof ConflictOutputs> {
  const conflicts = () => deps.desk.engine().conflicts;
  let lastExport: string | null = null;
  return {
    'conflicts.overview': () => conflicts().overview(),
    'conflicts.pickList': async ({ list }) => {
      const path = await deps.dialogs.pickList(list);
      return path === null ? null : conflicts().list.read(list, { path });
    },
    'conflicts.dropList': ({ list, path }) => conflicts().list.read(list, { path }),
    'conflicts.pasteList': ({ list, text }) => conflicts().list.read(list, { text }),
    'conflicts.mapList': (mapping) => conflicts().list.map(given(mapping)),
    'conflicts.list': () => conflicts().list.current(),
    'conflicts.discardList': () => {
      conflicts().list.discard();
      return null;
    },
    'conflicts.importEvaluators': ({ mode }) => conflicts().list.importEvaluators(mode),
    'conflicts.applyApplicants': ({ accept }) => conflicts().list.applyApplicants(accept),
    'conflicts.evaluators': () => conflicts().evaluators(),
    'conflicts.saveEvaluator': (evaluator) => conflicts().saveEvaluator(given(evaluator)),
    'conflicts.removeEvaluator': ({ evaluatorId }) => {
      conflicts().removeEvaluator(evaluatorId);
      return null;
    },
    'conflicts.presets': () => conflicts().presets(),
    'conflicts.setRules': (rules) => conflicts().setRules(rules),
    'conflicts.savePreset': ({ name }) => conflicts().savePreset(name),
    'conflicts.removePreset': ({ id }) => {
      conflicts().removePreset(id);
      return null;
    },
    'conflicts.run': () => conflicts().run(),
    'conflicts.matrix': () => conflicts().matrix(),
    'conflicts.hits': (filter) => conflicts().hits(given(filter)),
    'conflicts.hit': ({ hitId }) => conflicts().hit(hitId),
    'conflicts.decide': ({ hitIds, decision, reason }) => conflicts().decide(hitIds, decision, reason),
    'conflicts.undo': () => conflicts().undo(),
    'conflicts.redo': () => conflicts().redo(),
    'conflicts.history': ({ hitId }) => conflicts().history(hitId),
    'conflicts.applicants': () => conflicts().applicants(),
    'conflicts.eligible': ({ applicantId }) => conflicts().eligible(applicantId),
    'conflicts.export': async ({ password }) => {
      const name = fileName('평가위원 대조', deps.desk.round()?.name ?? '', deps.today());
      const path = await deps.dialogs.saveAs(name, 'xlsx');
      if (path === null) return null;
      const { bytes, ...made } = await conflicts().workbook(given({ password }));
      const filename = await deps.saveFile(path, bytes);
      lastExport = path;
      return { filename, ...made };
    },
    'conflicts.reveal': () => {
      if (lastExport === null) throw new PermanentError('nothing_exported');
      deps.reveal(lastExport);
      return null;
    },
    'conflicts.backup': async () => {
      const name = fileName('백업(평가위원 포함)', deps.desk.round()?.name ?? '', deps.today());
      const path = await deps.dialogs.saveAs(name, 'msbackup');
      if (path === null) return null;
      const { safety } = deps.desk.engine();
      const { bytes } = await saving(() => safety.backup(path, { includeEvaluators: true }));
      return { filename: basename(path), bytes };
    },
    'conflicts.wipe': () => {
      lastExport = null;
      return conflicts().wipe();
    },
  };
}
