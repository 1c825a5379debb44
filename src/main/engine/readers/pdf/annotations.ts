import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api';
import { advance } from '../advance';
import type { Run } from './geometry';

/** What we use of an annotation; the library's own type is `any`. */
interface Annotation {
  readonly annotationType?: number;
  readonly rect?: readonly number[];
  readonly hidden?: boolean;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly password?: boolean;
  readonly contentsObj?: { readonly str?: string };
}

const FREE_TEXT = 3;
const WIDGET = 20;
const LINE = 1.2;

/**
 * Text that lies over the page: filled form fields and typed notes. It is printed with the page and holds names in forms,
 * but it is no part of the text content. Given as upright runs; never throws, as a broken annotation costs nothing else.
 */
export async function annotationRuns(page: PDFPageProxy, rotation: number): Promise<Run[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' }).catch(() => [])) as Annotation[];
  const view = page.getViewport({ scale: 1, rotation });
  const runs: Run[] = [];
  for (const annotation of annotations) {
    const text = textOf(annotation);
    const rect = annotation.rect;
    if (!text || !rect || rect.length < 4) continue;
    const [x1, y1, x2, y2] = view.convertToViewportRectangle([...rect]) as [number, number, number, number];
    const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) };
    runs.push(...linesIn(text, box));
  }
  return runs;
}

function textOf(a: Annotation): string | undefined {
  if (a.hidden || a.password) return undefined;
  if (a.annotationType === FREE_TEXT) return a.contentsObj?.str?.trim();
  if (a.annotationType !== WIDGET || (a.fieldType !== 'Tx' && a.fieldType !== 'Ch')) return undefined;
  const value: unknown = Array.isArray(a.fieldValue) ? a.fieldValue.join(' ') : a.fieldValue;
  return typeof value === 'string' ? value.trim() : undefined;
}

/** The field's lines share its height; how the viewer sets them is not known. */
function linesIn(text: string, box: { x: number; y: number; w: number; h: number }): Run[] {
  const lines = text.split(/\r\n|[\r\n]/);
  const size = Math.min(12, Math.max(4, box.h / lines.length / LINE));
  const top = lines.length === 1 ? box.y + (box.h - size * LINE) / 2 : box.y;
  return lines.map((line, i) => ({
    text: line,
    x: box.x + 2,
    y: top + (i + 0.8) * size * LINE,
    width: Math.min(Math.max(1, box.w - 4), advance(line) * size),
    size,
    ascent: size * 0.85,
    descent: size * 0.2,
    font: '',
    turn: 0,
    lineEnd: true,
  }));
}
