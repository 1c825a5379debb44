import { cleanName } from './clean';
import { plainText } from './fold';
import { hanjaToHangulName } from './hanja';
import { normalizeName } from './normalize';
import { looksHangul } from './looks-hangul';
import { looksLatin } from './looks-latin';
import { refused, taken, type NameLook } from './name-look';
import { isPlaceholder } from './placeholder';

export type { NameLook };

/**
 * Is this text plausibly a person's name? Titles and markers are taken off first. Foreign names in Hangul (센허, 친유 린) score low but
 * pass; offices, fields, headings, places, addresses and form fillers are refused.
 * @param opts.script refuse anything not written in this script.
 * @param opts.labelled a form says that a name stands here: words that are also somebody's name (이진, 정수) then pass with a low score.
 */
export function looksLikeName(
  text: string,
  opts: { readonly script?: 'hangul' | 'latin'; readonly labelled?: boolean } = {},
): NameLook {
  const plain = plainText(text);
  if (plain === '') return refused('empty');
  if (isPlaceholder(plain)) return refused('placeholder');
  if (/@|https?:|www\.|\.(?:com|org|edu|net|kr)\b|doi/iu.test(plain)) return refused('address');
  const name = cleanName(plain);
  if (isPlaceholder(name)) return refused('placeholder');
  if (/\p{N}/u.test(name)) return refused('digits');
  const hangul = /[가-힣]/u.test(name);
  const latin = /\p{Script=Latin}/u.test(name);
  if (opts.script && (opts.script === 'hangul') !== hangul) return refused('script');
  const hanja = /\p{Script=Han}/u.test(name);
  if ([hangul, latin, hanja].filter(Boolean).length > 1) return looksMixed(name);
  if (hangul) return looksHangul(name, opts.labelled ?? false);
  if (latin) return looksLatin(name);
  return hanja ? looksHanja(name) : refused('script');
}

/** `홍길동 (Gil-Dong Hong)`: judged by the Korean part. Letters of two scripts in one word are a misreading and no name. */
function looksMixed(name: string): NameLook {
  const form = normalizeName(name);
  return form.nameKo && form.completeness === 'full' ? looksHangul(form.nameKo, true) : refused('script');
}

/** Hanja with a family name and readings of the tables. */
function looksHanja(name: string): NameLook {
  const korean = hanjaToHangulName(name);
  return korean && looksHangul(korean, true).ok ? taken(0.7) : refused('script');
}
