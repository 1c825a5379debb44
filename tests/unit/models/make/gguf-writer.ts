/** Writes GGUF files (version 3) for tests: metadata and 32-bit weights, nothing else. */
export const T = { U32: 4, I32: 5, F32: 6, BOOL: 7, STRING: 8, ARRAY: 9 } as const;
type Scalar = number | string | boolean;
type Type = (typeof T)[keyof typeof T];

const ALIGN = 32;

export class GgufWriter {
  #keys: { key: string; type: Type; value: Scalar | readonly Scalar[]; items?: Type }[] = [];
  #tensors: { name: string; shape: readonly number[]; data: Float32Array }[] = [];

  set(key: string, type: Type, value: Scalar): this {
    this.#keys.push({ key, type, value });
    return this;
  }
  list(key: string, items: Type, value: readonly Scalar[]): this {
    this.#keys.push({ key, type: T.ARRAY, value, items });
    return this;
  }
  /** `shape[0]` is the contiguous dimension. */
  tensor(name: string, shape: readonly number[], data: Float32Array): this {
    const n = shape.reduce((a, b) => a * b, 1);
    if (data.length !== n) throw new Error(`${name}: ${data.length} numbers, not ${n}`);
    this.#tensors.push({ name, shape, data });
    return this;
  }

  build(): Buffer {
    const parts: Uint8Array[] = [];
    let length = 0;
    const push = (b: Uint8Array): void => {
      parts.push(b);
      length += b.length;
    };
    const u32 = (v: number): void => {
      const b = Buffer.alloc(4);
      b.writeUInt32LE(v >>> 0);
      push(b);
    };
    const u64 = (v: number): void => {
      const b = Buffer.alloc(8);
      b.writeBigUInt64LE(BigInt(v));
      push(b);
    };
    const text = (s: string): void => {
      const b = Buffer.from(s);
      u64(b.length);
      push(b);
    };
    const scalar = (type: Type, v: Scalar): void => {
      if (type === T.STRING) return text(v as string);
      if (type === T.BOOL) return push(Uint8Array.of(v ? 1 : 0));
      if (type !== T.F32) return u32(v as number);
      push(Buffer.from(Float32Array.of(v as number).buffer));
    };
    const pad = (): void => push(new Uint8Array((ALIGN - (length % ALIGN)) % ALIGN));

    push(Buffer.from('GGUF'));
    u32(3);
    u64(this.#tensors.length);
    u64(this.#keys.length);
    for (const { key, type, value, items } of this.#keys) {
      text(key);
      u32(type);
      if (items === undefined) {
        scalar(type, value as Scalar);
        continue;
      }
      u32(items);
      u64((value as readonly Scalar[]).length);
      for (const v of value as readonly Scalar[]) scalar(items, v);
    }
    let offset = 0;
    for (const t of this.#tensors) {
      text(t.name);
      u32(t.shape.length);
      t.shape.forEach(u64);
      u32(0);
      u64(offset);
      offset += Math.ceil((t.data.length * 4) / ALIGN) * ALIGN;
    }
    pad();
    for (const t of this.#tensors) {
      push(new Uint8Array(t.data.buffer, t.data.byteOffset, t.data.byteLength));
      pad();
    }
    return Buffer.concat(parts);
  }
}
