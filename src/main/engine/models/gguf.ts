import { open, type FileHandle } from 'node:fs/promises';
import { PermanentError } from '../domain/errors';
import { ARCHITECTURES, ARRAY, MOST, PROJECTORS, SCALAR_BYTES, STRING, TENSOR_TYPES } from './gguf-layout';

/** What a sound GGUF file says of itself. Sizes in bytes. */
export interface GgufInfo {
  readonly kind: 'model' | 'projector';
  readonly bytes: number;
  readonly architecture: string;
  readonly name?: string;
  readonly licence?: string;
  /** Tokens the model was trained for. */
  readonly context?: number;
  readonly embedding?: number;
  readonly layers?: number;
  readonly headsKv?: number;
  readonly headLength?: number;
  readonly projector?: string;
  /** Width of what the projector hands to the model: must be the model's `embedding`. */
  readonly projects?: number;
  readonly chatTemplate: boolean;
}

/** Why a file is refused; `PermanentError('model_damaged' | 'model_unsupported')`, the message is for developers. */
const damaged = (why: string): PermanentError => new PermanentError('model_damaged', why);
const unsupported = (why: string): PermanentError => new PermanentError('model_unsupported', why);

/**
 * Reads a GGUF file's header and holds everything it claims against the file itself: the native loader ends the process on a
 * damaged file (11 of 11 tried), so nothing reaches it unseen. Reads no weights.
 *
 * Throws `PermanentError`: `model_missing`, `model_damaged` (structure), `model_unsupported` (sound, but not of a kind that was tried).
 */
export async function inspectGguf(path: string): Promise<GgufInfo> {
  const file = await open(path, 'r').catch(() => {
    throw new PermanentError('model_missing');
  });
  try {
    return await inspect(file);
  } finally {
    await file.close();
  }
}

type Meta = Map<string, string | number | boolean | readonly string[] | null>;

async function inspect(file: FileHandle): Promise<GgufInfo> {
  const { size } = await file.stat();
  const header = createCursor(file, size);
  if (size < 24 || (await header.bytes(4)).toString('latin1') !== 'GGUF') throw damaged('not a GGUF file');
  const version = (await header.bytes(4)).readUInt32LE();
  if (version !== 2 && version !== 3) throw damaged(`version ${version}`);
  const tensors = await header.count(MOST.tensors, 'tensors');
  const keys = await header.count(MOST.keys, 'keys');
  const meta: Meta = new Map();
  for (let i = 0; i < keys; i += 1) {
    const key = await header.text();
    if (meta.has(key)) throw damaged('a key stands twice');
    meta.set(key, await value(header));
  }
  await checkTensors(header, tensors, number(meta, 'general.alignment') ?? 32, size);
  return describe(meta, size);
}

/** A scalar, a string or an array; arrays of numbers are passed over, nobody here needs them. */
async function value(header: Cursor): Promise<string | number | boolean | readonly string[] | null> {
  const type = (await header.bytes(4)).readUInt32LE();
  if (type === STRING) return header.text();
  if (type !== ARRAY) return scalar(header, type);
  const itemType = (await header.bytes(4)).readUInt32LE();
  const items = await header.count(MOST.arrayItems, 'array items');
  if (itemType === STRING) {
    const texts: string[] = [];
    for (let i = 0; i < items; i += 1) texts.push(await header.text());
    return texts;
  }
  await header.bytes(items * width(itemType));
  return null;
}

function width(type: number): number {
  const bytes = SCALAR_BYTES[type];
  if (bytes === undefined) throw damaged(`value type ${type}`);
  return bytes;
}

async function scalar(header: Cursor, type: number): Promise<number | boolean | null> {
  const b = await header.bytes(width(type));
  if (type === 4) return b.readUInt32LE();
  if (type === 5) return b.readInt32LE();
  if (type === 6) return b.readFloatLE();
  if (type === 7) return b[0] !== 0;
  return type === 10 ? Number(b.readBigUInt64LE()) : null;
}

