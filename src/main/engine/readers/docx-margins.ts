import type { FlowBlock } from './flow';
import { entryStream, nextEntry, openZip, rawName } from './zip';

/** A header or footer beyond this is none. */
const MAX_BYTES = 1024 * 1024;
/** A body beyond this is searched by nobody for boxes (a 500-page thesis has about 15 MB). */
const MAX_BODY = 64 * 1024 * 1024;
const PART = /^word\/(header|footer|document)\d*\.xml$/;

/** What the converter of a DOCX's body leaves out. */
export interface Margins {
  /** What stands above and below every page: the department, a form's number, who supervises. */
  readonly above: readonly FlowBlock[];
  /** Text boxes that only newer programs draw: a producer that leaves the older form out would lose an approval page set in one. */
  readonly boxes: readonly FlowBlock[];
  readonly below: readonly FlowBlock[];
}

/**
 * Text boxes, and headers and footers, each text once (first, even and odd pages often have the same). Bare
 * page numbers are no text.
 */
export async function readMargins(path: string): Promise<Margins> {
  const texts = { header: new Set<string>(), footer: new Set<string>() };
  const boxes: FlowBlock[] = [];
  const zip = await openZip(path);
  try {
    for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
      const part = PART.exec(rawName(entry).toString('latin1'))?.[1] as
        keyof typeof texts | 'document' | undefined;
      if (!part || entry.uncompressedSize > (part === 'document' ? MAX_BODY : MAX_BYTES)) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of await entryStream(zip, entry)) chunks.push(chunk as Buffer);
      const xml = Buffer.concat(chunks).toString('utf8');
      if (part === 'document') for (const text of boxesOf(xml)) boxes.push({ type: 'text', text });
      else for (const line of paragraphsOf(xml)) texts[part].add(line);
    }
  } finally {
    zip.close();
  }
  const blocks = (lines: ReadonlySet<string>): FlowBlock[] =>
    [...lines].map((text) => ({ type: 'text', text }));
  return { above: blocks(texts.header), boxes, below: blocks(texts.footer) };
}

/**
 * Lines in the text boxes of DrawingML (`wps:txbx`, ECMA-376 transitional extensions) that have no older twin. The converter reads the
 * twin (`mc:Fallback`, a VML shape) where there is one. Cells of a table in a box stand on one line, as they do in print.
 */
function boxesOf(xml: string): string[] {
  if (!xml.includes('<wps:txbx')) return [];
  const alone = xml.replace(/<mc:AlternateContent\b[\s\S]*?<\/mc:AlternateContent>/g, (both) =>
    both.includes('<mc:Fallback') ? '' : both,
  );
  return [...alone.matchAll(/<wps:txbx\b[\s\S]*?<\/wps:txbx>/g)].flatMap(([box]) =>
    paragraphsOf(
      box.replace(/<w:tr\b[\s\S]*?<\/w:tr>/g, (row) => `${row.replace(/<\/w:p>/g, '<w:tab/>')}</w:p>`),
    ),
  );
}

/** Lines of text in a part's XML. What is drawn twice for older programs (`mc:Fallback`) is taken once. */
function paragraphsOf(xml: string): string[] {
  return xml
    .replace(/<mc:Fallback\b[\s\S]*?<\/mc:Fallback>/g, '')
    .split(/<\/w:p>/)
    .map((p) =>
      [...p.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\b/g)]
        .map((m) => (m[2] ? ' ' : decoded(m[1] ?? '')))
        .join('')
        .trim(),
    )
    .filter((line) => /\p{L}/u.test(line));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, dec?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = dec ? Number(dec) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
