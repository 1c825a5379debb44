import { refused, taken, type NameLook } from './name-look';
import { COMMON_SYLLABLES, NOT_NAME_ENDINGS_KO, NOT_NAMES_KO, SURNAMES, SYLLABLES } from './tables';

/** Most a name can score that is also a common word with a postposition (이동은: 이동 + 은). */
const DOUBTFUL = 0.4;

/**
 * Judges a cleaned Hangul text. Family name and syllables of the tables score high; common words are refused, unless a form says that
 * a name stands here and the word could be one (이진, 정수).
 */
export function looksHangul(name: string, labelled: boolean): NameLook {
  if (!/^[가-힣]+(?:[\s·][가-힣]+){0,4}$/u.test(name)) return refused('script');
  const parts = name.split(/[\s·]/u);
  const dense = parts.join('');
  const n = [...dense].length;
  if (n < 2 || n > 10) return refused('length');
  // 홍 지수 is a name although 지수 is a word; 이 론 is a letter-spaced heading.
  const apart = parts.length === 2 && SURNAMES.has(parts[0] ?? '') && (parts[1] ?? '').length > 1;
  const isWord = NOT_NAMES_KO.has(dense) && !apart;
  if (isWord && !(labelled && couldBeName(dense))) return refused('word');
  if (!apart && parts.length > 1 && parts.some((p) => p.length > 1 && NOT_NAMES_KO.has(p)))
    return refused('word');
  const compound = n >= 3 && SURNAMES.has(dense.slice(0, 2));
  if (!(compound && n === 4) && NOT_NAME_ENDINGS_KO.test(dense)) return refused('ending');
  // 정보공유, 연구보고: four syllables that begin with a word are two words. Names of four have a compound family name.
  if (n === 4 && parts.length === 1 && !compound && NOT_NAMES_KO.has(dense.slice(0, 2)))
    return refused('word');
  const inflected = inflection(dense);
  if (inflected === 'surely') return refused('ending');
  const look = score(parts, dense, compound);
  const doubt = isWord || inflected === 'maybe';
  return look.ok && doubt && look.score > DOUBTFUL ? taken(DOUBTFUL) : look;
}

function couldBeName(word: string): boolean {
  return [...word].length <= 3 && SURNAMES.has(word.slice(0, 1)) && quality(word.slice(1)) === 1;
}

function score(parts: readonly string[], dense: string, compound: boolean): NameLook {
  const n = [...dense].length;
  const surname = SURNAMES.get(dense.slice(0, 1));
  if (n <= 5 && compound && (n === 4 || !surname || surname.band >= 'C'))
    return taken(0.45 + quality(dense.slice(2)) * 0.5);
  if (!surname || n > 4) return foreignHangul(parts, n);
  const base = { A: 0.42, B: 0.38, C: 0.32, D: 0.16 }[surname.band] ?? 0.16;
  const length = { 2: -0.3, 3: 0, 4: -0.25 }[n] ?? -0.3;
  const single = base + length + quality(dense.slice(1)) * 0.56;
  // 남궁솔: the family name may have two syllables although its first one is a family name, too.
  return taken(n === 3 && compound ? Math.max(single, 0.45 + quality(dense.slice(2)) * 0.5) : single);
}

/** How usual the weakest syllable of a given name is: one that no given name has is telling (정보화, 구조는). */
function quality(given: string): number {
  const grades = [...given].map((s) => (COMMON_SYLLABLES.has(s) ? 1 : SYLLABLES.has(s) ? 0.55 : 0.05));
  const tail = given.slice(-1);
  const last = UNLIKELY_LAST.has(tail) ? 0.3 : DOUBTED_LAST.has(tail) ? 0.75 : 1;
  return Math.min(...grades) * last;
}

/** Syllables that begin given names but hardly end one, and those that end verb forms as often as names. */
const UNLIKELY_LAST = new Set([...'의가도보시사적']);
const DOUBTED_LAST = new Set([...'한은']);

const SURE_TAILS = new Set([
  '을',
  '를',
  '는',
  '에',
  '와',
  '과',
  '에서',
  '으로',
  '부터',
  '까지',
  '이나',
  '보다',
  '하게',
  '별로',
  '적인',
]);
/** Tails that are also the last syllable of a name: 이동은, 정보라, 이용한. */
const MAYBE_TAILS = new Set([
  '이',
  '가',
  '은',
  '의',
  '로',
  '도',
  '만',
  '적',
  '별',
  '한',
  '하',
  '인',
  '용',
  '본',
  '자',
  '성',
]);

/** A common word with a postposition (정보를), or a verb form: 하는, 되고, 이용할. */
function inflection(dense: string): 'surely' | 'maybe' | 'no' {
  if (dense.length < 3) return 'no';
  if (/(?:[하되](?:는|고|며|게|면|였|므로|도록)|[할된될됨함]|를)$/u.test(dense)) return 'surely';
  let found: 'maybe' | 'no' = 'no';
  for (const n of [1, 2]) {
    const tail = dense.slice(-n);
    if (!NOT_NAMES_KO.has(dense.slice(0, -n))) continue;
    if (SURE_TAILS.has(tail)) return 'surely';
    if (MAYBE_TAILS.has(tail)) found = 'maybe';
  }
  return found;
}

/** 센허, 타오샹, 친유 린, 응우옌 반 안: no family name of the table. Possible, never likely. */
function foreignHangul(parts: readonly string[], n: number): NameLook {
  if (parts.length > 1 && n <= 10 && parts.every((p) => [...p].length <= 5)) return taken(0.35);
  return n <= 5 ? taken(0.3) : refused('surname');
}
