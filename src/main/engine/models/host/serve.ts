import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PermanentError, toErrorShape } from '../../domain/errors';
import { inspectGguf } from '../gguf';
import { createNatives, type Natives } from './natives';
import type { HostCalls, HostPort, HostRequest } from './protocol';

/** Bytes of a picture's head that are looked at. */
const HEADS: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** What an error of the library means, by what it was asked for. */
const FAULTS: Readonly<Record<HostRequest['call'], string>> = {
  devices: 'model_no_runtime',
  probe: 'model_no_runtime',
  inspect: 'model_damaged',
  load: 'model_load_failed',
  ask: 'model_bad_image',
  stop: 'internal',
};

/**
 * The host's whole work: requests in, replies out, one question at a time. Files are held against their own headers here, in
 * JavaScript, before native code opens them.
 * @param die ends the process: after a refused picture the native context is in progress for ever, and nothing but a new process helps.
 */
export function serve(port: HostPort, die: () => void, native: Natives = createNatives()): void {
  let busy = false;

  async function inspect({
    path,
    checksum,
  }: HostCalls['inspect']['in']): Promise<HostCalls['inspect']['out']> {
    const info = await inspectGguf(path);
    return checksum ? { ...info, sha256: await sha256(path) } : info;
  }

  async function load(plan: HostCalls['load']['in']): Promise<HostCalls['load']['out']> {
    // releasing while an answer is being made crashes
    if (busy) throw new PermanentError('model_busy');
    const model = await inspectGguf(plan.model);
    if (model.kind !== 'model')
      throw new PermanentError('model_unsupported', 'a projector alone reads nothing');
    if (plan.projector !== undefined) {
      const projector = await inspectGguf(plan.projector);
      if (projector.kind !== 'projector') throw new PermanentError('model_unsupported', 'not a projector');
      if (projector.projects !== undefined && projector.projects !== model.embedding)
        throw new PermanentError('model_mismatch', `${projector.projects} into ${model.embedding}`);
    }
    return native.load(plan);
  }

  async function ask(id: number, question: HostCalls['ask']['in']): Promise<HostCalls['ask']['out']> {
    if (busy) throw new PermanentError('model_busy');
    const { image } = question;
    if (image && !HEADS.some((head) => head.every((byte, i) => image[i] === byte)))
      throw new PermanentError('model_bad_image');
    busy = true;
    let told = false;
    try {
      return await native.ask(question, () => {
        if (!told) port.post({ id, type: 'token' });
        told = true;
      });
    } finally {
      busy = false;
    }
  }

  async function answer(request: HostRequest): Promise<unknown> {
    const { id, call } = request;
    const input = request.input as never;
    if (call === 'devices') return native.devices((input as HostCalls['devices']['in']).backend);
    if (call === 'probe') return native.probe((input as HostCalls['probe']['in']).backend);
    if (call === 'inspect') return inspect(input);
    if (call === 'load') return load(input);
    if (call === 'ask') return ask(id, input);
    if (busy) native.stop();
    return null;
  }

  port.onRequest((request) => {
    answer(request).then(
      (value) => port.post({ id: request.id, type: 'value', value }),
      (e: unknown) => {
        const ours = e instanceof PermanentError;
        const last = !ours && (request.call === 'ask' || request.call === 'load');
        const code = faultOf(request, e);
        port.post({
          id: request.id,
          type: 'error',
          error: ours ? toErrorShape(e) : { kind: 'permanent', code, message: String(e).slice(0, 200) },
          ...(last && { last }),
        });
        if (last) die();
      },
    );
  });
}

/** How the libraries and their drivers say that memory is short. */
const MEMORY =
  /out ?of ?(?:device ?|host ?)?memory|insufficient|not enough|bad_alloc|cannot allocate|failed to allocate|vram/i;

/** What an error that is not ours means. Without a picture no picture can be at fault. */
function faultOf({ call, input }: HostRequest, e: unknown): string {
  if ((call === 'load' || call === 'ask') && MEMORY.test(String(e))) return 'model_out_of_memory';
  const textual = call === 'ask' && (input as HostCalls['ask']['in']).image === undefined;
  return textual ? 'model_answer_failed' : FAULTS[call];
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
