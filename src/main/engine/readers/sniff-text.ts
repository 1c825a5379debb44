/** What a web page begins with, comments and an XML declaration aside. A piece of one, as a login form, counts. */
const HTML =
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<(!doctype\s+html|html|head|body|script|style|meta|link|title|div|form|table|iframe|center|p|h1|br|span)\b[\s>/]/i;

/** Other writing for machines that is text by its bytes: read as text, its tags and codes would stand where names belong. */
const MARKUP: readonly (readonly [string, RegExp])[] = [
  ['postscript', /^%!PS/],
  ['mht', /^(?:[\w-]+:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*)*?Content-Type:\s*multipart\/related/i],
  [
    'eml',
    /^(?:(?:Received|Return-Path|Delivered-To|From|To|Date|Subject|Message-ID|MIME-Version|X-[\w-]+):[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){3}/i,
  ],
  ['word-xml', /^\s*<\?xml[\s\S]{0,2000}?<(?:\w+:wordDocument|pkg:package)\b/],
  ['odt', /^\s*<\?xml[\s\S]{0,2000}?<office:document\b/],
  ['svg', /^\s*(?:<\?xml[\s\S]{0,2000}?)?<svg\b/],
  ['xml', /^\s*<\?xml\b/],
  ['cloud-link', /^\s*\{[^{}]*"(?:doc_id|resource_id|url)"\s*:[^{}]*\}\s*$/],
];

/**
 * What a text written for a program is: `html`, one of the kinds above, `json`; undefined for writing meant to be read.
 * @param whole `text` is all there is of the file
 */
export function markupKind(text: string, whole: boolean): string | undefined {
  const head = text.replace(/^\uFEFF/, '').slice(0, 4096);
  if (HTML.test(head)) return 'html';
  const known = MARKUP.find(([, test]) => test.test(head))?.[0];
  if (known) return known;
  return whole && /^\s*[[{]/.test(head) && isJson(text.replace(/^\uFEFF/, '')) ? 'json' : undefined;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
