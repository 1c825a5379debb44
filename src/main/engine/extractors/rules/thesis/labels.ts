import type { Role } from '../../../domain/words';

/** Korean labels of cover and approval pages, spaces left out; Hanja is read as Hangul. Longer ones first: 부위원장 is no 위원장. */
const KOREAN: readonly (readonly [string, Role])[] = [
  ['(?:논문)?공동(?:논문)?지도(?:교수|위원)?|부지도교수|공동지도', 'co_supervisor'],
  ['(?:학위)?(?:논문)?(?:주)?지도(?:교수|위원)|논문지도', 'supervisor'],
  ['심사위원[(]?(?:주심|위원장)[)]?', 'committee_chair'],
  ['심사위원[(]?부심[)]?', 'committee'],
  ['(?:학위)?(?:논문)?(?:심사)?부위원장|부심(?:사위원)?', 'committee'],
  ['(?:학위)?(?:논문)?(?:심사)?위원\\(?장\\)?|주심(?:사위원)?', 'committee_chair'],
  ['(?:학위)?(?:논문)?(?:제?\\d)?(?:외부|내부)?심사(?:위원|교수)|(?:외부|내부)위원|위원', 'committee'],
  ['학과(?:주임(?:교수)?|장)|주임교수|전공주임(?:교수)?', 'department_head'],
];
const KOREAN_LABEL = new RegExp(KOREAN.map(([source]) => `(${source})`).join('|'), 'gu');

/** Sound and letter of the labels and of the sentence that passes a thesis, as older theses print them; a letter in all its forms. */
const HANJA: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '지指 도導 도导 교敎 교教 수授 심審 사査 사查 위委 위位 원員 장長 부副 부部 주主 공共 공攻 동同 논論 문文 학學 학学 외外 내內 내内 ' +
    '과科 임任 전專 전専 박博 석碩 사士 인認 준准 준準 정定 통通 합合 격格'
  )
    .split(' ')
    .map(([sound, letter]) => [letter, sound]),
);

/** Hanja of labels as Hangul, letter for letter, so that positions stay: 指導敎授 → 지도교수. Names are cut out of the print, not of this. */
export function soundOf(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (letter) => HANJA[letter] ?? letter);
}

export interface Label {
  readonly role: Role;
  /** Positions in the packed text. */
  readonly start: number;
  readonly end: number;
  /** Where the label ends and the name begins cannot be told from the print. */
  readonly doubtful?: true;
}

/** Labels in a line's packed text, in order. A number or colon after a label belongs to it. */
export function koreanLabels(packed: string): Label[] {
  const labels: Label[] = [];
  const sound = soundOf(packed);
  for (const match of sound.matchAll(KOREAN_LABEL)) {
    const which = match.slice(1).findIndex((g) => g !== undefined);
    const role = KOREAN[which]?.[1];
    if (!role) continue;
    let end = match.index + match[0].length;
    end += /^(?:님|명(?=[:：])|성명(?=[:：])|\(?\d\)?)?[.:：)\]]*/u.exec(sound.slice(end))?.[0].length ?? 0;
    labels.push({ role, start: match.index, end });
  }
  return labels;
}

const PARTS =
  "thesis|dissertation|doctoral|master[’']?s|ph\\.?d\\.?|research|academic|major|principal|primary|faculty|committee|supervisory|advisory|examining|graduate|external|internal|first|second|third|main|associate";
/** English labels; a lead word ("thesis", "committee") may stand before. */
const ENGLISH: readonly (readonly [string, Role])[] = [
  [
    'co-?\\s?(?:advis[eo]r|supervisor)s?|(?:co-?directeur|co-?directrice) de thèse|co-?promotor(?:en|s)?',
    'co_supervisor',
  ],
  [
    'advis[eo]rs?|supervisors?|major professor|director of (?:thesis|dissertation)|direct(?:eur|rice) de thèse|betreuer(?:in)?|promotor(?:en|es|s)?',
    'supervisor',
  ],
  ['vice[- ]chair(?:man|person)?', 'committee'],
  ['head of (?:the )?committee', 'committee_chair'],
  [
    '(?:co-?)?chair(?:man|person|woman)?(?: of (?:the )?(?:\\w+ )?committee)?|referee chief|chief referee|président(?:e)?(?: du jury)?',
    'committee_chair',
  ],
  [
    '(?:committee )?members?(?: of (?:the )?(?:\\w+ )?committee)?|committee|(?:co-?)?examiners?|readers?|referees?|opponents?|rapport(?:eur|rice|euse)|examinat(?:eur|rice)|(?:erst|zweit)?gutachter(?:in)?|promotiecommissie|beoordelingscommissie',
    'committee',
  ],
];
const ALTERNATIVES = ENGLISH.map(([source], i) => `(?<r${i}>${source})`).join('|');
const LEAD = `(?:(?:${PARTS})\\s+)*`;

