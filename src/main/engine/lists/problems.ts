import type { RowProblemCode } from '../domain/conflicts';
import type { Language } from '../domain/reasons';
import type { RowProblem } from '../domain/views-conflicts';

const SENTENCES: Readonly<Record<RowProblemCode, { readonly ko: string; readonly en: string }>> = {
  no_name: { ko: '이름이 비어 있어 뺐습니다.', en: 'No name: left out.' },
  not_a_name: {
    ko: '이름 자리에 이름이 아닌 것이 있어 뺐습니다.',
    en: 'What stands there is no name: left out.',
  },
  duplicate: { ko: '{other}행과 같은 사람이어서 뺐습니다.', en: 'The same as row {other}: left out.' },
  no_number: { ko: '지원번호가 비어 있어 뺐습니다.', en: 'No application number: left out.' },
  unreadable: { ko: '읽을 수 없는 행이어서 뺐습니다.', en: 'The row cannot be read: left out.' },
  bad_email: {
    ko: '이메일 주소가 올바르지 않아 비워 두었습니다.',
    en: 'The e-mail address is none: left empty.',
  },
  name_in_wrong_script: {
    ko: '한글·영문 이름 칸이 서로 바뀐 것 같아 글자에 따라 옮겼습니다.',
    en: 'The name stood in the other script’s column; it was moved.',
  },
  odd_name: {
    ko: '이름으로 보기 어려운 글자입니다. 확인해 주세요.',
    en: 'This hardly looks like a name; please check.',
  },
  initials_only: {
    ko: '이름이 머리글자뿐이어서 “가능” 이상으로는 판정하지 못합니다.',
    en: 'Initials only: never more than “possible”.',
  },
  same_name: {
    ko: '{other}행과 이름이 같습니다. 다른 사람으로 두었습니다.',
    en: 'The same name as row {other}; kept as another person.',
  },
  formula: {
    ko: '수식의 값이 파일에 없어 비워 두었습니다.',
    en: 'A formula without a stored value: left empty.',
  },
};

const LEFT_OUT: readonly RowProblemCode[] = ['no_name', 'not_a_name', 'duplicate', 'no_number', 'unreadable'];

/** A problem of a row, before it is put into words. */
export interface Problem {
  readonly row: number;
  readonly code: RowProblemCode;
  readonly text: string;
  /** The other row it speaks of. */
  readonly other?: number;
}

export const isLeftOut = (code: RowProblemCode): boolean => LEFT_OUT.includes(code);

export function describeProblem(p: Problem, language: Language): RowProblem {
  return {
    row: p.row,
    code: p.code,
    message: SENTENCES[p.code][language].replace('{other}', String(p.other ?? '')),
    left: isLeftOut(p.code),
    text: p.text,
  };
}
