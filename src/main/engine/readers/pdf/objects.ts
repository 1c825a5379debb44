import { inflateSync, constants } from 'node:zlib';

/** One object as found in the bytes of a PDF. */
export interface FoundObject {
  readonly generation: number;
  /** Dictionary or value, without a stream's data. */
  readonly text: string;
  /** Where `N G obj` stands in the file; undefined: it was packed in an object stream. */
  readonly offset?: number;
}

const MAX_OBJECT_NUMBER = 2_000_000;
const MAX_UNPACKED = 128 * 1024 * 1024;
/** Bounds what a dictionary of a hostile file costs; real ones have some kilobytes. */
const MAX_TEXT = 1024 * 1024;

/**
 * All objects of a PDF, by looking at every byte once and trusting no table (ISO 32000-1, 7.3.10 and 7.5.7). A later
 * definition replaces an earlier one, as an incremental update means it. Objects cut off by the end of the file are kept
 * where their dictionary is whole.
 */
export function findObjects(file: Buffer): Map<number, FoundObject> {
  const source = file.toString('latin1');
  const found = new Map<number, FoundObject>();
  let unpacked = 0;
  const token = /(\d{1,10})\s+(\d{1,5})\s+obj\b|\bendobj\b|\bstream\r?\n|\bendstream\b/g;
  let open: { number: number; generation: number; offset: number; from: number } | undefined;
  let streamFrom = -1;
  let dictEnd = -1;
  const close = (end: number, streamEnd: number): void => {
    if (!open) return;
    const text = source.slice(open.from, Math.min(dictEnd >= 0 ? dictEnd : end, open.from + MAX_TEXT));
    found.set(open.number, { generation: open.generation, text, offset: open.offset });
    if (streamFrom >= 0 && /\/Type\s*\/ObjStm\b/.test(text)) {
      unpacked += unpack(file.subarray(streamFrom, streamEnd), text, found, MAX_UNPACKED - unpacked);
    }
    open = undefined;
    streamFrom = dictEnd = -1;
  };
  for (let m = token.exec(source); m; m = token.exec(source)) {
    if (streamFrom >= 0) {
      // Inside a stream's data anything may stand by chance.
      if (m[0] === 'endstream') close(m.index, m.index);
    } else if (m[1] !== undefined) {
      close(m.index, m.index);
      const number = Number(m[1]);
      if (number > 0 && number <= MAX_OBJECT_NUMBER)
        open = { number, generation: Number(m[2]), offset: m.index, from: token.lastIndex };
    } else if (m[0] === 'endobj') close(m.index, m.index);
    else if (m[0].startsWith('stream') && open) {
      dictEnd = m.index;
      streamFrom = token.lastIndex;
    }
  }
  if (streamFrom >= 0) close(source.length, source.length);
  return found;
}

/** Objects packed in a stream: pairs of number and offset, then the objects. Returns how many bytes it inflated to. */
function unpack(data: Buffer, dict: string, found: Map<number, FoundObject>, budget: number): number {
  const count = numberOf(dict, 'N');
  const first = numberOf(dict, 'First');
  if (count === undefined || first === undefined || /\/DecodeParms/.test(dict) || budget <= 0) return 0;
  let bytes: Buffer;
  try {
    bytes = /\/FlateDecode/.test(dict)
      ? // A stream that is cut off gives what it has.
        inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: budget })
      : data;
  } catch {
    return 0;
  }
  const head = bytes.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  for (let i = 0; i < Math.min(count, head.length / 2); i++) {
    const number = head[2 * i] ?? 0;
    const from = first + (head[2 * i + 1] ?? 0);
    const to = i + 1 < count ? first + (head[2 * i + 3] ?? 0) : bytes.length;
    if (number > 0 && number <= MAX_OBJECT_NUMBER && from < to && to <= bytes.length)
      found.set(number, {
        generation: 0,
        text: bytes.toString('latin1', from, Math.min(to, from + MAX_TEXT)),
      });
  }
  return bytes.length;
}

function numberOf(dict: string, key: string): number | undefined {
  const match = new RegExp(`/${key}\\s+(\\d+)`).exec(dict);
  return match ? Number(match[1]) : undefined;
}

/** Object numbers a text refers to, in order. */
export function refsIn(text: string): number[] {
  return [...text.matchAll(/(\d{1,10})\s+\d{1,5}\s+R\b/g)].map((m) => Number(m[1]));
}