/** "Thesis Supervisor: …" at the start of a text; group `rest` is the value. */
const LABEL_FIRST = new RegExp(
  `^${LEAD}(?:${ALTERNATIVES})\\s*(?:[#(]?\\s?\\d\\)?)?\\s*(?<sep>[:：]|\\.{2,}|[-–—]|\\s)\\s*(?<rest>.*)$`,
  'iu',
);
/** "…, Thesis Supervisor" at the end; group `head` is the value. */
const LABEL_LAST = new RegExp(
  `^(?<head>.{3,60}?)\\s*(?:[,:：]|[(–—)]|\\s-)\\s*${LEAD}(?:${ALTERNATIVES})\\s*(?:[#(]?\\s?\\d)?\\)?[\\s._]*$`,
  'iu',
);
/** A line that is a label, perhaps after a title: "Professor of Nothing, Thesis Supervisor". */
const LABEL_ALONE = new RegExp(
  `^\\(?(?:(?:.{0,60}\\bprofessor\\b.{0,60}|[^,]{0,40}),\\s*)?${LEAD}(?:${ALTERNATIVES})\\)?\\s*[:.]?$`,
  'iu',
);

export interface EnglishLabel {
  readonly role: Role;
  readonly value: string;
  /** Is the value set apart from the label (colon, rule)? */
  readonly apart: boolean;
}

export function labelFirst(text: string): EnglishLabel | null {
  const match = LABEL_FIRST.exec(text);
  const role = match && roleOf(match);
  if (!match || !role) return null;
  return { role, value: match.groups?.['rest'] ?? '', apart: !/^\s*$/u.test(match.groups?.['sep'] ?? '') };
}

export function labelLast(text: string): EnglishLabel | null {
  const match = LABEL_LAST.exec(text);
  const role = match && roleOf(match);
  return match && role ? { role, value: match.groups?.['head'] ?? '', apart: true } : null;
}

export function labelAlone(text: string): Role | null {
  const match = LABEL_ALONE.exec(text.trim());
  return match && roleOf(match);
}

function roleOf(match: RegExpExecArray): Role | null {
  return ENGLISH.find((_, i) => match.groups?.[`r${i}`] !== undefined)?.[1] ?? null;
}

/** Headings under which names stand one below the other. */
export const COMMITTEE_HEADING =
  /^(?:(?:the\s+)?(?:thesis|dissertation|doctoral|advisory|supervisory|examining|examination|graduate|guidance|reading)\s+)?committee(?:\s+members?|\s+in\s+charge)?\s*:?$|^(?:read\s+and\s+)?(?:approved|certified)\s+by(?:\s+the\s+(?:thesis|dissertation|examining)?\s*committee)?\s*:?[\s._]*$|^.{0,60}\b(?:reviewed|read) and approved\W{0,2} by the following\s*:?$|^(?:examiners|readers|board of examiners)\s*:?$/iu;

/** A page that speaks of passing a thesis: its labelled rows are committee rows even where they are empty. */
export const APPROVAL =
  /인준|인정함|심사를?통과|심사위원|합격(?:으로|을)?(?:판정|함)|approved|certif(?:y|ies|ied)|committee|accepted\s*(?:by|on\s*the\s*recommendation)|proposition\s*du\s*jury|devant\s*le\s*jury|위원장|주심/iu;

export const ACKNOWLEDGEMENT =
  /^(?:감\s*사\s*의\s*(?:글|말\s*씀|말)|사\s*사|[謝谢]\s*[辭辞]|感\s*[謝谢]\s*의\s*(?:글|말\s*씀|말)|acknowledge?ments?|감사(?:의글|합니다)?)$/iu;
