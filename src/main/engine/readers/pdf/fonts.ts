import type { PDFPageProxy, TextContent } from 'pdfjs-dist/types/src/display/api';

/**
 * Names that mean bold: the English ones, TeX's (CMBX, Nimbus "Medi"), and the Korean heavy faces. Names in EUC-KR bytes
 * arrive as Latin-1 and are decoded first.
 */
const BOLD =
  /bold|black|heavy|demi|-?medi(ital)?$|cmbx|sfbx|[-,]b(i|ld)?$|견고딕|견명조|헤드라인|태고딕|태명조/i;

/** Pages on which font names are asked for at most: beyond these a new font is rare, and each costs a pass. */
const MAX_LOOKUPS = 40;

/**
 * Which of a document's fonts are bold. Text content names fonts by pdf.js's own ids only; the printed name travels with the
 * drawing operators. Ids hold for the whole document, so one pass over a page that brings new ids is enough.
 */
export function createFontTable() {
  const bold = new Map<string, boolean>();
  let lookups = 0;
  return {
    isBold: (id: string): boolean => bold.get(id) ?? false,
    /** Learns the fonts of a page that are not known yet. Never throws: a name is a hint. */
    async learn(page: PDFPageProxy, content: TextContent): Promise<void> {
      const unknown = Object.keys(content.styles).filter((id) => !bold.has(id));
      if (unknown.length === 0 || lookups >= MAX_LOOKUPS) return;
      lookups++;
      await page.getOperatorList().catch(() => undefined);
      for (const id of unknown) bold.set(id, isBoldName(nameOf(page, id)));
    },
  };
}

function nameOf(page: PDFPageProxy, id: string): string {
  if (!page.commonObjs.has(id)) return '';
  const font = page.commonObjs.get(id) as { name?: unknown } | null;
  return typeof font?.name === 'string' ? font.name : '';
}

/** Is this PostScript font name a bold face? */
export function isBoldName(name: string): boolean {
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  return BOLD.test(/[\u0080-\u00ff]{2}/.test(plain) ? decodeEucKr(plain) : plain);
}

function decodeEucKr(name: string): string {
  return new TextDecoder('euc-kr').decode(Uint8Array.from(name, (c) => c.charCodeAt(0) & 0xff));
}
