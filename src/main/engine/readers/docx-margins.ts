import type { FlowBlock } from './flow';
import { entryStream, nextEntry, openZip, rawName } from './zip';

/** A header or footer beyond this is none. */
const MAX_BYTES = 1024 * 1024;
const PART = /^word\/(header|footer)\d*\.xml$/;

/** What stands above and below every page of a DOCX: the department, a form's number, who supervises. */
export interface Margins {
  readonly above: readonly FlowBlock[];
  readonly below: readonly FlowBlock[];
}

/**
 * Headers and footers, each text once (first, even and odd pages often have the same); the converter of the body leaves them out. Bare
 * page numbers are no text.
 */
export async function readMargins(path: string): Promise<Margins> {
  const texts = { header: new Set<string>(), footer: new Set<string>() };
  const zip = await openZip(path);
  try {
    for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
      const part = PART.exec(rawName(entry).toString('latin1'))?.[1] as keyof typeof texts | undefined;
      if (!part || entry.uncompressedSize > MAX_BYTES) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of await entryStream(zip, entry)) chunks.push(chunk as Buffer);
      for (const line of paragraphsOf(Buffer.concat(chunks).toString('utf8'))) texts[part].add(line);
    }
  } finally {
    zip.close();
  }
  const blocks = (lines: ReadonlySet<string>): FlowBlock[] =>
    [...lines].map((text) => ({ type: 'text', text }));
  return { above: blocks(texts.header), below: blocks(texts.footer) };
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
