import type { ReasonCode } from '../domain/reasons';

/** Names for formats nobody reads, as a person knows them. */
const NAMES: Record<string, string> = {
  doc: 'MS Word 97–2003, .doc',
  xls: 'Excel .xls',
  xlsx: 'Excel .xlsx',
  ppt: 'PowerPoint .ppt',
  pptx: 'PowerPoint .pptx',
  odt: 'OpenDocument',
  rtf: 'RTF',
  video: 'MP4',
  postscript: 'PostScript',
  mht: 'MHTML',
  eml: 'E-mail',
  'word-xml': 'MS Word XML',
  svg: 'SVG',
  xml: 'XML',
  json: 'JSON',
  jp2: 'JPEG 2000',
  bigtiff: 'BigTIFF',
  lnk: 'Windows .lnk',
  'cloud-link': 'Google Docs link',
};
const ARCHIVES: Record<string, string> = {
  gzip: 'GZIP',
  '7z': '7z',
  rar: 'RAR',
  alz: 'ALZ/EGG',
};
const CODES: Record<string, ReasonCode> = {
  empty: 'empty_file',
  html: 'not_a_document',
  unknown: 'unrecognised',
  zip: 'closed_archive',
  'zip-damaged': 'damaged',
  'zip-empty': 'empty_archive',
  'zip-locked': 'locked_archive',
};

/** Why a file of this kind is read by nobody. `detail`: the format's name in brackets, or nothing. */
export function refusalOf(kind: string): { readonly code: ReasonCode; readonly detail: string } {
  const code = CODES[kind];
  if (code) return { code, detail: '' };
  const archive = ARCHIVES[kind];
  if (archive) return { code: 'unsupported_archive', detail: ` (${archive})` };
  const name = NAMES[kind];
  return { code: 'unsupported', detail: name ? ` (${name})` : '' };
}
