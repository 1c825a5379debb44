import type { NameForm } from '../../names';
import { isCommonHangulName } from '../../names';

/** Would a second bearer of this whole name surprise nobody? */
export function isCommonName(form: NameForm): boolean {
  // in Latin letters a Korean name stands for several, and nothing tells how many bear a foreign one
  return form.nameKo === null || isCommonHangulName(form);
}
