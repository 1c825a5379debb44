/** Names of people: taken apart, cleaned, judged, compared. Depends on nothing but its own tables. */
export { cleanName } from './clean';
export { isCommonHangulName, isFamilyName, isGivenSyllable, soundsLike } from './common';
export { isHangul, jamoDistance } from './hangul';
export { hanjaToHangulName } from './hanja';
export { looksLikeName, type NameLook } from './looks-like';
export { matchNames } from './match';
export { createNameIndex, type NameIndex } from './name-index';
export { normalizeName } from './normalize';
export { stripParticles } from './particles';
export { isPlaceholder } from './placeholder';
export { isRomanisationOf, romanisations } from './romanize';
export { createSelfMatcher } from './self';
export type {
  MatchEvidence,
  MatchReason,
  MatchResult,
  MatchVerdict,
  NameForm,
  NameReading,
  NameScript,
} from './types';
