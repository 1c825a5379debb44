const BASE = 0xac00;
const LAST = 0xd7a3;
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const MEDIALS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

export interface Jamo {
  readonly initial: string;
  readonly medial: string;
  /** Empty for an open syllable. */
  readonly final: string;
}

/** One Hangul syllable → its letters; null for anything else. */
export function jamoOf(syllable: string): Jamo | null {
  const code = syllable.codePointAt(0) ?? 0;
  if (code < BASE || code > LAST) return null;
  const n = code - BASE;
  return {
    initial: INITIALS[Math.floor(n / 588)] ?? '',
    medial: MEDIALS[Math.floor((n % 588) / 28)] ?? '',
    final: FINALS[n % 28] ?? '',
  };
}

/** Letters → syllable; null when they make none. */
export function syllableOf(jamo: Jamo): string | null {
  const i = INITIALS.indexOf(jamo.initial);
  const m = MEDIALS.indexOf(jamo.medial);
  const f = FINALS.indexOf(jamo.final);
  return i < 0 || m < 0 || f < 0 ? null : String.fromCodePoint(BASE + i * 588 + m * 28 + f);
}

/** Only Hangul syllables, at least one? */
export function isHangul(text: string): boolean {
  return /^[가-힣]+$/u.test(text);
}

/**
 * How many letters differ between two Hangul strings: 홍길동 and 홍갈동 differ in one. A missing or extra syllable costs its
 * letters; characters outside Hangul count as one letter. Used to offer other readings of an uncertain name, never to accept one.
 */
export function jamoDistance(a: string, b: string): number {
  const left = lettersOf(a);
  const right = lettersOf(b);
  let previous = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[right.length] ?? left.length;
}

function lettersOf(text: string): string[] {
  const letters: string[] = [];
  for (const ch of text.normalize('NFC').replace(/\s+/gu, '')) {
    const jamo = jamoOf(ch);
    // Initials and finals are marked apart: ㄱ at the end of a syllable is another letter than ㄱ at its start.
    if (jamo) letters.push(jamo.initial, jamo.medial, ...(jamo.final ? [`_${jamo.final}`] : []));
    else letters.push(ch);
  }
  return letters;
}

/**
 * 두음법칙: at the head of a name ㄹ and ㄴ soften (림 → 임, 류 → 유, 로 → 노). Both spellings are in use for one family name,
 * so this is the weaker key under which 류연규 and 유연규 meet.
 */
export function softenHead(name: string): string {
  const rest = name.slice(1);
  const jamo = jamoOf(name);
  if (!jamo || (jamo.initial !== 'ㄹ' && jamo.initial !== 'ㄴ')) return name;
  const initial = 'ㅑㅕㅖㅛㅠㅣ'.includes(jamo.medial) ? 'ㅇ' : 'ㄴ';
  return (syllableOf({ ...jamo, initial }) ?? name.slice(0, 1)) + rest;
}
