/**
 * Downloads a model's files into a folder, for a machine with a network. No part of the product: nothing under `src/` imports it, and it
 * does nothing before somebody names the addresses and says yes. The folder is then carried on a stick, and
 * `npm run models -- import FOLDER` checks it.
 */
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

const USAGE = `사용법  npm run models -- fetch --into FOLDER --yes URL[#sha256] [URL[#sha256] …]

모델과 프로젝터(mmproj) GGUF 파일의 https 주소를 적습니다. 인터넷에 연결합니다. 끊기면 같은 명령으로 이어 받습니다.
Give the https addresses of the model's and the projector's GGUF files. This goes on the network. The same call goes on where it broke off.`;

/**
 * @param {readonly string[]} argv
 * @param {{ request?: typeof globalThis.fetch, say?: (line: string) => void }} [deps] other ways to the network and the screen
 * @returns {Promise<number>} exit code
 */
export async function fetchModel(argv, { request = globalThis.fetch, say = console.error } = {}) {
  let args;
  try {
    args = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { into: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
  } catch {
    args = null;
  }
  const files = (args?.positionals ?? []).map(addressOf);
  if (!args?.values.into || !args.values.yes || files.length === 0 || files.includes(null)) {
    say(USAGE);
    return 2;
  }
  mkdirSync(args.values.into, { recursive: true });
  for (const file of files) {
    const target = join(args.values.into, file.name);
    const got = (await isWhole(target, file.sha256))
      ? file.sha256
      : await download(file, target, request, say);
    say(`${got}  ${file.name}`);
  }
  return 0;
}

function addressOf(text) {
  let url;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  const name = basename(decodeURIComponent(url.pathname));
  const sha256 = url.hash.slice(1);
  if (url.protocol !== 'https:' || !/^[^\\/:*?"<>|]+\.gguf$/i.test(name) || name.startsWith('.')) return null;
  if (!/^([0-9a-f]{64})?$/.test(sha256)) return null;
  url.hash = '';
  return { url, name, sha256 };
}

/** Already here, and what was asked for. Without a checksum nobody can tell: it is fetched anew. */
const isWhole = async (path, sha256) =>
  sha256 !== '' && existsSync(path) && (await hashOf(path)).digest('hex') === sha256;

async function hashOf(path) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash;
}

/**
 * Under another name until it is whole; what came before a break stays there and is gone on from, if the server can. With a checksum that
 * is held against every byte, of the old part as well; a file that differs is thrown away. Without one nothing old is trusted.
 */
async function download({ url, name, sha256 }, target, request, say) {
  const part = `${target}.part`;
  if (sha256 === '') rmSync(part, { force: true });
  const old = existsSync(part) ? statSync(part).size : 0;
  let answer = await request(url, old > 0 ? { headers: { range: `bytes=${old}-` } } : {});
  // nothing is left to send: the part is the whole, or more than that
  if (answer.status === 416) {
    if ((await hashOf(part)).digest('hex') === sha256) {
      renameSync(part, target);
      return sha256;
    }
    rmSync(part, { force: true });
    answer = await request(url, {});
  }
  if (!answer.ok || !answer.body) throw new Error(`${name}: HTTP ${answer.status}`);
  const goesOn = answer.status === 206 && existsSync(part);
  if (goesOn && !answer.headers.get('content-range')?.startsWith(`bytes ${old}-`))
    throw new Error(`${name}: the server sent another part`);
  const hash = goesOn ? await hashOf(part) : createHash('sha256');
  let done = goesOn ? old : 0;
  const length = answer.headers.get('content-length');
  const total = length === null ? null : done + Number(length);
  let shown = -1;
  const watch = new Transform({
    transform(chunk, _encoding, next) {
      hash.update(chunk);
      done += chunk.length;
      const percent = total ? Math.floor((done / total) * 20) * 5 : -1;
      if (percent !== shown) say(`${name} ${percent}%`);
      shown = percent;
      next(null, chunk);
    },
  });
  await pipeline(
    Readable.fromWeb(answer.body),
    watch,
    createWriteStream(part, { flags: goesOn ? 'a' : 'w' }),
  );
  if (total !== null && done !== total) throw new Error(`${name}: ${done} of ${total} bytes`);
  const got = hash.digest('hex');
  if (sha256 !== '' && got !== sha256) {
    rmSync(part, { force: true });
    throw new Error(`${name}: sha256 ${got}`);
  }
  renameSync(part, target);
  return got;
}
