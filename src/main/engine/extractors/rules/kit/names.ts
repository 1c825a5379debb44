import { cleanName, isHangul, isPlaceholder, looksLikeName, normalizeName } from '../../../names';
import { HANJA_SURNAMES } from '../../../names/tables';

/** A name read out of a field: the form printed first, other scripts of the same field beside it. */
export interface ReadName {
  readonly kind: 'name';
  /** Hangul joined, Latin as printed. */
  readonly name: string;
  readonly hanja?: string;
  /** Latin or Hangul forms printed in the parenthesis after the name. */
  readonly aliases: readonly string[];
  readonly script: 'hangul' | 'hanja' | 'latin';
  /** 0 to 1: how much it looks like a name; foreign names in Hangul lie near 0.3. */
  readonly score: number;
  /** Only initials and a family name. */
  readonly initialsOnly: boolean;
}
export type FieldReading =
  | ReadName
  /** A form's filler: ○○○, "Your Name", 김교수. `name` is set where it could be taken for a person. */
  | { readonly kind: 'placeholder'; readonly text: string }
  /** Nothing but rules, dots or a seal mark. */
  | { readonly kind: 'empty' }
  /** Something else stands there. */
  | { readonly kind: 'none' };

const SEAL =
  /[([（〔<]\s*(?:인|印|㊞|서\s*명|날\s*인|직\s*인|도\s*장|사\s*인|signature|seal|sign(?:ed)?)\s*[)\]）〕>]|㊞/giu;
const LOOSE_SEAL = /(?<=[\s가-힣])\s+(?:인|印|서명|날인)\s*$/u;
/** Spaced letters are joined before this is read: "이 순 신 印", "이 순 신 인". Four syllables are rarely a name. */
const GLUED_SEAL = /^((?!남궁|황보|제갈|선우|독고|사공|서문|동방)[가-힣]{3})(?:인|印)$|(?<=[가-힣])印$/u;
const LEADERS = /[_＿…‥‧⋯─━]+|[.·-]{3,}/gu;
const STUDENT_NUMBER = /[\s(（,:/-]*(?:학\s*번)?[\s:]*\d{4,}(?:-\d+)*[)）]?\s*$/u;
/** "홍길동 (洪吉童, Hong, Gil-Dong)". */
const WITH_FORMS = /^([^(（[]+)[(（[]\s*([^)）\]]*)[)）\]]?\s*(.*)$/u;

/** Given names that are words for a part somebody plays: fillers like 김지도, 박심사. */
const PART_WORDS =
  /^[가-힣](?:지도|교수|위원|위원장|심사|주심|부심|학생|저자|교신|박사|석사|학사|연구원|팀장|팀원)$/u;

/** Words of covers, headings and tables that begin with a family name; the general list of such words is `looksLikeName`'s. */
const NOT_PEOPLE = new Set(
  '이미지 주요어 강좌 임원 추진 허가 손익 신입 염색 예제 인사 전용 천문 표시 반도체 민원 마감 명단 고등 권한 사진 표지 공란 주임 한글 성함 이하 여백 사원 대리 차장 상무 전무 사장 인턴 조원 조장 반장 주무 서기'.split(
    ' ',
  ),
);

/**
 * Reads one field that should hold one name: a row of an approval page, a line of a cover, a cell of a form. Titles, seals, rules
 * and student numbers come off; a parenthesis with other scripts becomes forms of the same person.
 */
