import type { Relation } from './compare';
import type { MatchEvidence, MatchReason, MatchResult, MatchVerdict } from './types';

/** One Korean and one English sentence for each reason. */
const SENTENCES: Readonly<Record<MatchReason, { ko: string; en: string }>> = {
  dismissed: { ko: '다른 사람이라고 결정한 쌍입니다.', en: 'Somebody decided that these are two people.' },
  identical: { ko: '이름이 같습니다.', en: 'The names are the same.' },
  other_affiliation: { ko: '이름은 같지만 소속이 다릅니다.', en: 'Same name, another affiliation.' },
  order_or_dueum: {
    ko: '두음법칙이나 성·이름의 순서만 다릅니다.',
    en: 'They differ only in 류/유 spelling or in name order.',
  },
  romanised: {
    ko: '로마자 표기가 한글 이름과 음절마다 맞습니다.',
    en: 'The Latin spelling fits the Korean name syllable by syllable.',
  },
  romanised_with_evidence: {
    ko: '로마자 표기가 맞고 다른 근거도 있습니다.',
    en: 'The spelling fits, and other evidence agrees.',
  },
  romanised_unclear: {
    ko: '로마자 표기가 맞지만 다른 이름일 수도 있습니다.',
    en: 'The Latin spelling fits, but may stand for another name.',
  },
  hanja_reading: { ko: '한자 이름의 독음이 같습니다.', en: 'The Hanja reads as this name.' },
  initials: { ko: '머리글자만 맞습니다.', en: 'Only the initials agree.' },
  initials_with_evidence: {
    ko: '머리글자가 맞고 다른 근거도 있습니다.',
    en: 'The initials agree, and other evidence does too.',
  },
  shortened: { ko: '한쪽 이름이 줄여 적혀 있습니다.', en: 'One of the names is shortened.' },
  similar_spelling: { ko: '로마자 표기가 비슷합니다.', en: 'The spellings are alike.' },
  same_contact_other_name: {
    ko: '다른 근거는 같지만 이름이 다릅니다.',
    en: 'Other evidence agrees, but the names differ.',
  },
  part_only: { ko: '이름의 일부만 적혀 있습니다.', en: 'Only a part of the name is printed.' },
  other_name: { ko: '이름이 다릅니다.', en: 'The names differ.' },
};

/** Weighs what two names have in common with what else is known about the pair. */
export function decide(relation: Relation, evidence: MatchEvidence): MatchResult {
  if (evidence.dismissed) return result('different', 'dismissed');
  const contact = evidence.sameEmail === true || evidence.sameOrcid === true;
  const paired = evidence.pairedByline === true;
  const paper = evidence.samePaper === true;
  switch (relation) {
    case 'identical':
    case 'romanised':
    case 'hanja': {
      const reason = relation === 'hanja' ? 'hanja_reading' : relation;
      const elsewhere = evidence.sameAffiliation === false && !contact && !paired && !paper;
      return elsewhere ? result('possible', 'other_affiliation') : result('same', reason);
    }
    case 'romanised_unclear':
      return contact || paired || paper
        ? result('same', 'romanised_with_evidence')
        : result('possible', 'romanised_unclear');
    case 'hanja_unclear':
      return result(contact || paired || paper ? 'same' : 'possible', 'hanja_reading');
    case 'order_or_dueum':
      return result(contact || paired || paper ? 'same' : 'possible', 'order_or_dueum');
    case 'initials_full':
      return contact || paired || paper
        ? result('same', 'initials_with_evidence')
        : result('possible', 'initials');
    case 'initials_one':
      // One initial for a longer name has merged strangers who share many papers: a common paper is not enough.
      return contact || paired ? result('same', 'initials_with_evidence') : result('possible', 'initials');
    case 'initials_both':
      return contact ? result('same', 'initials_with_evidence') : result('possible', 'initials');
    case 'shortened':
      return result(contact || paired ? 'same' : 'possible', 'shortened');
    case 'similar':
      return result(contact || paired || paper ? 'same' : 'possible', 'similar_spelling');
    case 'part':
      return result(contact ? 'same' : 'possible', 'part_only');
    case 'none':
      return contact || paired
        ? result('possible', 'same_contact_other_name')
        : result('different', 'other_name');
  }
}

/** Every answer there is, made once: millions of pairs are compared in a round. */
const RESULTS: Readonly<Record<MatchVerdict, ReadonlyMap<MatchReason, MatchResult>>> = (() => {
  const all = (verdict: MatchVerdict): ReadonlyMap<MatchReason, MatchResult> =>
    new Map(
      (Object.keys(SENTENCES) as MatchReason[]).map((reason) => [
        reason,
        Object.freeze({ verdict, reason, ...SENTENCES[reason] }),
      ]),
    );
  return { same: all('same'), different: all('different'), possible: all('possible') };
})();

function result(verdict: MatchVerdict, reason: MatchReason): MatchResult {
  return RESULTS[verdict].get(reason) as MatchResult;
}
