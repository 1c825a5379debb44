/**
 * Korean particles that depend on the last sound of the word before them (국립국어원, 한글 맞춤법: 조사의 이형태).
 * Only Hangul endings are decided; after anything else both forms are written, as Korean forms do.
 */
function finalOf(word: string): number | null {
  const code = word.trimEnd().codePointAt(word.trimEnd().length - 1);
  return code !== undefined && code >= 0xac00 && code <= 0xd7a3 ? (code - 0xac00) % 28 : null;
}

/** Whether the particle after the word can be known from its last letter. */
export function endsInHangul(word: string): boolean {
  return finalOf(word) !== null;
}

/** "…으로" or "…로": a final ㄹ (index 8) takes 로 like a vowel. */
export function ro(word: string): string {
  const final = finalOf(word);
  if (final === null) return `${word}(으)로`;
  return final === 0 || final === 8 ? `${word}로` : `${word}으로`;
}

/** "…을" or "…를". */
export function eul(word: string): string {
  const final = finalOf(word);
  if (final === null) return `${word}을(를)`;
  return final === 0 ? `${word}를` : `${word}을`;
}

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** Initial consonants of each syllable ("지도교수" → "ㅈㄷㄱㅅ"): how Korean users search lists. */
export function initials(text: string): string {
  return [...text]
    .map((c) => {
      const code = c.charCodeAt(0);
      return code >= 0xac00 && code <= 0xd7a3 ? (INITIALS[Math.floor((code - 0xac00) / 588)] ?? c) : c;
    })
    .join('');
}

/** Whether `text` holds `query`, by letters or by initial consonants, ignoring case and composed/decomposed forms. */
export function holds(text: string, query: string): boolean {
  const q = query.trim().normalize('NFC').toLowerCase();
  if (q === '') return true;
  const t = text.normalize('NFC').toLowerCase();
  return t.includes(q) || initials(t).includes(q);
}
