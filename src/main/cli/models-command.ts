import { resolve } from 'node:path';
import { PermanentError, toErrorShape } from '../engine/domain/errors';
import type { Models } from '../engine/models';
import { EXIT, type CommandIo } from './roster-command';

export const MODELS_USAGE = `사용법  npm run models -- <명령>

  list           설치된 모델                          what is installed
  recommended    권하는 모델과 사용 조건              what is worth preparing, and its licence
  devices        그래픽 장치와 남은 메모리            graphics devices and what they have free
  check          파일을 끝까지 읽어 확인합니다        reads every file whole
  import PATH    폴더(USB)나 파일에서 가져옵니다      takes models over from a folder or a file
  fetch …        인터넷이 되는 컴퓨터에서 폴더를 준비합니다   prepares the folder where there is a network

끝 코드  0 됨 · 1 손상되었거나 가져오지 못함 · 2 사용법`;

/** Faults of a model's files, for the command line: Korean, then English. */
const FAULTS: Readonly<Record<string, string>> = {
  model_missing: '파일이 없습니다. The file is missing.',
  model_damaged: '파일이 손상되었습니다. The file is damaged.',
  model_checksum: '체크섬이 다릅니다. 다시 복사해 주세요. The checksum differs; copy it again.',
  model_unsupported: '쓸 수 없는 종류의 모델입니다. This kind of model is not supported.',
  model_forbidden: '사용 조건이 한국이나 업무용을 제외하는 모델입니다. Its licence excludes Korea or work.',
  model_mismatch:
    '모델과 맞는 프로젝터 파일(mmproj)이 하나가 아닙니다. Not exactly one projector fits the model.',
  model_none_found: 'GGUF 모델 파일을 찾지 못했습니다. No GGUF model was found.',
  model_manifest_damaged: 'manifest.json 을 읽을 수 없습니다. The manifest is damaged.',
  disk_full: '저장할 공간이 모자랍니다. Not enough disk space.',
};
const sentence = (code: string): string => FAULTS[code] ?? code;

const STATES = { ready: '쓸 수 있음', missing: '파일 없음', changed: '크기가 다름', quarantined: '중지됨' };
const size = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`;

const COMMANDS = ['list', 'recommended', 'devices', 'check', 'import'];

/** `models list|recommended|devices|check|import`. Never opens a network connection; `fetch` is a script of its own. */
export async function modelsCommand(argv: readonly string[], io: CommandIo): Promise<number> {
  const [command, path, ...more] = argv;
  const fits = command === 'import' ? path !== undefined : path === undefined;
  if (!fits || more.length > 0 || !COMMANDS.includes(command ?? '')) {
    io.stderr.write(`${MODELS_USAGE}\n`);
    return EXIT.usage;
  }
  let models: Models | null = null;
  try {
    models = await io.openModels(() => undefined);
    if (command === 'list') return list(models, io);
    if (command === 'recommended') return recommended(models, io);
    if (command === 'devices') return await devices(models, io);
    if (command === 'check') return await check(models, io);
    return await take(models, resolve(path!), io);
  } catch (e) {
    io.stderr.write(`${sentence(toErrorShape(e).code)}\n`);
    return 1;
  } finally {
    models?.close();
  }
}

function list(models: Models, io: CommandIo): number {
  const all = models.list();
  const { note } = models.state();
  if (note !== null) throw new PermanentError(note);
  for (const m of all)
    io.stdout.write(
      `${m.id}\t${m.title}\t${size(m.bytes)}\t${m.licence}\t${m.vision ? '그림' : '글'}\t${STATES[m.state]}\n`,
    );
  if (all.length === 0)
    io.stdout.write(
      '설치된 모델이 없습니다. 규칙과 문자 인식만으로 모두 쓸 수 있고, 모델이 있으면 스캔한 이름을 한 번 더 견주어 봅니다.\n',
    );
  return EXIT.ok;
}

function recommended(models: Models, io: CommandIo): number {
  for (const r of models.recommended)
    io.stdout.write(`${r.id}\t${r.title}\t${r.licence}\t${r.source}\t메모리 ${size(r.needs)}\n`);
  return EXIT.ok;
}

async function devices(models: Models, io: CommandIo): Promise<number> {
  await models.probe();
  const { devices: found, kinds } = models.state();
  for (const d of found ?? []) {
    const memory = d.memory === null ? '?' : size(d.memory);
    const free = d.free === null ? '' : `\t${size(d.free)} 비어 있음 free`;
    io.stdout.write(`${d.backend}\t${d.title}\t${memory}${free}\n`);
  }
  if (found?.length === 0)
    io.stdout.write(
      '그래픽 장치를 찾지 못했습니다. CPU로 읽습니다. No graphics device; the processor reads.\n',
    );
  if (kinds.length > 0) io.stdout.write(`그래픽 방식 kinds of graphics: ${kinds.join(', ')}\n`);
  return EXIT.ok;
}

async function check(models: Models, io: CommandIo): Promise<number> {
  const all = await models.check();
  for (const { entry, fault } of all)
    io.stdout.write(`${entry.id}\t${fault === null ? '이상 없음 sound' : sentence(fault)}\n`);
  return all.every((m) => m.fault === null) ? EXIT.ok : 1;
}

async function take(models: Models, from: string, io: CommandIo): Promise<number> {
  let shown = -1;
  const taken = await models.import(from, {
    signal: io.signal,
    onProgress(done, of) {
      const percent = Math.floor((done / of) * 10) * 10;
      if (percent === shown) return;
      shown = percent;
      io.stderr.write(`${percent}% (${size(done)} / ${size(of)})\n`);
    },
  });
  for (const m of taken) io.stdout.write(`${m.id}\t${m.title}\t${m.licence}\n`);
  return EXIT.ok;
}
