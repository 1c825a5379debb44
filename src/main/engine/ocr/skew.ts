import { fromSharp, toSharp, type Grey } from './raster';

/** Darker is ink, on an even page. */
const INK = 110;

/**
 * Degrees by which text lines fall to the right (clockwise), within ±`most`: the angle at which the projection on the left edge
 * has the sharpest steps (Postl's criterion). 0 where the page holds too little ink to tell.
 */
export function skewOf(grey: Grey, most = 5): number {
  const { data, width, height } = grey;
  const step = Math.max(1, Math.round(width / 1000));
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      if ((data[y * width + x] as number) < INK) {
        xs.push(x / step);
        ys.push(y / step);
      }
  if (xs.length < 200) return 0;
  const rows = Math.ceil(height / step);
  const reach = Math.ceil((width / step) * Math.tan((most * Math.PI) / 180)) + 2;
  const profile = new Uint32Array(rows + 2 * reach + 2);
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    profile.fill(0);
    for (let i = 0; i < xs.length; i++) {
      const at = Math.round((ys[i] as number) - (xs[i] as number) * slope) + reach;
      profile[at] = (profile[at] as number) + 1;
    }
    let sum = 0;
    for (let i = 1; i < profile.length; i++)
      sum += ((profile[i] as number) - (profile[i - 1] as number)) ** 2;
    return sum;
  };
  let best = 0;
  let score = -1;
  const look = (from: number, to: number, by: number): void => {
    for (let a = from; a <= to + 1e-9; a += by) {
      const s = sharpness(a);
      if (s > score) [best, score] = [a, s];
    }
  };
  look(-most, most, 0.25);
  look(best - 0.2, best + 0.2, 0.05);
  return Math.abs(best) < 0.08 ? 0 : Math.round(best * 100) / 100;
}

/** Turned clockwise by `degrees`, on white, the sheet growing as needed. */
export async function turn(grey: Grey, degrees: number): Promise<Grey> {
  if (degrees % 360 === 0) return grey;
  return fromSharp(toSharp(grey).rotate(degrees, { background: '#ffffff' }));
}
