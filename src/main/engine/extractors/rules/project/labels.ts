import type { Role } from '../../../domain/words';

/** Korean labels of reports and project papers, spaces left out; longer ones first. */
const KOREAN: readonly (readonly [string, Role])[] = [
  [
    '(?:주관|총괄|세부)?(?:과제|사업|프로젝트)(?:총괄)?(?:책임자|관리자|매니저|리더)|총괄PM|PM',
    'project_manager',
  ],
  [
    '(?:주관|총괄|공동|위탁|세부|협동)?연구(?:총괄)?(?:책임자|대표자|책임)|(?:총괄|집필)책임자',
    'principal_investigator',
  ],
  [
    '(?:공동|참여|보조|위탁|외부|내부|선임|책임|전임|학생)연구(?:원|자|진|인력)|연구보조원?|연구참여자|(?:공동|위탁|협동|보조)연구|집필(?:자|진|위원)',
    'research_staff',
  ],
  [
    '(?:팀원|팀장|조원|조장|참여자|참가자|참여인력|연구진|연구원|담당자|실무담당자|작성자|보고자|책임작성자)(?:성명|이름|명단)?',
    'research_staff',
  ],
  ['공동지도교수', 'co_supervisor'],
  ['지도교수', 'supervisor'],
  ['부서장|본부장', 'division_head'],
  ['실장', 'office_head'],
];
const ENGLISH: readonly (readonly [string, Role])[] = [
  ['project\\s?(?:manager|director)', 'project_manager'],
  ['principal\\s?investigator|project\\s?leader|\\bPI', 'principal_investigator'],
  [
    'co-?\\s?(?:principal\\s?)?investigators?|co-?PI|research(?:ers?|\\s?staff|\\s?team)|team\\s?members?|participants?|prepared\\s?by|written\\s?by',
    'research_staff',
  ],
];

const ALL = [...KOREAN, ...ENGLISH];
const AT_START = new RegExp(
  `^(?:[\\d가-하]{1,2}[.)]|[•·ㆍ○●□■▶※*(-])*(?:${ALL.map(([s], i) => `(?<r${i}>${s})`).join('|')})(?<end>[:：)\\]]*)`,
  'iu',
);
const IN_PARENTHESIS = new RegExp(
  `^(?<name>[^(（]{2,40})[(（](?:${ALL.map(([s], i) => `(?<r${i}>${s})`).join('|')})[^)）]{0,12}[)）]$`,
  'iu',
);
const WORD = new RegExp(`(?:${ALL.map(([s], i) => `(?<r${i}>${s})`).join('|')})`, 'iu');

/** A label at the start of a text without spaces; `end` is where its value begins. */
export function labelAt(text: string): { readonly role: Role; readonly end: number } | null {
  const match = AT_START.exec(text);
  const role = match && roleOf(match);
  return match && role ? { role, end: match[0].length } : null;
}

/** "홍길동 (연구책임자)": the name, and what the parenthesis makes of it. */
export function labelBehind(text: string): { readonly role: Role; readonly name: string } | null {
  const match = IN_PARENTHESIS.exec(text.trim());
  const role = match && roleOf(match);
  return match && role ? { role, name: match.groups?.['name'] ?? '' } : null;
}

/** The role a table cell speaks of ("책임", "공동연구원"); staff where it says nothing known. */
export function roleIn(text: string): Role {
  const packed = text.replace(/\s+/gu, '');
  if (/^(?:연구)?책임(?:자)?$/u.test(packed)) return 'principal_investigator';
  const match = WORD.exec(text);
  return (match && roleOf(match)) ?? 'research_staff';
}

function roleOf(match: RegExpExecArray): Role | null {
  return ALL.find((_, i) => match.groups?.[`r${i}`] !== undefined)?.[1] ?? null;
}
