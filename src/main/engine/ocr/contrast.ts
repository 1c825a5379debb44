import type { Grey } from './raster';

/**
 * Stretches the grey between ink and paper: up to `low` becomes black, from `high` on white. 50 and 185 were measured best for
 * prints; a lower `high` keeps only the darkest ink and drops a grey seal over it.
 */
export function stretch(grey: Grey, low = 50, high = 185): Grey {
  const table = new Uint8Array(256);
  for (let v = 0; v < 256; v++) table[v] = Math.max(0, Math.min(255, ((v - low) * 255) / (high - low)));
  const { data, width, height } = grey;
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) out[i] = table[data[i] as number] as number;
  return { data: out, width, height };
}
