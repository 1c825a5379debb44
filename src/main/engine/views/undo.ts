import { undoStack, type Step } from '../db/corrections';
import type { Db } from '../db/open';
import type { Language } from '../domain/reasons';
import type { UndoState } from '../domain/views';
import type { CorrectionAction } from '../domain/words';

const ACTIONS: Record<CorrectionAction, { ko: string; en: string }> = {
  confirm: { ko: '확정', en: 'confirmed' },
  edit: { ko: '수정', en: 'edited' },
  reject: { ko: '반려', en: 'rejected' },
  exclude: { ko: '제외', en: 'excluded' },
  add: { ko: '추가', en: 'added' },
  merge: { ko: '합침', en: 'merged' },
  split: { ko: '나눔', en: 'split' },
  different: { ko: '다른 사람', en: 'not the same' },
  dismiss: { ko: '제쳐 둠', en: 'put aside' },
  undo: { ko: '되돌림', en: 'undone' },
};

/** What undo and redo would act on, named so that a person knows before pressing. */
export function undoState(db: Db, language: Language): UndoState {
  const { undo, redo } = undoStack(db);
  return { undo: name(undo, language), redo: name(redo, language) };
}

function name(step: Step | null, language: Language): string | null {
  const row = step?.about;
  if (!row) return null;
  const action = ACTIONS[row.action][language];
  const about = row.nameRaw ?? (language === 'ko' ? '문서' : 'document');
  const more = step.rows.length - 1;
  if (more === 0) return `${about} ${action}`;
  return language === 'ko' ? `${about} 외 ${more}건 ${action}` : `${about} and ${more} more ${action}`;
}
