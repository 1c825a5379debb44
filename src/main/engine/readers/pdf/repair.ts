import { findObjects, refsIn } from './objects';
import type { FoundObject } from './objects';

type Objects = ReadonlyMap<number, FoundObject>;

const MAX_DEPTH = 50;
const MAX_PAGES = 20_000;

export interface Repaired {
  readonly bytes: Buffer;
  /** Pages the tree names whose object, contents or fonts are gone; from 1. They are empty in `bytes`. */
  readonly lost: readonly number[];
}

/**
 * A PDF whose table, trailer or page tree is broken → the same bytes with packed objects written out, a flat page tree and
 * a new table behind them. Undefined where no page survives, or where the file is encrypted (packed objects are not readable).
 * pdf.js rebuilds a table by itself, but it needs the catalogue in plain sight and stops at the first broken page.
 */
export function repairPdf(file: Buffer): Repaired | undefined {
  const objects = findObjects(file);
  if (/\/Encrypt\b/.test(file.toString('latin1', Math.max(0, file.length - 4096)))) return undefined;
  for (const { text } of objects.values())
    if (/\/Type\s*\/XRef\b/.test(text) && /\/Encrypt\b/.test(text)) return undefined;
  const pages = orderedPages(objects).slice(0, MAX_PAGES);
  const whole = pages.map((n) => n !== undefined && isWhole(objects, n));
  if (!whole.includes(true)) return undefined;
  return {
    bytes: rewrite(
      file,
      objects,
      pages.map((n, i) => (whole[i] ? n : undefined)),
    ),
    lost: whole.flatMap((ok, i) => (ok ? [] : [i + 1])),
  };
}

const isPage = (text: string): boolean => /\/Type\s*\/Page\b/.test(text);
const isNode = (text: string): boolean => /\/Type\s*\/Pages\b/.test(text) || /\/Kids\b/.test(text);

/** Page objects in the tree's order; undefined where the tree names one that is gone. Pages no tree reaches come last. */
function orderedPages(objects: Objects): (number | undefined)[] {
  const pages: (number | undefined)[] = [];
  const seen = new Set<number>();
  const walk = (number: number, depth: number): void => {
    if (seen.has(number) || depth > MAX_DEPTH) return;
    seen.add(number);
    const text = objects.get(number)?.text;
    if (text !== undefined && isPage(text)) pages.push(number);
    else if (text !== undefined && isNode(text))
      for (const kid of kidsOf(objects, text)) walk(kid, depth + 1);
    else pages.push(undefined);
  };
  const roots = rootsOf(objects);
  for (const root of roots) walk(root, 0);
  // A page outside a sound tree was deleted by whoever edited the file; outside a broken one it may be anybody's.
  if (roots.length === 0 || pages.includes(undefined))
    for (const [number, { text }] of objects) if (isPage(text) && !seen.has(number)) pages.push(number);
  return pages;
}

function rootsOf(objects: Objects): number[] {
  for (const { text } of objects.values()) {
    const root = /\/Type\s*\/Catalog\b/.test(text) ? /\/Pages\s+(\d+)\s+\d+\s+R/.exec(text)?.[1] : undefined;
    if (root !== undefined && objects.has(Number(root))) return [Number(root)];
  }
  return [...objects].filter(([, o]) => isNode(o.text) && !/\/Parent\b/.test(o.text)).map(([n]) => n);
}

function kidsOf(objects: Objects, node: string): number[] {
  const inline = /\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1];
  if (inline !== undefined) return refsIn(inline);
  const ref = /\/Kids\s+(\d+)\s+\d+\s+R/.exec(node)?.[1];
  return refsIn(objects.get(Number(ref))?.text ?? '');
}

/** Are the page's contents and fonts there? Text without its font would be read as nonsense. */
function isWhole(objects: Objects, page: number): boolean {
  const text = objects.get(page)?.text ?? '';
  const contents = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(text)?.[1] ?? '';
  if (!refsIn(contents).every((n) => objects.has(n))) return false;
  const resources = inherited(objects, text, 'Resources');
  const fonts = resources === undefined ? [] : refsIn(dictOf(objects, resources, 'Font') ?? '');
  return fonts.every((n) => {
    const font = objects.get(n)?.text;
    const parts = /\/(?:DescendantFonts|ToUnicode)\s*(?:\[[^\]]*\]|\d+\s+\d+\s+R)/g;
    return (
      font !== undefined && refsIn((font.match(parts) ?? []).join(' ')).every((part) => objects.has(part))
    );
  });
}

/** A dictionary entry of a page or of the nodes above it (ISO 32000-1, 7.7.3.4). */
function inherited(objects: Objects, text: string, key: string): string | undefined {
  for (let depth = 0, at: string | undefined = text; at !== undefined && depth < MAX_DEPTH; depth++) {
    const value = dictOf(objects, at, key);
    if (value !== undefined) return value;
    const parent: string | undefined = /\/Parent\s+(\d+)\s+\d+\s+R/.exec(at)?.[1];
    at = parent === undefined ? undefined : objects.get(Number(parent))?.text;
  }
  return undefined;
}

/** The text of a dictionary under `key`, given in place or by reference. */
function dictOf(objects: Objects, text: string, key: string): string | undefined {
  const match = new RegExp(`/${key}\\s*(<<|(\\d+)\\s+\\d+\\s+R)`).exec(text);
  if (!match) return undefined;
  if (match[2] !== undefined) return objects.get(Number(match[2]))?.text ?? '';
  let depth = 0;
  const from = match.index + match[0].length - 2;
  for (const brace of text.slice(from).matchAll(/<<|>>/g)) {
    depth += brace[0] === '<<' ? 1 : -1;
    if (depth === 0) return text.slice(from, from + brace.index + 2);
  }
  return text.slice(from);
}

function rewrite(file: Buffer, objects: Objects, pages: readonly (number | undefined)[]): Buffer {
  const offsets = new Map<number, { at: number; generation: number }>();
  const parts: Buffer[] = [file, Buffer.from('\n')];
  let at = file.length + 1;
  const write = (number: number, text: string): void => {
    const part = Buffer.from(`${number} 0 obj\n${text}\nendobj\n`, 'latin1');
    offsets.set(number, { at, generation: 0 });
    parts.push(part);
    at += part.length;
  };
  let top = 0;
  for (const [number, object] of objects) {
    top = Math.max(top, number);
    if (object.offset === undefined) write(number, object.text);
    else offsets.set(number, { at: object.offset, generation: object.generation });
  }
  const [tree, catalog] = [top + 1, top + 2];
  // Each use of the empty page is an object of its own: a tree that names one page twice is a loop to some readers.
  let next = catalog + 1;
  const kids = pages.map((n) => {
    if (n !== undefined) return `${n} ${objects.get(n)?.generation ?? 0} R`;
    write(next, `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] >>`);
    return `${next++} 0 R`;
  });
  write(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  write(catalog, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const rows = ['xref', '0 1', '0000000000 65535 f '];
  for (const [number, o] of [...offsets].sort((a, b) => a[0] - b[0]))
    rows.push(`${number} 1`, `${String(o.at).padStart(10, '0')} ${String(o.generation).padStart(5, '0')} n `);
  rows.push(`trailer << /Size ${next} /Root ${catalog} 0 R >>`, 'startxref', String(at), '%%EOF\n');
  return Buffer.concat([...parts, Buffer.from(rows.join('\n'), 'latin1')]);
}
