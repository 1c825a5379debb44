import type { PixelBox } from '../raster';
import { blotches, profile, tighten, type Blotch, type Mask } from './blotches';
import { findBodies } from './discs';
import type { GreyInk } from './grey-ink';

const MM = 1 / 25.4;
/** Sides of name and office seals in millimetres; smaller is a rest of colour, larger a picture or a logo. */
const SIDES = [6, 45] as const;
/** Least share of inked pixels in a seal's box. */
const INKED = 0.03;
/** A patch whose one body fills this share of its longer side is that one seal. */
const WHOLE = 0.8;

/** Seals in a mask of seal ink, one box each where several touch or overlap. Boxes in pixels of the mask. */
export function findSeals(mask: Mask, dpi: number): PixelBox[] {
  const mm = dpi * MM;
  const patches = blotches(mask, Math.max(3, Math.round(dpi / 60))).map((b) => tighten(mask, b));
  // Letters inside a rim may be patches of their own.
  const outer = patches.filter((p) => !patches.some((o) => o !== p && contains(o, p) && area(o) > area(p)));
  return outer.filter((p) => mayBeSeal(p, mm)).flatMap((p) => bodiesOf(mask, p, dpi));
}

function fits(b: PixelBox, mm: number): boolean {
  const [w, h] = [b.x1 - b.x0, b.y1 - b.y0];
  const [short, long] = [Math.min(w, h), Math.max(w, h)];
  return short > SIDES[0] * mm && long < SIDES[1] * mm && long < 1.6 * short;
}

function mayBeSeal(p: Blotch, mm: number): boolean {
  const [w, h] = [p.x1 - p.x0, p.y1 - p.y0];
  return Math.min(w, h) > SIDES[0] * mm && p.pixels > w * h * INKED;
}

function bodiesOf(mask: Mask, patch: Blotch, dpi: number): PixelBox[] {
  const mm = dpi * MM;
  const bodies = findBodies(mask, patch, dpi, (SIDES[0] * mm) / 2);
  const longer = Math.max(patch.x1 - patch.x0, patch.y1 - patch.y0);
  const [first] = bodies;
  if (!first) return fits(patch, mm) ? [patch] : [];
  if (bodies.length === 1 && first.y1 - first.y0 > WHOLE * longer && fits(patch, mm)) return [patch];
  const whole = bodies.filter((b) => fits(b, mm));
  // Pale ink leaves a rim too broken to enclose more than a part: what is as wide as high is one seal all the same.
  const explained = whole.reduce((sum, b) => sum + area(b), 0) / area(patch);
  return explained < PART && isSquare(patch) && fits(patch, mm) ? [patch] : whole;
}

/** Bodies that make less than this share of a square patch are parts of its one seal. */
const PART = 0.5;

function isSquare(b: PixelBox): boolean {
  const [w, h] = [b.x1 - b.x0, b.y1 - b.y0];
  return Math.max(w, h) < 1.2 * Math.min(w, h);
}

/** Least and most share of grey in a grey seal's box: a rim and letters, no photograph. */
const GREY = [0.05, 0.55] as const;

/**
 * Seals on a grey copy. Print breaks their rims, so bodies are sought in all ink, and those are kept whose ink is rather grey than
 * dark: faint print is dark inside.
 */
export function findGreySeals(ink: GreyInk, dpi: number): PixelBox[] {
  const mm = dpi * MM;
  return blotches(ink.all, Math.max(3, Math.round(dpi / 60)))
    .map((b) => tighten(ink.all, b))
    .filter((p) => mayBeSeal(p, mm))
    .flatMap((p) => findBodies(ink.all, p, dpi, (SIDES[0] * mm) / 2))
    .filter((b) => fits(b, mm) && isGrey(ink, b) && hasRim(ink.grey, b));
}

/** Directions looked in, and the share of them in which a rim must be met: print covers some of it. */
const DIRECTIONS = 48;
const RIMMED = 0.6;
/** Where a rim lies, in half sides from the middle: a round one at 1, a square one's corners at 1.41. */
const RIM = [0.8, 1.45] as const;

/** Is there seal ink all around? Shadows and faint print of a photograph have none. */
function hasRim({ data, width, height }: Mask, b: PixelBox): boolean {
  const [cx, cy, r] = [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2, (b.x1 - b.x0 + b.y1 - b.y0) / 4];
  let met = 0;
  for (let d = 0; d < DIRECTIONS; d++) {
    const angle = (2 * Math.PI * d) / DIRECTIONS;
    const far = Math.min(RIM[1], 1.1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))));
    for (let t = RIM[0] * r; t <= far * r; t++) {
      const [x, y] = [Math.round(cx + t * Math.cos(angle)), Math.round(cy + t * Math.sin(angle))];
      if (x < 0 || y < 0 || x >= width || y >= height || !data[y * width + x]) continue;
      met++;
      break;
    }
  }
  return met >= RIMMED * DIRECTIONS;
}

function isGrey({ grey, print }: GreyInk, b: PixelBox): boolean {
  const inked = (mask: Mask): number =>
    profile(
      mask,
      { x0: Math.round(b.x0), y0: Math.round(b.y0), x1: Math.round(b.x1), y1: Math.round(b.y1) },
      'rows',
    ).reduce((sum, n) => sum + n, 0);
  const share = inked(grey) / area(b);
  return share > GREY[0] && share < GREY[1] && inked(grey) > inked(print);
}

const area = (b: PixelBox): number => (b.x1 - b.x0) * (b.y1 - b.y0);

function contains(outer: PixelBox, inner: PixelBox): boolean {
  const w = Math.min(outer.x1, inner.x1) - Math.max(outer.x0, inner.x0);
  const h = Math.min(outer.y1, inner.y1) - Math.max(outer.y0, inner.y0);
  return w > 0 && h > 0 && w * h > 0.7 * area(inner);
}