/** Every tensor lies inside the file, on its alignment, and none on another. */
async function checkTensors(header: Cursor, count: number, align: number, size: number): Promise<void> {
  if (count === 0) throw damaged('no tensors');
  if (align < 1 || align > 65_536 || (align & (align - 1)) !== 0) throw damaged(`alignment ${align}`);
  const names = new Set<string>();
  const spans: { offset: number; bytes: number }[] = [];
  for (let i = 0; i < count; i += 1) {
    const name = await header.text();
    if (name === '' || names.has(name)) throw damaged('a tensor has no name of its own');
    names.add(name);
    const dimensions = (await header.bytes(4)).readUInt32LE();
    if (dimensions < 1 || dimensions > MOST.dimensions) throw damaged(`${dimensions} dimensions`);
    const shape: number[] = [];
    for (let d = 0; d < dimensions; d += 1) shape.push(await header.count(size * 8, 'elements'));
    const block = TENSOR_TYPES[(await header.bytes(4)).readUInt32LE()];
    const offset = await header.count(size, 'offset');
    if (!block) throw damaged('unknown tensor type');
    const elements = shape.reduce((a, b) => a * b, 1);
    if (elements === 0 || shape[0]! % block[0] !== 0) throw damaged('a tensor has an impossible shape');
    if (offset % align !== 0) throw damaged('a tensor is not aligned');
    spans.push({ offset, bytes: (elements / block[0]) * block[1] });
  }
  const data = Math.ceil(header.at() / align) * align;
  let end = 0;
  for (const span of spans.sort((a, b) => a.offset - b.offset)) {
    if (span.offset < end) throw damaged('tensors overlap');
    end = span.offset + span.bytes;
  }
  if (data + end > size) throw damaged(`weights end at ${data + end}, the file at ${size}`);
}

const number = (meta: Meta, key: string): number | undefined => {
  const v = meta.get(key);
  return typeof v === 'number' ? v : undefined;
};
const text = (meta: Meta, key: string): string | undefined => {
  const v = meta.get(key);
  return typeof v === 'string' ? v : undefined;
};

function describe(meta: Meta, bytes: number): GgufInfo {
  const architecture = text(meta, 'general.architecture') ?? '';
  const common = {
    bytes,
    architecture,
    ...optional('name', text(meta, 'general.name')),
    ...optional('licence', text(meta, 'general.license')),
    chatTemplate: text(meta, 'tokenizer.chat_template') !== undefined,
  };
  if (architecture === 'clip') {
    const projector = text(meta, 'clip.projector_type') ?? text(meta, 'clip.vision.projector_type');
    if (meta.get('clip.has_vision_encoder') !== true) throw unsupported('no vision encoder');
    if (projector === undefined || !PROJECTORS.includes(projector))
      throw unsupported(`projector ${projector ?? 'unknown'}`);
    const projects = number(meta, 'clip.vision.projection_dim');
    return { kind: 'projector', ...common, projector, ...optional('projects', projects) };
  }
  if (!ARCHITECTURES.includes(architecture)) throw unsupported(`architecture ${architecture || 'unknown'}`);
  const tokens = meta.get('tokenizer.ggml.tokens');
  if (!Array.isArray(tokens) || tokens.length === 0) throw damaged('no vocabulary');
  // the native loader asserts on it
  if (new Set(tokens).size !== tokens.length) throw damaged('a token stands twice');
  const heads = number(meta, `${architecture}.attention.head_count`);
  const embedding = number(meta, `${architecture}.embedding_length`);
  if (!heads || !embedding || !number(meta, `${architecture}.block_count`)) throw damaged('no model size');
  return {
    kind: 'model',
    ...common,
    embedding,
    ...optional('context', number(meta, `${architecture}.context_length`)),
    ...optional('layers', number(meta, `${architecture}.block_count`)),
    headsKv: number(meta, `${architecture}.attention.head_count_kv`) ?? heads,
    headLength: number(meta, `${architecture}.attention.key_length`) ?? Math.floor(embedding / heads),
  };
}

function optional<K extends string, V>(key: K, v: V | undefined): { [P in K]?: V } {
  return v === undefined ? {} : ({ [key]: v } as { [P in K]?: V });
}

type Cursor = ReturnType<typeof createCursor>;

/** Walks the header forwards, reading the file in pieces, never past its end. */
function createCursor(file: FileHandle, size: number) {
  let buffer = Buffer.alloc(0);
  let start = 0;
  let position = 0;
  const bytes = async (n: number): Promise<Buffer> => {
    if (position + n > size) throw damaged('the header ends early');
    if (position + n > MOST.headerBytes) throw damaged('the header has no end');
    if (position + n > start + buffer.length) {
      const wanted = Math.min(size - position, Math.max(n, 1 << 20));
      const next = Buffer.alloc(wanted);
      const { bytesRead } = await file.read(next, 0, wanted, position);
      if (bytesRead < n) throw damaged('short read');
      buffer = next.subarray(0, bytesRead);
      start = position;
    }
    const from = position - start;
    position += n;
    return buffer.subarray(from, from + n);
  };
  const count = async (most: number, what: string): Promise<number> => {
    const n = (await bytes(8)).readBigUInt64LE();
    if (n > BigInt(most)) throw damaged(`${n} ${what}`);
    return Number(n);
  };
  return {
    at: () => position,
    bytes,
    count,
    text: async (): Promise<string> => {
      const n = await count(MOST.stringBytes, 'bytes of text');
      return (await bytes(n)).toString('utf8');
    },
  };
}
