import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** Fonts a sample page may use; the Korean ones are embedded, Times and Helvetica are the PDF's own. */
export type FontName =
  | 'myeongjo'
  | 'myeongjo-bold'
  | 'gothic'
  | 'gothic-bold'
  | 'Times-Roman'
  | 'Times-Bold'
  | 'Times-Italic'
  | 'Helvetica'
  | 'Helvetica-Bold';

const FILES = {
  myeongjo: '@expo-google-fonts/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf',
  'myeongjo-bold': '@expo-google-fonts/nanum-myeongjo/700Bold/NanumMyeongjo_700Bold.ttf',
  gothic: '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  'gothic-bold': '@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
} as const;
export type KoreanFont = keyof typeof FILES;

/** Where a Korean font file lies. */
export function fontFile(name: KoreanFont): string {
  return createRequire(import.meta.url).resolve(FILES[name]);
}

/**
 * The font's bytes with a little room behind them: in the Nanum fonts the empty glyph of the space stands at the very end of
 * the file, and fontkit reads its (absent) bounding box past that end.
 */
function fontBytes(name: KoreanFont): Buffer {
  return Buffer.concat([readFileSync(fontFile(name)), Buffer.alloc(16)]);
}

/** The PDF's dates and its file id: fixed, so that the same content gives the same bytes. */
const MADE = new Date(Date.UTC(2024, 2, 4, 0, 0, 0));
export const A4 = { width: 595.28, height: 841.89 } as const;

export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  /** Number of pages so far. */
  pages(): number;
  /** Starts a page; the first one too. */
  newPage(): void;
  /** One line at (x, y), y from the top; never wrapped. Returns where it ends. */
  line(text: string, x: number, y: number, font: FontName, size: number): number;
  /** One line centred on the page, or between `left` and `right`. */
  centred(text: string, y: number, font: FontName, size: number, left?: number, right?: number): void;
  /** A paragraph; returns the y below it. */
  paragraph(
    text: string,
    box: { x: number; y: number; width: number },
    font: FontName,
    size: number,
    align?: 'left' | 'justify',
  ): number;
  /** Height a paragraph of this width will take. */
  height(text: string, width: number, font: FontName, size: number): number;
  bytes(): Promise<Uint8Array>;
}

/** An empty PDF to draw on (A4, points from the top left). */
export function createPaper(title: string): Paper {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    info: { Title: title, CreationDate: MADE, ModDate: MADE, Producer: 'sample', Creator: 'sample' },
  });
  const registered = new Set<FontName>();
  const use = (font: FontName, size: number): PDFKit.PDFDocument => {
    if (font in FILES && !registered.has(font)) {
      doc.registerFont(font, fontBytes(font as KoreanFont));
      registered.add(font);
    }
    return doc.font(font).fontSize(size);
  };
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  let pages = 0;
  doc.on('pageAdded', () => {
    pages += 1;
  });
  return {
    doc,
    pages: () => pages,
    newPage() {
      doc.addPage();
    },
    line(text, x, y, font, size) {
      use(font, size).text(text, x, y, { lineBreak: false });
      return x + doc.widthOfString(text);
    },
    centred(text, y, font, size, left = 0, right = A4.width) {
      const width = use(font, size).widthOfString(text);
      doc.text(text, (left + right - width) / 2, y, { lineBreak: false });
    },
    paragraph(text, box, font, size, align = 'justify') {
      use(font, size).text(text, box.x, box.y, { width: box.width, align, lineGap: size * 0.35 });
      return doc.y;
    },
    height(text, width, font, size) {
      return use(font, size).heightOfString(text, { width, lineGap: size * 0.35 });
    },
    async bytes() {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
