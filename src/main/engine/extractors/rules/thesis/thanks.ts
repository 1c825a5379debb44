import { looksLikeName, stripParticles } from '../../../names';
import { TITLES_AFTER_KO, TITLES_BEFORE_KO } from '../../../names/tables';
import type { Role } from '../../../domain/words';
import { nameOf, type ReadName } from '../kit/names';
import { proseOf, type Prose, type Sentence } from '../kit/prose';
import type { View } from '../kit/view';
import type { Found } from './found';
import { ACKNOWLEDGEMENT } from './labels';

/** Headings that end an acknowledgement when a page begins with one. */
const NEXT_PART =
  /^(?:목\s*차|차\s*례|(?:table of )?contents|list of|abstract|국?문?\s*초\s*록|요\s*약|약\s*력|이\s*력|curriculum|biograph|vita|chapter|제?\s*1\s*장|references|참\s*고|bibliography|부\s*록|appendix|표\s*목|그\s*림\s*목|dedication|preface|publications?)/iu;
/** Pages an acknowledgement may run over. */
const LONGEST = 4;

/** What thanks say of somebody. Such ties are told, not printed in a form: a person confirms all that matter. */
const CERTAINTY: Readonly<Partial<Record<Role, number>>> = { acknowledged: 0.75 };
const TOLD = 0.6;

/** People named in 감사의 글 and acknowledgements: full printed names only, with what the sentence says they were. */
export function readThanks(pages: readonly (readonly View[])[]): Found[] {
  const found: Found[] = [];
  for (const views of thanksOf(pages)) {
    const prose = proseOf(views);
    const told = prose.sentences.map((sentence) =>
      /[가-힣]{2}/u.test(sentence.text) ? koreanPeople(sentence) : englishPeople(sentence),
    );
    for (const one of [...told.flat(), ...impliedJury(prose.sentences, told)])
      found.push(toFound(prose, one));
  }
  return found;
}

/** Lines under each heading, up to the next part of the book. */
function thanksOf(pages: readonly (readonly View[])[]): View[][] {
  const parts: View[][] = [];
  for (const [p, views] of pages.entries()) {
    const at = views.slice(0, 8).findIndex((v) => ACKNOWLEDGEMENT.test(v.text.trim()));
    if (at < 0) continue;
    const part = [...views.slice(at + 1)];
    for (const next of pages.slice(p + 1, p + LONGEST)) {
      const [first] = next;
      if (!first || NEXT_PART.test(first.text.trim()) || ACKNOWLEDGEMENT.test(first.text.trim())) break;
      part.push(...next);
    }
    parts.push(part);
  }
  return parts;
}

interface Told {
  readonly read: ReadName;
  readonly role: Role;
  readonly index: number;
  readonly length: number;
}

function toFound(prose: Prose, told: Told): Found {
  const place = prose.place(told.index, told.length);
  return {
    role: told.role,
    read: told.read,
    page: place.page,
    piece: place.piece,
    line: place.line,
    certainty: CERTAINTY[told.role] ?? TOLD,
  };
}

/** "I am similarly grateful for my committee members", "the other members of my committee": somebody thanked before is one, too. */
const LINKED =
  /\b(?:similarly|likewise|equally|also|too|other|rest of|remaining)\b[^.]{0,60}\bcommittee\b|\bcommittee\b[^.]{0,30}\b(?:as well|too)\b/iu;
/** What members of a committee are thanked for, and friends and family are not. */
const GUIDED =
  /\b(?:mentor\w*|guidance|guid(?:ed|ing)|advice|advis(?:ed|ing)|insights?|feedback|teaching|taught)\b/iu;
/** Sentences between the thanks of one member and of the others. */
const WITHIN = 6;

/**
 * Members whom the thanks only imply: named for their guidance since the supervisor was, right before a sentence that goes on to the
 * committee's others. Told, never sure: a person sees them.
 */
function impliedJury(sentences: readonly Sentence[], told: readonly (readonly Told[])[]): Told[] {
  return sentences.flatMap((sentence, at) => {
    if (!LINKED.test(sentence.text) || !told[at]?.some((t) => t.role === 'committee')) return [];
    const from = Math.max(0, at - WITHIN);
    const adviser = told.slice(0, at).findLastIndex((t) => t.some((one) => one.role === 'supervisor'));
    const first = Math.max(from, adviser + 1);
    if (!sentences.slice(first, at).some((s) => GUIDED.test(s.text))) return [];
    const before = told.slice(first, at).flat();
    return before.filter((one) => one.role === 'acknowledged').map((one) => ({ ...one, role: 'committee' }));
  });
}

/** Score of a name that stands in one list with a sure one. */
const BESIDE_SURE = 0.4;
const TITLES_KO: readonly string[] = [...TITLES_AFTER_KO, ...TITLES_BEFORE_KO];
const KO_TITLE =
  '(?:지도\\s*)?(?:교수|박사|선생|원장|소장|센터장|학과장|위원|대표|팀장|실장|부장|과장|책임|선임|연구원|선배|후배|학우|동기|형|누나|언니|오빠)';
