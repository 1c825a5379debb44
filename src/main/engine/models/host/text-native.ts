import { PermanentError } from '../../domain/errors';
import { grammarOf } from './grammar';
import type { Native } from './native';
import { startNoChildren } from './own-child';
import type { Backend, Probe, Question, TokenChance } from './protocol';
import type { ChatWrapper, Gpu, Llama, Sequence, TextLibrary, TextModel } from './text-library';

/** An optional package, as the one for pictures is. */
const PACKAGE: string = 'node-llama-cpp';
const BATCH = 512;
/** Tokens an answer needs at least. */
const LEAST_ROOM = 16;

/** Text models and what a device has free, by node-llama-cpp. Only inside the host process. */
export interface TextNative extends Omit<Native, 'devices'> {
  probe(backend: Backend): Promise<Probe>;
  /** Can it be loaded here at all? */
  isHere(): Promise<boolean>;
  release(): Promise<void>;
}

export function createTextNative(): TextNative {
  let library: TextLibrary | null = null;
  const builds = new Map<Gpu, Llama>();
  let loaded: { model: TextModel; sequence: Sequence; size: number; chat: ChatWrapper; llama: Llama } | null =
    null;
  let stopped = false;

  async function lib(): Promise<TextLibrary> {
    try {
      if (!library) startNoChildren();
      return (library ??= (await import(/* @vite-ignore */ PACKAGE)) as TextLibrary);
    } catch {
      throw new PermanentError('model_no_runtime');
    }
  }

  /** Builds are never compiled and never downloaded: what is not installed is not there. */
  async function buildFor(backend: Backend, threads: number): Promise<Llama> {
    const gpu: Gpu = backend === 'cpu' ? false : backend;
    const known = builds.get(gpu);
    if (known) return known;
    const { getLlama } = await lib();
    const llama = await getLlama({
      gpu,
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      logLevel: 'error',
      logger: () => undefined,
      maxThreads: threads,
    }).catch((e: unknown) => {
      throw new PermanentError('model_no_runtime', String(e).slice(0, 200));
    });
    if (llama.gpu !== gpu) throw new PermanentError('model_no_runtime', `${String(llama.gpu)} instead`);
    builds.set(gpu, llama);
    return llama;
  }

  async function release(): Promise<void> {
    const was = loaded;
    loaded = null;
    await was?.model.dispose();
  }

  return {
    isHere: () =>
      lib().then(
        () => true,
        () => false,
      ),
    release,

    async probe(backend) {
      const { getLlamaGpuTypes } = await lib();
      const types = (await getLlamaGpuTypes('supported')).filter((t) => typeof t === 'string');
      const llama = await buildFor(backend, 1);
      const { total, free, unifiedSize } = await llama.getVramState();
      return { backend, types, names: await llama.getGpuDeviceNames(), total, free, unified: unifiedSize };
    },

    async load(plan) {
      const from = performance.now();
      await release();
      const llama = await buildFor(plan.backend, plan.threads);
      const { resolveChatWrapper } = await lib();
      const model = await llama.loadModel({
        modelPath: plan.model,
        gpuLayers: plan.layers,
        // decided before, from the same figures (`budget.ts`)
        ignoreMemorySafetyChecks: true,
      });
      const context = await model.createContext({
        contextSize: plan.context,
        batchSize: BATCH,
        sequences: 1,
        threads: plan.threads,
      });
      const chat = resolveChatWrapper(model, { customWrapperSettings: { qwen: { thoughts: 'discourage' } } });
      loaded = { llama, model, sequence: context.getSequence(), size: context.contextSize, chat };
      return {
        devices: plan.layers > 0 ? await llama.getGpuDeviceNames() : [],
        vision: false,
        loadMs: Math.round(performance.now() - from),
        memory: process.memoryUsage.rss(),
      };
    },

    async ask(question, onToken) {
      if (!loaded || !library) throw new PermanentError('model_not_loaded');
      const { llama, model, sequence, size, chat } = loaded;
      const tokens = promptOf(chat, model, question);
      const room = Math.min(question.maxTokens, size - tokens.length);
      if (room < LEAST_ROOM) throw new PermanentError('model_context_full');
      const grammar = await llama.createGrammar({ grammar: grammarOf(question.schema) });
      stopped = false;
      await sequence.clearHistory();
      const said: { token: number; chance: number }[] = [];
      let from = 0;
      for await (const { token, confidence } of sequence.evaluateWithMetadata(
        tokens,
        { confidence: true },
        {
          // the likeliest, so that `confidence` is the model's own and not what sampling made of it
          temperature: 0,
          seed: question.seed,
          grammarEvaluationState: new library.LlamaGrammarEvaluationState({ model, grammar }),
        },
      )) {
        from ||= performance.now();
        said.push({ token, chance: confidence });
        onToken();
        if (stopped || said.length >= room) break;
      }
      const seconds = (performance.now() - from) / 1000;
      return {
        text: model.detokenize(said.map((s) => s.token)),
        tokens: inWholeCharacters(model, said),
        tokensPerSecond: seconds > 0 ? said.length / seconds : 0,
        cut: stopped || said.length >= room,
      };
    },

    stop: () => void (stopped = true),
  };
}

function promptOf(chat: ChatWrapper, model: TextModel, question: Question): number[] {
  const chatHistory = [
    { type: 'user', text: question.prompt },
    { type: 'model', response: [] },
  ];
  return chat.generateContextState({ chatHistory }).contextText.tokenize(model.tokenizer);
}

/** A syllable may be spelled by several tokens, none of which is a text: they count as one, with the least of their chances. */
function inWholeCharacters(
  model: TextModel,
  said: readonly { token: number; chance: number }[],
): TokenChance[] {
  const out: TokenChance[] = [];
  let open: number[] = [];
  let least = 1;
  for (const { token, chance } of said) {
    open.push(token);
    least = Math.min(least, chance);
    const text = model.detokenize(open);
    if (text.includes('\ufffd') && open.length < 8) continue;
    out.push({ text, chance: least });
    [open, least] = [[], 1];
  }
  if (open.length > 0) out.push({ text: model.detokenize(open), chance: least });
  return out;
}
