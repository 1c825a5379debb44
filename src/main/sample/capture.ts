import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { initials, latin, type CastMember } from './cast';
import { fontFile } from './paper';
import { createRandom } from './random';
import { expected, type BuiltDocument } from './truth';

export interface CaptureSpec {
  readonly self: CastMember;
  readonly affiliation: string;
  /** Works as the profile lists them; `cut`: the row ends in ", ...". */
  readonly works: readonly {
    readonly title: string;
    readonly authors: readonly CastMember[];
    readonly venue: string;
    readonly year: number;
    readonly cut?: boolean;
  }[];
  /** Shown by their full names beside the list. */
  readonly sidebar: readonly CastMember[];
  readonly seed?: number;
}

/** `HR Seo`: how profiles shorten names. */
function short(person: CastMember): string {
  return initials(person, ' ', '').replace('-', '');
}

/** A screen capture (PNG) of a citation profile. Only the sidebar prints full names. */
export function makeCapture(spec: CaptureSpec): BuiltDocument {
  GlobalFonts.registerFromPath(fontFile('gothic'), 'SampleGothic');
  GlobalFonts.registerFromPath(fontFile('gothic-bold'), 'SampleGothicBold');
  const random = createRandom(spec.seed ?? 1);
  const canvas = createCanvas(1280, 260 + spec.works.length * 78);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const text = (value: string, x: number, y: number, size: number, color: string, bold = false): void => {
    ctx.font = `${size}px ${bold ? 'SampleGothicBold' : 'SampleGothic'}`;
    ctx.fillStyle = color;
    ctx.fillText(value, x, y);
  };
  text(latin(spec.self), 60, 60, 28, '#222');
  text(spec.affiliation, 60, 92, 16, '#777');
  text('제목', 60, 190, 15, '#777', true);
  text('인용', 790, 190, 15, '#777', true);
  text('연도', 870, 190, 15, '#777', true);
  let cited = 140 + Math.floor(random() * 40);
  spec.works.forEach((work, i) => {
    const y = 228 + i * 78;
    text(work.title, 60, y, 17, '#1a5fb4');
    text(work.authors.map(short).join(', ') + (work.cut === true ? ', ...' : ''), 60, y + 23, 14, '#777');
    text(work.venue, 60, y + 43, 14, '#777');
    text(String(cited), 800, y, 16, '#1a5fb4');
    text(String(work.year), 872, y, 16, '#222');
    cited = Math.max(3, Math.floor(cited * 0.62));
  });
  text('전체', 1100, 60, 14, '#777');
  text('h-index', 980, 88, 15, '#222');
  text(String(4 + Math.floor(random() * 14)), 1104, 88, 15, '#222');
  text('공동 저자', 980, 190, 16, '#222', true);
  spec.sidebar.forEach((person, i) => {
    text(latin(person), 980, 224 + i * 44, 15, '#1a5fb4');
  });
  return {
    bytes: new Uint8Array(canvas.toBuffer('image/png')),
    pages: 1,
    persons: spec.sidebar.map((person) => expected(person, 'coauthor', 1, 'en')),
  };
}
