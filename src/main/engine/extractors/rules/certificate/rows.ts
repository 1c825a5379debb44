import type { Role } from '../../../domain/words';
import type { ReadName } from '../kit/names';
import type { View } from '../kit/view';
import { LIKELY, readPeople } from '../thesis/found';

export interface AwardName {
  readonly read: ReadName;
  readonly role: Role;
  readonly view: View;
  readonly affiliation?: string;
}
export interface AwardRows {
  readonly named: readonly AwardName[];
  readonly hidden: readonly string[];
  readonly title?: string;
  readonly year?: number;
}

/** A heading that says what is given, letters spaced or not: 상장, 우수논문상, 표창장. */
const HEADING =
  /^[-<〈《「『【[(]?[가-힣A-Za-z\d]{0,12}(?:상|상장|상패|표창장|감사장|공로패|賞|賞狀)[-〉>》」』】\])]?$/u;
/** The words that give it. Recognition takes 수 for 숙 and 슈. */
const GIVES =
  /(?:상장|상금|상패|상품|표창장?|감사장|공로패|이?상)[을를과와및]?.{0,16}(?:[수숙슈]여[하합함]|드립니다|드림|시상)|표창(?:합니다|함)|(?:입상|수상|선정)[하되]였/u;
/** Where those words begin, and where a date ends what can name a winner. */
const BODY =
  /^(?:위(?:의|와|사람|학생|논문|팀|작품|분|연구|발표|[은는])|상기|귀하|귀팀|귀연구|이논문|본논문|출품작|본상)/u;
const DATE = /(?:19|20)(\d\d)[년.-]\d{1,2}[월.-]\d{1,2}/u;
const HIDDEN = /외\s*\d+\s*(?:인|명)/u;

/** Labels behind which winners stand, and the one behind which their teacher does. */
const PEOPLE: readonly (readonly [RegExp, Role])[] = [
  [/^지도(?:교수|교사)님?[:：]?/u, 'supervisor'],
  [
    /^(?:소속및)?(?:성명|이름|수상자|수상팀|수상인|대상자|저자|공동저자|공저자|주저자|제1저자|교신저자|발표자|연구자|팀원|팀장|대표자?|참여자|참가자)(?:명|성명)?[:：]?/u,
    'coauthor',
  ],
];
const PLACE = /^(?:소속|학교|기관|대학)(?:명|기관)?[:：]/u;
const TITLE = /^(?:논문제?[목뮬물]|논문명|발표제목|작품명|과제명|연구제목|제목|주제)[:：]?/u;
/** Labels of what is no person. */
const OTHER = /^(?:부문|분야|부문명|팀명|구분|종류|일시|기간|장소|행사명|대회명|제\d+|No|상명)[:：.-]?/iu;

/** Last word of a place, before the names of those who are there. */
const PLACE_WORD =
  /(?:대학교?|대학원|학부|학과|[가-힣]{2}과|전공|연구소|연구원|연구실|연구단|고등학교|학교|센터|사업단|주식회사|공사|공단|팀)$|^(?:㈜|\(주\))/u;
/** How much one text of a list must look like a name where no place says so; the others of the list follow it, as misread ones do. */
const CLEARLY = 0.6;

/** The rows of a certificate that say who was given it; null where the page is none. */
export function awardRows(views: readonly View[]): AwardRows | null {
  const packed = views.map((v) => v.packed.text);
  const head = packed.findIndex((t) => HEADING.test(t));
  if (head < 0 || !GIVES.test(packed.join(''))) return null;
  const end = packed.findIndex((t, i) => i > head && (BODY.test(t) || GIVES.test(t) || DATE.test(t)));
  const zone = views.slice(head + 1, end < 0 ? views.length : end);
  const dated = DATE.exec(
    packed
      .slice(head)
      .reverse()
      .find((t) => DATE.test(t)) ?? '',
  );
  const title = zone.map((v) => behind(v, TITLE)).find((t) => t !== null && t !== '');
  return {
    ...winners(zone),
    ...(title ? { title } : {}),
    ...(dated ? { year: Number(dated[0].slice(0, 4)) } : {}),
  };
}

function winners(zone: readonly View[]): Pick<AwardRows, 'named' | 'hidden'> {
  const named: AwardName[] = [];
  const hidden: string[] = [];
  let place: string | undefined;
  // A row whose place is plainly one says that its neighbours are built alike.
  const alike = zone.some((v) => {
    const row = beside(v.text);
    return row !== null && PLACE_WORD.test(row.place);
  });
  for (const view of zone) {
    hidden.push(...(HIDDEN.exec(view.text) ?? []));
    const own = behind(view, PLACE);
    if (own !== null) {
      // The place of a whole list may stand under it.
      for (const [i, n] of named.entries()) if (!n.affiliation) named[i] = { ...n, affiliation: own };
      place = own;
      continue;
    }
    if (behind(view, TITLE) !== null || behind(view, OTHER) !== null) continue;
    const label = PEOPLE.find(([pattern]) => pattern.test(view.packed.text));
    const text = (label ? (behind(view, label[0]) ?? '') : view.text).replace(HIDDEN, ' ');
    const all = namesIn(text);
    if (all) {
      named.push(...all.map((read) => withPlace({ read, role: label?.[1] ?? 'coauthor', view }, place)));
      continue;
    }
    const row = beside(text);
    if (row && (label || PLACE_WORD.test(row.place) || alike))
      named.push(
        ...row.names.map((read) => withPlace({ read, role: label?.[1] ?? 'coauthor', view }, row.place)),
      );
    else if (PLACE_WORD.test(text.trim())) place = text.trim();
  }
  return { named, hidden };
}

const withPlace = (n: AwardName, place: string | undefined): AwardName =>
  place === undefined ? n : { ...n, affiliation: place };

/** What stands behind a label at the start of a line; null where the label does not. */
function behind(view: View, label: RegExp): string | null {
  const found = label.exec(view.packed.text);
  if (!found) return null;
  return view.packed.slice(found[0].length)?.text.replace(/^[\s:：]+/u, '') ?? '';
}

/** Names and nothing else, the surest of them at least `surest`; null where anything else is there. */
function namesIn(text: string, surest = CLEARLY): readonly ReadName[] | null {
  const reads = readPeople(text.trim());
  const names = reads.filter((r): r is ReadName => r.kind === 'name' && r.score >= LIKELY);
  if (names.length < reads.length || !names.some((n) => n.score >= surest)) return null;
  return lettersOf(text) === lettersOf(joined(names)) ? names : null;
}

const joined = (names: readonly ReadName[]): string => names.map((n) => n.name).join('');
/** Letters outside parentheses: a field that holds one name among other words is no list of names. */
const lettersOf = (text: string): string =>
  text.replace(/[(（][^()（）]*[)）]/gu, '').replace(/[^\p{L}]/gu, '');

/** "시험대학교 전산학부 김도현, 박서연": a place, then names up to the end of the line. */
function beside(text: string): { readonly place: string; readonly names: readonly ReadName[] } | null {
  const words = text.trim().split(/\s+/u);
  for (let at = 1; at < words.length; at++) {
    const place = words.slice(0, at).join(' ');
    const names = namesIn(words.slice(at).join(' '), PLACE_WORD.test(place) ? LIKELY : CLEARLY);
    if (names && !namesIn(words[at - 1] ?? '')) return { place, names };
  }
  return null;
}
