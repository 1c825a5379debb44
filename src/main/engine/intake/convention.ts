/**
 * How committees name folders and files (design, section 1): `2401-000001 (홍길동)`, category folders, one ZIP an applicant.
 * Pure; everything comes in and goes out as NFC.
 */

/** Folders inside an applicant's folder that say what is in them, without spaces. Also used by the document types' rules. */
const CATEGORY_FOLDERS =
  /^\d*[._-]?(학위논문|석사학위논문|박사학위논문|논문|대표연구실적|연구실적|대표실적|학술논문|구글스칼라|googlescholar|scholar|hindex|h-index|연구과제|연구보고서|과제|이력서|cv|기타|증빙|증빙서류|theses|thesis|papers?|publications?)$/i;

/** Does a folder of this name hold one category of an applicant's documents? */
export function isCategoryFolder(name: string): boolean {
  return CATEGORY_FOLDERS.test(name.normalize('NFC').replace(/\s+/g, ''));
}

export interface ApplicantLabel {
  /** 지원번호 as written, leading zeros kept. */
  readonly externalId: string;
  /** First form of the name; empty when the folder does not say. */
  readonly name: string;
  /** Every form the folder gives: `홍길동, Gil-Dong Hong` has two. */
  readonly names: readonly string[];
}

const NUMBER = String.raw`[A-Za-z]{0,4}\d[\dA-Za-z]*(?:-\d+)*`;
const NUMBER_THEN_NAME = new RegExp(String.raw`^\s*(${NUMBER})\s*[(（[]\s*(.*?)\s*[)）\]]\s*$`);
const NAME_THEN_NUMBER = new RegExp(String.raw`^\s*([^\d(（]+?)\s*[(（[_-]\s*(${NUMBER})\s*[)）\]]?\s*$`);
const NUMBER_SEPARATED = new RegExp(String.raw`^\s*(\d[\d-]*\d|\d+)\s*[_\s-]\s*([^\d_].*?)\s*$`);
const NUMBER_ALONE = new RegExp(String.raw`^\s*(\d[\d-]*\d|\d+)\s*$`);

/** Is this the strict form `number (name)` that makes any folder an applicant's? */
export function isApplicantFolder(name: string): boolean {
  return NUMBER_THEN_NAME.test(name.normalize('NFC'));
}

/** Folder name → who it belongs to. A name no pattern fits is taken as number and name alike, so that nothing is dropped. */
export function parseApplicantFolder(folder: string): ApplicantLabel {
  const text = folder.normalize('NFC').trim();
  const strict = NUMBER_THEN_NAME.exec(text);
  if (strict) return label(strict[1]!, strict[2]!);
  const reverse = NAME_THEN_NUMBER.exec(text);
  if (reverse) return label(reverse[2]!, reverse[1]!);
  const alone = NUMBER_ALONE.exec(text);
  if (alone) return { externalId: alone[1]!, name: '', names: [] };
  const separated = NUMBER_SEPARATED.exec(text);
  if (separated) return label(separated[1]!, separated[2]!);
  return { externalId: text, name: text, names: [text] };
}

function label(externalId: string, rawName: string): ApplicantLabel {
  const names = splitNameForms(rawName);
  return { externalId, name: names[0] ?? '', names };
}

/** `홍길동, Gil-Dong Hong` → two forms, but `Hong, Gil-Dong` is one name in the order of a bibliography. */
function splitNameForms(raw: string): string[] {
  const parts = raw
    .split(/[/;|·]|,\s*/)
    .map((p) => p.trim())
    .filter((p) => p !== '' && p !== '미상');
  const scripts = new Set(parts.map((p) => /[가-힣]/.test(p)));
  if (raw.includes(',') && scripts.size === 1 && !/[/;|·]/.test(raw)) return raw.trim() ? [raw.trim()] : [];
  return parts;
}

/** `2401-000001_[학위논문]_….pdf` → `2401-000001`: used when loose files lie at the top of a drop. */
export function numberInFilename(filename: string): string | null {
  return /^(\d{2,}-\d{3,}|\d{6,})(?=[_\s[(.-])/.exec(filename.normalize('NFC'))?.[1] ?? null;
}

/** Files that operating systems and office programs leave behind: never an applicant's document. */
export function isSystemFile(name: string): boolean {
  return /^(\.|~\$|Thumbs\.db$|desktop\.ini$|__MACOSX$|Icon\r?$)/i.test(name);
}