export function readName(field: string): FieldReading {
  const bare = field
    .normalize('NFC')
    .replace(SEAL, ' ')
    .replace(LEADERS, ' ')
    .replace(/^[\s:：;,、。./|_~^>‣•*-]+|[\s:：;,、。./|_~-]+$/gu, '')
    .replace(LOOSE_SEAL, '')
    .replace(/^[([（]\s*(?=[^()（）]*$)/u, '')
    .trim();
  const unsealed = bare.replace(GLUED_SEAL, '$1');
  if (bare === '' || /^(?:인|印|서\s*명|날\s*인)$/u.test(bare)) return { kind: 'empty' };
  const text = unsealed.replace(STUDENT_NUMBER, '').trim();
  if (text === '') return { kind: 'none' };
  if (isPlaceholder(text) || PART_WORDS.test(text.replace(/\s+/gu, ''))) return { kind: 'placeholder', text };
  const split = WITH_FORMS.exec(text);
  const main = nameOf(split ? (split[1] ?? '') : text);
  if (!main) {
    const cleaned = cleanName(split ? (split[1] ?? '') : text);
    return isPlaceholder(cleaned) && cleaned.length > 1 ? { kind: 'placeholder', text } : { kind: 'none' };
  }
  const { hanja, aliases } = formsOf(split?.[2] ?? '');
  return { ...main, ...(hanja && main.script !== 'hanja' ? { hanja } : {}), aliases };
}

/** Only the name, no parenthesis: null where it is none. */
export function nameOf(text: string): ReadName | null {
  const cleaned = cleanName(text);
  if (cleaned === '' || isPlaceholder(cleaned) || /[\d@:;!?%<>{}"“”=/\\]/u.test(cleaned)) return null;
  const hangul = cleaned.replace(/[\s·]+/gu, '');
  if (isHangul(hangul)) return PART_WORDS.test(hangul) ? null : hangulName(cleaned, hangul);
  const form = normalizeName(cleaned);
  if (form.script === 'hanja') {
    const printed = cleaned.replace(/\s+/gu, '');
    if (form.completeness === 'full') return found(printed, 'hanja', 0.7);
    return isHanjaName(printed) ? found(printed, 'hanja', UNREAD_HANJA) : null;
  }
  if (form.script === 'mixed' && form.nameKo) {
    const ko = hangulName(form.nameKo, form.nameKo.replace(/\s+/gu, ''));
    const hanja = /\p{Script=Han}{2,4}/u.exec(cleaned.replace(/\s+/gu, ''))?.[0];
    return ko && { ...ko, ...(hanja ? { hanja } : {}), aliases: form.nameEn ? [form.nameEn] : [] };
  }
  return form.script === 'latin' ? latinName(cleaned) : null;
}

/** A Hanja name with letters no table reads: only a label says that it is one. */
const UNREAD_HANJA = 0.35;

function isHanjaName(printed: string): boolean {
  return /^\p{Script=Han}{2,4}$/u.test(printed) && HANJA_SURNAMES.has(printed.slice(0, 1));
}

function hangulName(printed: string, joined: string): ReadName | null {
  if (NOT_PEOPLE.has(joined)) return null;
  const look = looksLikeName(printed);
  if (!look.ok) return null;
  const form = normalizeName(printed);
  const native = form.completeness === 'full';
  // Two words of two syllables are text, not a spaced name, unless the first is a compound family name.
  const parts = printed.split(/\s+/u);
  if (parts.length === 2 && parts.every((p) => p.length === 2) && form.surname?.length !== 2) return null;
  const name =
    native && !form.ambiguousOrder
      ? form.display.replace(/\s+/gu, '')
      : printed.replace(/\s+/gu, native ? '' : ' ');
  return found(name, 'hangul', look.score);
}

function latinName(printed: string): ReadName | null {
  const look = looksLikeName(printed);
  const form = normalizeName(printed);
  if (!look.ok || form.completeness === 'partial' || /[^\p{L}\p{M}\s.,'’ʼ-]/u.test(printed)) return null;
  return {
    ...found(printed.replace(/\s+/gu, ' '), 'latin', look.score),
    initialsOnly: form.completeness === 'initials',
  };
}

function found(name: string, script: ReadName['script'], score: number): ReadName {
  return { kind: 'name', name, script, score, initialsOnly: false, aliases: [] };
}

function formsOf(inside: string): { hanja?: string; aliases: string[] } {
  const hanja = (inside.match(/\p{Script=Han}/gu) ?? []).join('');
  const latin = inside
    .replace(/\p{Script=Han}+/gu, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/gu, '')
    .trim();
  const form = latin ? nameOf(latin) : null;
  return { ...(hanja.length >= 2 && hanja.length <= 4 ? { hanja } : {}), aliases: form ? [form.name] : [] };
}
