/**
 * Every reason the machine gives a person, as a stable code with one Korean and one English sentence.
 * `{name}` parts are filled from `params`. Sentences say what was seen, never how the program works.
 */
export const REASONS = {
  nobody_found: {
    ko: '글은 읽었지만 관계자를 한 명도 찾지 못했습니다.',
    en: 'The text was read, but nobody was found.',
  },
  only_self: {
    ko: '지원자 말고는 아무도 찾지 못했습니다. 단독 저자인지 확인해 주세요.',
    en: 'Nobody beside the applicant was found; please check that there is nobody else.',
  },
  needs_vision: {
    ko: '글자 정보가 없는 문서라 사람이 직접 보아야 합니다.',
    en: 'The document holds no readable text; a person has to look.',
  },
  ocr_read: {
    ko: '그림에서 글자를 읽은 쪽이 {count}개 있어 빠진 사람이 있을 수 있습니다.',
    en: 'Pages read from pictures: {count}. People may be missing.',
  },
  self_missing: {
    ko: '저자 목록에서 지원자 이름을 찾지 못했습니다.',
    en: 'The applicant is not among the authors that were read.',
  },
  supervisor_missing: {
    ko: '지도교수 이름을 찾지 못했습니다.',
    en: 'No supervisor was found in the thesis.',
  },
  committee_incomplete: {
    ko: '심사위원 {expected}명 가운데 {found}명만 읽었습니다.',
    en: 'Only {found} of {expected} committee members were read.',
  },
  committee_missing: {
    ko: '심사위원 명단을 찾지 못했습니다.',
    en: 'No committee page was found.',
  },
  empty_rows: {
    ko: '이름이 비어 있거나 읽히지 않은 줄이 {count}개 있습니다.',
    en: 'Labelled rows without a readable name: {count}.',
  },
  byline_mismatch: {
    ko: '국문 저자 {ko}명과 영문 저자 {en}명의 수가 다릅니다.',
    en: 'The Korean byline has {ko} names, the English one {en}.',
  },
  author_count_mismatch: {
    ko: '문서에 적힌 총저자수는 {stated}명인데 {found}명을 읽었습니다.',
    en: 'The document states {stated} authors, {found} were read.',
  },
  hidden_people: {
    ko: '“{text}”처럼 이름이 생략된 부분이 있습니다.',
    en: 'Some people are hidden behind “{text}”.',
  },
  placeholders: {
    ko: '이름 자리에 “{text}” 같은 서식 문구가 있습니다.',
    en: 'A form’s filler text (“{text}”) stands where a name belongs.',
  },
  large_collaboration: {
    ko: '저자가 매우 많은 논문이라 {count}명을 접어 두었습니다.',
    en: 'A large collaboration: {count} authors were collapsed.',
  },
  silent_pages: {
    ko: '이름이 있을 만한 {pages}쪽을 읽지 못했습니다.',
    en: 'Page {pages} may hold names and could not be read.',
  },
  plan_left: {
    ko: '읽는 범위 설정에 따라 {pages}쪽은 읽지 않았습니다.',
    en: 'Page {pages} was left out by the page plan.',
  },
  partial_read: {
    ko: '파일 일부만 읽었습니다. {note}',
    en: 'Only part of the file was read. {note}',
  },
  pages_unread: {
    ko: '{pages}쪽은 파일이 손상되어 읽지 못했습니다.',
    en: 'Page {pages} is damaged and could not be read.',
  },
  cut_picture: {
    ko: '그림 파일이 중간에서 끊겨 뒷부분을 읽지 못했습니다.',
    en: 'The picture breaks off; its lower part could not be read.',
  },
  attachments: {
    ko: 'PDF 안에 첨부된 파일은 읽지 않았습니다: {names}. 필요하면 꺼내어 따로 넣어 주세요.',
    en: 'Files attached inside the PDF were not read: {names}. Take them out and add them if they are needed.',
  },
  repaired: {
    ko: '손상된 파일을 고쳐서 읽었습니다. 빠진 내용이 있을 수 있습니다.',
    en: 'The file was damaged and was repaired while reading; parts may be missing.',
  },
  model_unproven: {
    ko: '판독 모델이 “{text}”을(를) 읽었지만 쪽에서 근거를 찾지 못해 명단에 넣지 않았습니다. 괄호는 쪽 번호입니다.',
    en: 'A model read “{text}” (page in brackets), but nothing on the page supports it; it is not listed.',
  },
  model_differs: {
    ko: '{page}쪽의 저자를 규칙은 “{rules}”, 글 모델은 “{model}”(으)로 읽었습니다.',
    en: 'Page {page}: the rules read the authors “{rules}”, the text model “{model}”.',
  },
  model_failed: {
    ko: '판독 모델이 이 문서를 끝까지 보지 못했습니다. 규칙으로 읽은 결과는 그대로입니다.',
    en: 'The reading model could not finish this document; what the rules read stands.',
  },
  layout_unknown: {
    ko: '저자 줄의 모양이 낯설어 빠진 사람이 있을 수 있습니다.',
    en: 'The layout is unfamiliar; people may be missing.',
  },
  low_confidence: {
    ko: '이름을 읽은 확신이 낮습니다({percent}%).',
    en: 'The reading is uncertain ({percent}%).',
  },
  sampled: {
    ko: '확인 없이 지나갈 이름 가운데 무작위로 뽑혔습니다. 맞는지 한 번 보아 주세요.',
    en: 'Drawn at random from the names that would pass without a look.',
  },
  not_printed: {
    ko: '인쇄된 이름이 아니어서 사람이 확인해야 합니다.',
    en: 'The name is not printed; a person has to confirm it.',
  },
  initials_only: {
    ko: '이름이 머리글자로만 적혀 있습니다.',
    en: 'The name is printed with initials only.',
  },
  same_name: {
    ko: '같은 이름이 다른 소속으로 나옵니다. 같은 사람인지 확인해 주세요.',
    en: 'The same name appears with another affiliation.',
  },
  possible_same: {
    ko: '“{other}”와 같은 사람일 수 있습니다.',
    en: 'May be the same person as “{other}”.',
  },
  self_twice: {
    ko: '한 문서에서 두 사람이 지원자 이름과 맞습니다.',
    en: 'Two people in one document match the applicant’s name.',
  },
  unpaired: {
    ko: '국문 이름과 나란히 적힌 영문 이름 “{other}”이(가) 서로 맞지 않습니다.',
    en: 'The name printed in the other script, “{other}”, does not fit.',
  },
  mark_differs: {
    ko: '인쇄된 이름과 옆의 도장·서명에서 읽은 이름이 다릅니다.',
    en: 'The printed name and the seal or signature beside it differ.',
  },
  odd_name: {
    ko: '사람 이름으로 보기 어려운 글자가 섞여 있습니다.',
    en: 'The text does not look like a person’s name.',
  },
  decision_lost: {
    ko: '전에 결정한 “{name}”을(를) 새 판독에서 찾지 못했습니다.',
    en: 'An earlier decision about “{name}” found no place in the new reading.',
  },
  encrypted: { ko: '암호가 걸린 파일입니다.', en: 'The file is encrypted.' },
  wrong_password: {
    ko: '넣은 암호로 열리지 않았습니다.',
    en: 'The password that was given does not open it.',
  },
  damaged: { ko: '파일이 손상되어 읽을 수 없습니다.', en: 'The file is damaged and cannot be read.' },
  empty_file: { ko: '내용이 없는 파일(0바이트)입니다.', en: 'The file is empty (0 bytes).' },
  unsupported: {
    ko: '지원하지 않는 파일 형식입니다{detail}. PDF로 바꾸어 주세요.',
    en: 'The file type is not supported{detail}; save it as PDF.',
  },
  unsupported_archive: {
    ko: '읽을 수 없는 압축 형식입니다{detail}. 압축을 풀거나 ZIP으로 바꾸어 주세요.',
    en: 'The archive format cannot be read{detail}; unpack it or make it a ZIP.',
  },
  closed_archive: {
    ko: '압축 파일을 풀지 못했습니다. 풀어서 폴더로 넣어 주세요.',
    en: 'The archive was not unpacked; unpack it and add it as a folder.',
  },
  empty_archive: {
    ko: '압축 파일 안에 읽을 문서가 없습니다.',
    en: 'The archive holds no document.',
  },
  locked_archive: {
    ko: '암호가 걸린 압축 파일이라 풀지 못했습니다. 암호 없이 다시 압축하거나 풀어서 넣어 주세요.',
    en: 'The archive has a password and was not unpacked; add its files without one.',
  },
  unrecognised: {
    ko: '내용을 알아볼 수 없는 파일입니다. 손상되었거나 지원하지 않는 형식입니다.',
    en: 'The content of the file is not recognised: it is damaged or of an unsupported type.',
  },
  locked: {
    ko: '암호가 걸린 문서이고, 이 형식의 암호는 여기서 풀 수 없습니다. 암호를 없애고 다시 저장해 주세요.',
    en: 'The document has a password, which cannot be entered here for this type; save it again without one.',
  },
  hwp3: {
    ko: '한글 3.x 이전 형식의 파일입니다. 한글에서 HWP 또는 PDF로 다시 저장해 주세요.',
    en: 'The file is in the format of Hangul 3 or older; save it again as HWP or PDF.',
  },
  distribution: {
    ko: '배포용으로 잠긴 한글 문서라 내용을 읽을 수 없습니다. 일반 문서나 PDF로 다시 저장해 주세요.',
    en: 'The HWP file is locked for distribution and its text cannot be read; save it again as a plain document or PDF.',
  },
  drm: {
    ko: '문서 보안(DRM)이 걸린 파일입니다. 보안을 푼 파일이 필요합니다.',
    en: 'The file is protected by document security (DRM); an unprotected copy is needed.',
  },
  not_a_document: {
    ko: '문서가 아니라 웹 페이지(로그인 화면 등)가 저장된 파일입니다.',
    en: 'The file is a saved web page, not a document.',
  },
  too_large: { ko: '파일이 너무 커서 읽지 않았습니다.', en: 'The file is too large and was not read.' },
  timed_out: { ko: '정해진 시간 안에 읽지 못했습니다.', en: 'Reading did not finish in time.' },
  out_of_memory: { ko: '메모리가 부족해 읽지 못했습니다.', en: 'Reading ran out of memory.' },
  file_missing: { ko: '파일을 찾을 수 없습니다.', en: 'The file cannot be found.' },
  file_locked: { ko: '다른 프로그램이 파일을 쓰고 있습니다.', en: 'Another program holds the file.' },
  disk_full: { ko: '저장할 공간이 모자라 읽지 못했습니다.', en: 'The disk is full.' },
  worker_died: { ko: '읽는 도중 작업이 멈췄습니다.', en: 'The worker stopped while reading.' },
  internal: { ko: '프로그램 오류로 읽지 못했습니다.', en: 'A program fault stopped the reading.' },
} as const satisfies Record<string, { ko: string; en: string }>;

export type ReasonCode = keyof typeof REASONS;

export interface Reason {
  readonly code: ReasonCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Language = 'ko' | 'en';

/** Reason → sentence. Unknown parameters stay visible as `{name}`, so that a slip is seen rather than hidden. */
export function reasonText(reason: Reason, language: Language): string {
  const known = REASONS[reason.code] as { ko: string; en: string } | undefined;
  if (!known) return reason.code;
  return known[language].replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = reason.params?.[key];
    return value === undefined ? whole : String(value);
  });
}

/** Is this string one of our codes? Errors carry codes as plain strings. */
export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(REASONS, code);
}

/**
 * A fault → the reason a person is shown. Codes without a sentence of their own become `internal`. An `unsupported` fault's
 * message is the kind of file, ready to be put into the sentence (` (HWP 3)`).
 */
export function reasonOfFault(fault: { readonly code: string; readonly message: string }): Reason {
  if (!isReasonCode(fault.code)) return { code: 'internal' };
  if (fault.code !== 'unsupported' && fault.code !== 'unsupported_archive') return { code: fault.code };
  return { code: fault.code, params: { detail: fault.message === fault.code ? '' : fault.message } };
}
