import { PermanentError } from '../../domain/errors';
import type { Context, Library } from './library';
import type { Answer, Backend, Device, LoadPlan, LoadedModel, Question } from './protocol';

/** An optional package: where it has no build, there are no models. By name, for its own types do not pass this project's checks. */
const PACKAGE: string = '@fugood/llama.node';

/**
 * One library of native inference, inside the host process only. Behind these few methods node-llama-cpp's own image input can take
 * the place of llama.node's once it has one.
 */
export interface Native {
  devices(backend: Backend): Promise<Device[]>;
  load(plan: LoadPlan): Promise<LoadedModel>;
  ask(question: Question, onToken: () => void): Promise<Answer>;
  /** Has no effect while a picture is being taken in: then only ending the process helps. */
  stop(): void;
}

/** Low, for the answers are readings, not prose; not zero, for the probabilities are recovered from it. */
const TEMPERATURE = 0.2;
/** Enough of the vocabulary for the recovered probabilities to be honest. */
const CHANCES = 500;

/** Builds by name; Metal and the processor share one. */
const VARIANTS = { cpu: 'default', metal: 'default', vulkan: 'vulkan', cuda: 'cuda' } as const;

export function createNative(): Native & { release(): Promise<void> } {
  let library: Library | null = null;
  let context: Context | null = null;

  async function lib(backend: Backend): Promise<Library> {
    try {
      library ??= (await import(/* @vite-ignore */ PACKAGE)) as Library;
    } catch {
      throw new PermanentError('model_no_runtime');
    }
    // the library takes the processor's build silently where the asked one is missing, and cannot be used any more once it has
    // met an empty package in the place of one
    if (!(await hasBuild(VARIANTS[backend]))) throw new PermanentError('model_no_runtime');
    return library;
  }

  async function release(): Promise<void> {
    await context?.release();
    context = null;
  }

  return {
    release,

    async devices(backend) {
      const found = await (await lib(backend)).getBackendDevicesInfo(VARIANTS[backend]);
      return found
        .filter((d) => kindOf(d.backend, d.type) === backend)
        .map((d) => ({ backend, name: d.deviceName, memory: d.maxMemorySize }));
    },

    async load(plan) {
      const from = performance.now();
      const { loadModel } = await lib(plan.backend);
      await release();
      const onGpu = plan.layers > 0;
      const loaded = await loadModel({
        model: plan.model,
        lib_variant: VARIANTS[plan.backend],
        n_ctx: plan.context,
        n_batch: 512,
        n_parallel: 1,
        // the default collapses on two busy cores
        n_threads: plan.threads,
        n_gpu_layers: plan.layers,
        ...(onGpu && plan.devices.length > 0 && { devices: [...plan.devices] }),
      });
      if (plan.projector !== undefined) {
        const ready = loaded.initMultimodal({
          path: plan.projector,
          use_gpu: onGpu,
          ...(plan.imageTokens !== undefined && { image_max_tokens: plan.imageTokens }),
        });
        if (!ready) throw new PermanentError('model_mismatch', 'the projector does not fit the model');
      }
      context = loaded;
      return {
        devices: loaded.getUsedDevices(),
        vision: plan.projector !== undefined && loaded.getMultimodalSupport().vision,
        loadMs: Math.round(performance.now() - from),
        memory: process.memoryUsage.rss(),
      };
    },

    async ask(question, onToken) {
      if (!context) throw new PermanentError('model_not_loaded');
      const { image } = question;
      const result = await context.completion(
        {
          messages: [
            {
              role: 'user',
              content: [
                ...(image ? [{ type: 'image_url', image_url: { url: dataUrl(image) } }] : []),
                { type: 'text', text: question.prompt },
              ],
            },
          ],
          response_format: { type: 'json_schema', json_schema: { strict: true, schema: question.schema } },
          n_predict: question.maxTokens,
          temperature: TEMPERATURE,
          seed: question.seed,
          top_k: 0,
          // top_p 1 with min_p 0 breaks the grammar (58 of 60 answers); these two are right (240 of 240)
          top_p: 0.9999,
          min_p: 0.0001,
          n_probs: CHANCES,
          enable_thinking: false,
          reasoning_format: 'none',
        },
        onToken,
      );
      // a prompt that does not fit is shortened without a word
      if (result.context_full || result.truncated) throw new PermanentError('model_context_full');
      // the list grows over all answers of a context: this answer's part is its tail
      const tail = (result.completion_probabilities ?? []).slice(-(result.tokens_predicted + 1));
      return {
        text: result.text,
        tokens: tail.map((t) => ({ text: t.content, chance: chanceOf(t.content, t.probs) })),
        tokensPerSecond: result.timings.predicted_per_second,
        // the last token of a full answer is not counted
        cut: result.tokens_predicted + 1 >= question.maxTokens,
      };
    },

    stop: () => context?.stopCompletion(),
  };
}

/** Each build is an optional package of its own; those that are left out on purpose are empty. */
async function hasBuild(variant: string): Promise<boolean> {
  const name = `@fugood/node-llama-${process.platform}-${process.arch}${variant === 'default' ? '' : `-${variant}`}`;
  const build = (await import(/* @vite-ignore */ name).catch(() => null)) as {
    LlamaContext?: unknown;
    default?: { LlamaContext?: unknown };
  } | null;
  return Boolean(build?.LlamaContext ?? build?.default?.LlamaContext);
}

function kindOf(backend: string, type: string): Backend {
  const name = backend.toLowerCase();
  if (name.includes('vulkan')) return 'vulkan';
  if (name.includes('cuda')) return 'cuda';
  if (name.includes('metal') || (name === 'mtl' && type !== 'cpu')) return 'metal';
  return 'cpu';
}

/** The library gives probabilities after sampling, q ∝ p^(1/T): raised to T again and normalised they are the model's own. */
function chanceOf(text: string, after: readonly { tok_str: string; prob: number }[]): number {
  const before = after.map((a) => a.prob ** TEMPERATURE);
  const sum = before.reduce((a, b) => a + b, 0);
  const at = after.findIndex((a) => a.tok_str === text);
  return at < 0 || sum === 0 ? 0 : before[at]! / sum;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
function dataUrl(image: Uint8Array): string {
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const mime = bytes.subarray(0, 4).equals(PNG) ? 'image/png' : 'image/jpeg';
  return `data:${mime};base64,${bytes.toString('base64')}`;
}
