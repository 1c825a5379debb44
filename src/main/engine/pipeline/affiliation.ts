/** Words that end the name of an institution, Korean and English. */
const INSTITUTION =
  /[가-힣A-Za-z]*(?:대학교|대학|과학기술원|연구원|연구소|병원|공사|재단|회사)|(?:[A-Z][\w.&'-]*\s+)*(?:University|Institute|College|Hospital|Laborator(?:y|ies)|Academy|KAIST|POSTECH|UNIST|GIST|DGIST)(?:\s+of(?:\s+[A-Z][\w.&'-]*)+)?/g;

function institutions(text: string): string[] {
  return [...text.normalize('NFC').matchAll(INSTITUTION)].map((m) =>
    m[0].toLowerCase().replace(/[^\p{L}]/gu, ''),
  );
}

/**
 * Do two affiliations name the same institution? `undefined` when either does not say: a missing or an unreadable
 * affiliation is no evidence in any direction. Two scripts cannot be compared and count as unknown.
 */
export function sameAffiliation(a: string | null, b: string | null): boolean | undefined {
  if (!a || !b) return undefined;
  const left = institutions(a);
  const right = institutions(b);
  if (left.length === 0 || right.length === 0) return undefined;
  if (left.some((x) => right.some((y) => x === y || x.includes(y) || y.includes(x)))) return true;
  const hangul = (list: readonly string[]): boolean => list.some((x) => /[가-힣]/.test(x));
  return hangul(left) === hangul(right) ? false : undefined;
}
