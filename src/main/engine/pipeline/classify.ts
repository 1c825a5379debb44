import type { DocType, DocTypeMethod, SourceFormat } from '../domain/words';

/** What is known of a file before anybody is looked for in it. Names may come decomposed (macOS): they are composed here. */
export interface ClassifyInput {
  /** File name without folder. */
  readonly filename: string;
  /** Path inside the dropped folder, without the file name; `/` between parts. */
  readonly folder: string;
  /** Text of the first pages, up to about 6000 characters. */
  readonly firstText: string;
  readonly format: SourceFormat | null;
  readonly pageCount: number | null;
}

export interface Classification {
  readonly docType: DocType;
  readonly method: DocTypeMethod;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Words users put into `[tags]` and folder names. Compared without spaces, in lower case; first hit wins, so the longer stand first. */
const TAGS: readonly (readonly [RegExp, DocType])[] = [
  [/대표(연구)?(실적|논문|업적)|representative/, 'representative_research'],
  [/학위|석사논문|박사논문|졸업논문|thesis|dissertation|인준(지|서)/, 'degree_thesis'],
  [/구글|스칼라|scholar|h-?index|h-?지수|인용(지수|현황)/, 'hindex'],
  [/과제|보고서|프로젝트|project|report/, 'research_project'],
  [/이력서|자기소개서|경력|실적목록|업적목록|논문목록|publications?list|^cv$|resume|curriculum/, 'cv'],
  [/학술|저널|게재|논문|journal|article|papers?$/, 'journal_article'],
];

/**
 * Words in file names. They are stricter than the tags: a file is often named after its title, and titles speak of
 * "현황과 과제" (challenges) or "CV" (computer vision). `CV` counts only at either end of the name.
 */
const FILE_WORDS: readonly (readonly [RegExp, DocType])[] = [
  [/h[-_ ]?index|google[-_ ]?scholar|구글[-_ ]?(학술|스칼라)|(^|[^가-힣])스칼라/, 'hindex'],
  [/대표[-_ ]?(연구)?[-_ ]?(실적|업적|논문)/, 'representative_research'],
  [
    /학위[-_ ]?논문|(석사|박사|졸업)[-_ ]?(청구)?[-_ ]?논문|논문[-_ ]?인준|인준[-_ ]?(지|서)|(^|[^a-z])(phd|master'?s?|doctoral)?[-_ ]?(thesis|dissertation)([^a-z]|$)/,
    'degree_thesis',
  ],
  [
    /연구[-_ ]?과제|과제[-_ ]?(계획서|신청서|보고서|결과|요약)|(연구|최종|결과|중간|연차|주간|월간)[-_ ]?보고서|국책[-_ ]?과제/,
    'research_project',
  ],
  [
    /이력서|(연구|논문)[-_ ]?(실적|업적)[-_ ]?목록|논문[-_ ]?목록|curriculum[-_ ]?vitae|(^|[^a-z])(resume|résumé)([^a-z]|$)|publication[-_ ]?list|(^|[-_ (])cv$|^cv($|[-_ (])/,
    'cv',
  ],
  [/학술[-_ ]?(지|논문)|논문[-_ ]?투고|투고[-_ ]?논문|학회[-_ ]?(지[-_ ]?)?논문/, 'journal_article'],
];

interface Cue {
  readonly type: DocType;
  readonly weight: number;
  /** Against the text as it stands, lower case. */
  readonly text?: RegExp;
  /** Against the text without any white space: Korean covers space their letters. */
  readonly packed?: RegExp;
}

/** What the first pages say. Weights are votes: 3 decides alone, 1 only supports. */
const CUES: readonly Cue[] = [
  // Theses: the formulas of covers and approval pages. Articles cite theses, so the bare word weighs little.
  {
    type: 'degree_thesis',
    weight: 4,
    packed: /학위(청구)?논문을?(으로)?(인준|인정|제출)|학위논문심사위원회/,
  },
  { type: 'degree_thesis', weight: 3, packed: /^.{0,160}(석사|박사|학사)학위(청구)?논문/s },
  {
    type: 'degree_thesis',
    weight: 2,
    packed: /논문을?.{0,12}(인준|인정)함|심사(위원)?장.{0,12}(인|印)|주심.{1,12}부심/,
  },
  { type: 'degree_thesis', weight: 2, packed: /지도교수/ },
  { type: 'degree_thesis', weight: 1, packed: /(석사|박사|학사)학위/ },
  { type: 'degree_thesis', weight: 4, text: /in\s+partial\s+ful+fil+ment/ },
  { type: 'degree_thesis', weight: 3, text: /\b(thesis|dissertation|doctoral|master'?s?) committee\b/ },
  {
    type: 'degree_thesis',
    weight: 3,
    text: /\b(a|the|this) (dissertation|thesis)\s+(submitted|presented|of\b|by\b)|^\W*(doctoral|ph\.?\s?d\.?|master[’']?s?)\s+(dissertation|thesis)/,
  },
  { type: 'degree_thesis', weight: 1, text: /doctor of philosophy|master of (science|arts|engineering)/ },

  // Articles.
  {
    type: 'journal_article',
    weight: 2,
    text: /^\s*(abstract|a b s t r a c t|summary)\b|\babstract\s*[—:.-]/m,
  },
  {
    type: 'journal_article',
    weight: 2,
    text: /\b(key\s?words?|index terms|jel classification|categories and subject)\b/,
  },
  { type: 'journal_article', weight: 2, text: /\bdoi\b\s*[:.]|doi\.org\/|\bissn\b|\barxiv:/ },
  {
    type: 'journal_article',
    weight: 1,
    text: /\b(journal|transactions|proceedings|conference|letters|review)\b/,
  },
  {
    type: 'journal_article',
    weight: 1,
    text: /\bvol(ume)?\.?\s*\d+|\bno\.\s*\d+|\bpp\.?\s*\d+|제\s*\d+\s*권/,
  },
  {
    type: 'journal_article',
    weight: 1,
    text: /\b(received|revised|accepted|published)\b.{0,40}\b(19|20)\d\d/,
  },
  { type: 'journal_article', weight: 2, text: /corresponding author|교신\s?저자|주\s?저자|제\s?1\s?저자/ },
  { type: 'journal_article', weight: 2, packed: /투고일|접수일|심사(완료)?일|게재확정|논문접수/ },
  { type: 'journal_article', weight: 2, packed: /주제어|핵심어|색인어|키워드|keywords?/ },
  { type: 'journal_article', weight: 1, packed: /초록|요약|국문요약/ },
  { type: 'journal_article', weight: 1, packed: /학회(논문)?지|논문지|학술대회|학술지/ },
  { type: 'journal_article', weight: 1, text: /\b(\d+|i)?\.?\s*(introduction|서\s?론)\s*$/m },
  { type: 'journal_article', weight: 1, text: /[\w.}-]@[\w-]+\.[a-z]/ },
  {
    type: 'journal_article',
    weight: 1,
    text: /\b(in this (work|paper|article|study|letter)|we (present|report|show|propose|study|investigate))\b|본\s?(논문|연구)/,
  },
  { type: 'journal_article', weight: 1, text: /\[\d{1,2}([,–-]\s?\d{1,2})*\]|\b(fig(ure)?|table)\.?\s*1\b/ },
  { type: 'journal_article', weight: 1, text: /^.{0,700}\b(university|institute|department|laboratory)\b/s },

  // Curricula and lists of publications.
  { type: 'cv', weight: 4, text: /curriculum vitae|\brésumé\b/ },
  { type: 'cv', weight: 4, packed: /이력서/ },
  { type: 'cv', weight: 2, packed: /학력(사항)?.{0,400}경력(사항)?|(연구|논문)(실적|업적)목록/s },
  { type: 'cv', weight: 2, text: /^\s*education\b/m },
  {
    type: 'cv',
    weight: 2,
    text: /^\s*((professional |work |research |other )?(employment|experience|appointments?)|academic positions?)\b/m,
  },
  {
    type: 'cv',
    weight: 2,
    text: /^\s*(selected |refereed |journal |peer[- ]reviewed )?publications?\b|^\s*논문\s*(실적|목록)/m,
  },
  {
    type: 'cv',
    weight: 1,
    text: /^\s*(honou?rs|awards|teaching|references available|invited talks|grants)\b/m,
  },
  { type: 'cv', weight: 1, packed: /생년월일|병역|자격증/ },

  // Google Scholar captures.
  { type: 'hindex', weight: 3, text: /\bh-?index\b|h-?지수/ },
  { type: 'hindex', weight: 4, text: /i10-?index|i10-?지수/ },
  { type: 'hindex', weight: 1, text: /cited by|인용/ },
  { type: 'hindex', weight: 2, text: /google\s?(scholar|학술)|구글\s?(학술|스칼라)|서지정보/ },

  // Research reports and project papers.
  { type: 'research_project', weight: 3, packed: /연구책임자|과제책임자|주관연구(기관|책임)/ },
  {
    type: 'research_project',
    weight: 2,
    packed: /(공동|참여|선임|책임|위탁)연구(원|자)|참여인력|참여자명단/,
  },
  {
    type: 'research_project',
    weight: 3,
    packed: /(연구|최종|결과|중간|연차|주간|월간)보고서|프로젝트계획서|projectproposal/,
  },
  { type: 'research_project', weight: 2, packed: /과제(명|번호|고유번호)|연구(개발)?(기간|과제)|사업명/ },
  { type: 'research_project', weight: 1, packed: /팀원|작성자|작성일/ },
  { type: 'research_project', weight: 2, text: /principal investigator|final report|project report/ },

  // Forms for representative works.
  { type: 'representative_research', weight: 4, packed: /총저자수|저자구분|대표연구(실적|업적)/ },
  { type: 'representative_research', weight: 1, packed: /게재연월|게재년월|논문명|게재지/ },
];

/** Below this many votes the content decides nothing. */
const ENOUGH = 3;
const CERTAIN = { tag: 0.99, filename: 0.9, folder: 0.85 } as const;
const NOTHING: Classification = { docType: 'unknown', method: 'default', confidence: 0 };

/**
 * Stage 2: what is looked for in a file. `[tag]` in the file name, then a word in the file name, then the nearest folder that
 * says something, then the content of the first pages; `unknown` where nothing speaks (such a file is still searched, cautiously).
 */
export function classify(input: ClassifyInput): Classification {
  const name = input.filename.normalize('NFC').toLowerCase();
  for (const [, tag] of name.matchAll(/[[［【]([^\]］】]{1,40})[\]］】]/g)) {
    const docType = byTag(tag ?? '');
    if (docType) return { docType, method: 'tag', confidence: CERTAIN.tag };
  }
  const stem = name.replace(/(\.[a-z0-9]{2,5})+$/, '').replace(/^\s*\d{3,}[-\d]*[_ ]+/, '');
  const word = FILE_WORDS.find(([pattern]) => pattern.test(stem));
  if (word) return { docType: word[1], method: 'filename', confidence: CERTAIN.filename };
  const folders = input.folder.normalize('NFC').toLowerCase().split('/');
  for (const folder of folders.reverse()) {
    const docType = byTag(withoutApplicant(folder));
    if (docType) return { docType, method: 'folder', confidence: CERTAIN.folder };
  }
  return byContent(input.firstText, input.pageCount);
}

/** Content alone; also used to try an `unknown` document cautiously. */
export function byContent(firstText: string, pageCount: number | null): Classification {
  const text = firstText.normalize('NFC').toLowerCase();
  const packed = text.replace(/\s+/g, '');
  if (packed.length === 0) return NOTHING;
  const votes = new Map<DocType, number>();
  const vote = (type: DocType, weight: number): void => void votes.set(type, (votes.get(type) ?? 0) + weight);
  for (const cue of CUES) {
    if (cue.text?.test(text) || cue.packed?.test(packed)) vote(cue.type, cue.weight);
  }
  // A thesis fills a book, an article rarely forty pages: length never decides, it only breaks a near tie.
  if (pageCount !== null && votes.has('degree_thesis'))
    vote('degree_thesis', pageCount > 40 ? 1 : pageCount < 4 ? -1 : 0);
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  const [best, second] = [ranked[0], ranked[1]];
  if (!best || best[1] < ENOUGH) return NOTHING;
  const margin = (best[1] - (second?.[1] ?? 0)) / best[1];
  return { docType: best[0], method: 'content', confidence: Math.round((0.5 + 0.4 * margin) * 100) / 100 };
}

function byTag(text: string): DocType | undefined {
  const packed = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_.·-]+/g, '');
  return TAGS.find(([pattern]) => pattern.test(packed))?.[1];
}

/** `2401-000001 (홍길동)` says nothing about what lies in it, even where a name happens to hold one of the words. */
function withoutApplicant(folder: string): string {
  return /^\s*[\d-]{3,}\s*[(_ ]/.test(folder) ? '' : folder;
}
