import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GgufWriter, T } from './gguf-writer';
import { addScript, makeVocabulary, written } from './vocabulary';

/** mulberry32: the same numbers from the same seed. */
function randomFrom(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
function normal(n: number, random: () => number, deviation: number): Float32Array {
  return Float32Array.from(
    { length: n },
    () => deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
}
const ones = (n: number): Float32Array => new Float32Array(n).fill(1);
const zeros = (n: number): Float32Array => new Float32Array(n);

const CHAT = `{% for m in messages %}<|im_start|>{{ m['role'] }}
{% if m['content'] is string %}{{ m['content'] }}{% else %}{% for p in m['content'] %}{% if p['type'] == 'text' %}{{ p['text'] }}{% elif p['type'] == 'image' or p['type'] == 'image_url' %}<__media__>{% endif %}{% endfor %}{% endif %}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;

export interface TinyModel {
  /**
   * What it says. One script: always that. Two: the first for a bright picture, the second for a dark one. None: noise.
   * A script is a chain of tokens held in the weights; the answer comes from real inference.
   */
  readonly scripts?: readonly string[];
  /** The script starts over instead of ending. */
  readonly endless?: boolean;
  /** Text whose token the model is unsure of. */
  readonly unsure?: string;
  readonly architecture?: string;
  /** What it calls itself; the architecture where absent. */
  readonly name?: string;
  readonly licence?: string;
  readonly context?: number;
  readonly seed?: number;
}

const WIDTH = 256;
const RANDOM_WIDTH = 64;
/** Dimensions of the state that only pictures write to. */
const IMAGE_DIMS = 8;
/** Logit of the wanted next token, roughly. */
const SHARP = 24;

/** A language model of the `llama` kind with one layer. */
export function makeTinyModel(o: TinyModel = {}): Buffer {
  const {
    scripts,
    endless = false,
    unsure,
    architecture: a = 'llama',
    name = `tiny-${a}`,
    licence = 'cc0-1.0',
    context = 8192,
    seed = 1,
  } = o;
  const random = randomFrom(seed);
  const v = makeVocabulary();
  const chains = (scripts ?? []).map((s) => addScript(v, s));
  const E = scripts ? WIDTH : RANDOM_WIDTH;
  const [H, KVH, FF, V] = [4, 2, 128, v.tokens.length];
  const HD = E / H;
  const KV = KVH * HD;
  const g = new GgufWriter();
  g.set('general.architecture', T.STRING, a).set('general.name', T.STRING, name);
  g.set('general.license', T.STRING, licence).set('general.file_type', T.U32, 0);
  g.set(`${a}.block_count`, T.U32, 1).set(`${a}.context_length`, T.U32, context);
  g.set(`${a}.embedding_length`, T.U32, E).set(`${a}.feed_forward_length`, T.U32, FF);
  g.set(`${a}.attention.head_count`, T.U32, H).set(`${a}.attention.head_count_kv`, T.U32, KVH);
  g.set(`${a}.attention.layer_norm_rms_epsilon`, T.F32, 1e-6);
  g.set(`${a}.attention.key_length`, T.U32, HD).set(`${a}.attention.value_length`, T.U32, HD);
  g.set(`${a}.rope.dimension_count`, T.U32, HD).set(`${a}.rope.freq_base`, T.F32, 10000);
  g.set(`${a}.vocab_size`, T.U32, V);
  g.set('tokenizer.ggml.model', T.STRING, 'gpt2').set('tokenizer.ggml.pre', T.STRING, 'smollm');
  g.list('tokenizer.ggml.tokens', T.STRING, v.tokens).list('tokenizer.ggml.token_type', T.I32, v.types);
  g.list('tokenizer.ggml.merges', T.STRING, v.merges);
  const end = v.idOf.get('<|im_end|>')!;
  g.set('tokenizer.ggml.bos_token_id', T.U32, v.idOf.get('<|endoftext|>')!);
  g.set('tokenizer.ggml.eos_token_id', T.U32, end).set('tokenizer.ggml.add_bos_token', T.BOOL, false);
  g.set('tokenizer.chat_template', T.STRING, CHAT);

  let embed = normal(V * E, random, 0.5);
  let out = normal(V * E, random, 0.5);
  if (scripts) {
    const D = E - IMAGE_DIMS;
    embed = zeros(V * E);
    out = zeros(V * E);
    for (let t = 0; t < V; t += 1) embed.set(normal(D, random, 1 / Math.sqrt(D)), t * E);
    const k = SHARP / Math.sqrt(E);
    const link = (from: number, to: number, weight: number): void => {
      for (let i = 0; i < D; i += 1) out[to * E + i]! += weight * embed[from * E + i]!;
    };
    for (const chain of chains)
      chain.forEach((token, i) => {
        const to = chain[i + 1] ?? (endless ? chain[0]! : end);
        link(token, to, unsure !== undefined && v.tokens[to]!.includes(written(unsure)) ? k * 0.3 : k);
      });
    // the line break that ends the prompt starts every script alike, and the picture's dimension decides between two
    const start = v.idOf.get(written('\n'))!;
    chains.forEach((chain, i) => {
      link(start, chain[0]!, chains.length > 1 ? k * 0.7 : k);
      if (chains.length > 1) out[chain[0]! * E + D]! += (i === 0 ? 1 : -1) * k * 0.35;
    });
  }
  g.tensor('token_embd.weight', [E, V], embed).tensor('output_norm.weight', [E], ones(E));
  g.tensor('output.weight', [E, V], out);
  const w = (n: number, m: number): Float32Array =>
    scripts ? zeros(n * m) : normal(n * m, random, 1 / Math.sqrt(n));
  const wv = w(E, KV);
  const wo = w(E, E);
  if (scripts) {
    // attention is uniform (its weights are zero) and carries the pictures' dimensions to the last token
    const D = E - IMAGE_DIMS;
    for (let d = 0; d < IMAGE_DIMS; d += 1) {
      wv[d * E + D + d] = 1;
      wo[(D + d) * E + d] = 0.1;
    }
  }
  g.tensor('blk.0.attn_norm.weight', [E], ones(E));
  g.tensor('blk.0.attn_q.weight', [E, E], w(E, E)).tensor('blk.0.attn_k.weight', [E, KV], w(E, KV));
  g.tensor('blk.0.attn_v.weight', [E, KV], wv).tensor('blk.0.attn_output.weight', [E, E], wo);
  g.tensor('blk.0.ffn_norm.weight', [E], ones(E)).tensor('blk.0.ffn_gate.weight', [E, FF], w(E, FF));
  g.tensor('blk.0.ffn_up.weight', [E, FF], w(E, FF)).tensor('blk.0.ffn_down.weight', [FF, E], w(FF, E));
  return g.build();
}

/** A SmolVLM-like projector whose only output is how bright the picture is. */
export function makeTinyProjector({ projects = WIDTH, projector = 'idefics3' } = {}): Buffer {
  const [E, H, FF, L, P, image, scale] = [32, 2, 96, 2, 16, 64, 2];
  const g = new GgufWriter();
  g.set('general.architecture', T.STRING, 'clip').set('general.name', T.STRING, 'tiny-projector');
  g.set('general.file_type', T.U32, 0);
  g.set('clip.has_vision_encoder', T.BOOL, true).set('clip.projector_type', T.STRING, projector);
  g.set('clip.vision.embedding_length', T.U32, E).set('clip.vision.attention.head_count', T.U32, H);
  g.set('clip.vision.feed_forward_length', T.U32, FF).set('clip.vision.block_count', T.U32, L);
  g.set('clip.vision.projection_dim', T.U32, projects);
  g.set('clip.vision.attention.layer_norm_epsilon', T.F32, 1e-6);
  g.set('clip.vision.image_size', T.U32, image).set('clip.vision.patch_size', T.U32, P);
  g.list('clip.vision.image_mean', T.F32, [0.5, 0.5, 0.5]).list(
    'clip.vision.image_std',
    T.F32,
    [0.5, 0.5, 0.5],
  );
  g.set('clip.use_gelu', T.BOOL, true);
  g.set('clip.vision.projector.scale_factor', T.U32, scale);
  g.set('clip.vision.preproc_image_size', T.U32, 256);
  const patch = zeros(P * P * 3 * E).fill(1 / (P * P * 3), 0, P * P * 3);
  g.tensor('v.patch_embd.weight', [P, P, 3, E], patch).tensor('v.patch_embd.bias', [E], zeros(E));
  g.tensor('v.position_embd.weight', [E, (image / P) ** 2], zeros(E * (image / P) ** 2));
  for (let i = 0; i < L; i += 1) {
    const p = `v.blk.${i}.`;
    for (const n of ['attn_q', 'attn_k', 'attn_v', 'attn_out'])
      g.tensor(`${p}${n}.weight`, [E, E], zeros(E * E)).tensor(`${p}${n}.bias`, [E], zeros(E));
    for (const n of ['ln1', 'ln2'])
      g.tensor(`${p}${n}.weight`, [E], ones(E)).tensor(`${p}${n}.bias`, [E], zeros(E));
    g.tensor(`${p}ffn_up.weight`, [E, FF], zeros(E * FF)).tensor(`${p}ffn_up.bias`, [FF], zeros(FF));
    g.tensor(`${p}ffn_down.weight`, [FF, E], zeros(FF * E)).tensor(`${p}ffn_down.bias`, [E], zeros(E));
  }
  const width = E * scale * scale;
  const fc = zeros(width * projects);
  const D = projects - IMAGE_DIMS;
  for (let s = 0; s < scale * scale; s += 1) fc[D * width + s * E] = 1 / (scale * scale);
  return g.tensor('mm.model.fc.weight', [width, projects], fc).build();
}

/** Writes the files and returns their paths. */
export function writeModels<K extends string>(dir: string, files: Record<K, Buffer>): Record<K, string> {
  mkdirSync(dir, { recursive: true });
  const out = {} as Record<K, string>;
  for (const [name, bytes] of Object.entries(files) as [K, Buffer][]) {
    out[name] = join(dir, `${name}.gguf`);
    writeFileSync(out[name], bytes);
  }
  return out;
}
