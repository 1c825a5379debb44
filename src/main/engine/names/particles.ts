import { isHangul } from './hangul';
import { SURNAMES } from './tables';

/** Postpositions after a name in running text, longest first. */
const PARTICLES_KO = [
  '으로부터',
  '에게서는',
  '에게서',
  '한테서',
  '으로서',
  '로부터',
  '이라는',
  '이라고',
  '께서는',
  '께서도',
  '에게는',
  '에게도',
  '이지만',
  '이었다',
  '입니다',
  '에게',
  '한테',
  '께서',
  '에서',
  '이나',
  '이라',
  '이고',
  '이며',
  '이와',
  '로서',
  '와의',
  '과의',
  '라는',
  '라고',
  '만의',
  '부터',
  '까지',
  '처럼',
  '보다',
  '마저',
  '조차',
  '하고',
  '이랑',
  '랑',
  '의',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '과',
  '와',
  '도',
  '만',
  '께',
].sort((a, b) => b.length - a.length);

/**
 * Takes a Korean postposition off a name in running text (홍길동의 → 홍길동, 김철수와 → 김철수, 김철수 교수님께 → 김철수 교수님). Without a
 * title a family name and two syllables must remain: 이가은 stays whole, for its 은 belongs to the name.
 */
export function stripParticles(text: string): string {
  const trimmed = text.trim();
  const last = trimmed.split(/\s+/u).at(-1) ?? '';
  if (!isHangul(last)) return trimmed;
  for (const particle of PARTICLES_KO) {
    if (!last.endsWith(particle)) continue;
    const rest = last.slice(0, -particle.length);
    if (goesBefore(rest, particle) && (TITLED.test(rest) || remainsName(rest.replace(/님$/u, ''))))
      return trimmed.slice(0, -particle.length);
  }
  return trimmed;
}

const TITLED = /(?:교수|박사|선생|위원장|위원|원장|소장|학장)님?$/u;

function remainsName(rest: string): boolean {
  const n = [...rest].length;
  if (n === 3) return SURNAMES.has(rest.slice(0, 1));
  return n === 4 && SURNAMES.has(rest.slice(0, 2));
}

/** 은, 이, 을, 과 follow a closed syllable, 는, 가, 를, 와 an open one: what breaks the rule belongs to the name. */
function goesBefore(rest: string, particle: string): boolean {
  const code = rest.charCodeAt(rest.length - 1) - 0xac00;
  const closed = code >= 0 && code % 28 !== 0;
  if (
    /^(?:은|을|과|이|이나|이라|이고|이며|이와|이라는|이라고|이지만|이었다|이랑|과의|으로서|으로부터)$/u.test(
      particle,
    )
  )
    return closed;
  if (/^(?:는|를|와|가|와의|라는|라고|랑|로서|로부터)$/u.test(particle))
    return !closed || /^로/u.test(particle);
  return true;
}