/** "김철수, 이영희 교수님": names joined by commas or particles before a title. */
const KO_LIST = new RegExp(
  `((?:[가-힣]{2,5}(?:\\s*(?:[,·ㆍ、]|및|그리고)\\s*|(?:와|과)\\s+))*[가-힣]{2,4})\\s*${KO_TITLE}(?:님|들|님들)?`,
  'gu',
);

function koreanPeople(sentence: Sentence): Told[] {
  const { text, start } = sentence;
  return [...text.matchAll(KO_LIST)].flatMap((match): Told[] => {
    const list = match[1] ?? '';
    const title = match[0].slice(list.length).replace(/\s+|(?:님|들)+$/gu, '');
    const words = [...list.matchAll(/[가-힣]{2,5}/gu)].flatMap((part) => {
      const word = stripParticles(part[0]);
      const read = nameOf(word);
      const look = looksLikeName(word, { script: 'hangul' });
      // "심사위" before "원장" is one word.
      const isTitle = TITLES_KO.some((t) => t === word + title);
      return read && look.ok && !isTitle ? [{ read, score: look.score, word, index: part.index }] : [];
    });
    // Two syllables are too often another word; a given name alone (지현 선배) is nobody's full name.
    const sure = words.filter((w) => w.score >= (w.word.length === 3 ? 0.6 : 0.75));
    const told = sure.length > 0 ? words.filter((w) => sure.includes(w) || w.score >= BESIDE_SURE) : [];
    return told.map(({ read, word, index }) => ({
      read,
      role: koreanRole(text, match.index, match[0]),
      index: start + match.index + index,
      length: word.length,
    }));
  });
}

function koreanRole(sentence: string, at: number, matched: string): Role {
  const before = sentence.slice(Math.max(0, at - 24), at);
  if (/지도\s*교수/u.test(matched) || /지도(?:\s*교수|해|하|를|와|편달)/u.test(before)) return 'supervisor';
  if (/심사(?:를|해|하|위원|에)/u.test(sentence)) return 'committee';
  return 'acknowledged';
}

const WORD = "\\p{Lu}[\\p{Ll}\\p{M}'’]+(?:[-'’]?\\p{Lu}?[\\p{Ll}\\p{M}]+)*";
const EN_NAME = new RegExp(
  `(?:${WORD}|\\p{Lu}\\.)(?:\\s+(?:${WORD}|\\p{Lu}\\.|de|van|von|der|den|la|le|bin|al)){1,3}`,
  'gu',
);
const TITLE_BEFORE = /(?:prof(?:essor|\.)?|dr\.?|mr\.?|ms\.?|mrs\.?)\s+$/iu;
const LIST_NEIGHBOUR = /^(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)$/iu;
const LEADS =
  /(?:thank(?:s|ful)?(?: to| for)?|grateful (?:to|for)|gratitude to|indebted to|appreciat\w+|including:?|especially|with|advis[eo]r,?|supervisor,?|mentors?,?|members?:?,?|committee:?,?|by)\s+$/iu;
const ADVISER = /(?<!co-?\s?)(?:advis[eo]r|supervisor)s?\b[^.]{0,12}$/iu;
const CO_ADVISER = /co-?\s?(?:advis[eo]r|supervisor)s?\b[^.]{0,12}$/iu;
const COMMITTEE = /\bcommittee\b|\bexaminers?\b|\bdefen[cs]e\b/iu;

function englishPeople(sentence: Sentence): Told[] {
  const { text, start } = sentence;
  const names = [...text.matchAll(EN_NAME)].flatMap((match) => {
    const lead =
      /^(?:Prof(?:essor)?|Dr|Mr|Mrs|Ms|My|The|I|And|To|Thanks?|Dear|Finally|First|Also|Both)\.?\s+/u.exec(
        match[0],
      )?.[0] ?? '';
    const printed = match[0].slice(lead.length);
    const read = /\s/u.test(printed) ? nameOf(printed) : null;
    return read
      ? [
          {
            read,
            index: match.index + lead.length,
            length: printed.length,
            titled: lead !== '' && /prof|dr|mr|ms/iu.test(lead),
          },
        ]
      : [];
  });
  return names.flatMap((name, i): Told[] => {
    const before = text.slice(0, name.index);
    const previous = names[i - 1];
    const next = names[i + 1];
    const joined =
      (previous !== undefined &&
        LIST_NEIGHBOUR.test(text.slice(previous.index + previous.length, name.index))) ||
      (next !== undefined && LIST_NEIGHBOUR.test(text.slice(name.index + name.length, next.index)));
    if (!name.titled && !joined && !TITLE_BEFORE.test(before) && !LEADS.test(before)) return [];
    const role: Role = CO_ADVISER.test(before)
      ? 'co_supervisor'
      : ADVISER.test(before)
        ? 'supervisor'
        : COMMITTEE.test(text)
          ? 'committee'
          : 'acknowledged';
    return [{ read: name.read, role, index: start + name.index, length: name.length }];
  });
}
