/**
 * Downloads a model's files into a folder, for a machine with a network. No part of the product: nothing under `src/` imports it, no
 * test runs it, and it does nothing before somebody names the addresses. The folder is then carried on a stick, and
 * `npm run models -- import FOLDER` checks it.
 */
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

const USAGE = `사용법  npm run models -- fetch --into FOLDER --yes URL[#sha256] [URL[#sha256] …]

모델과 프로젝터(mmproj) GGUF 파일의 https 주소를 적습니다. 인터넷에 연결합니다.
Give the https addresses of the model's and the projector's GGUF files. This goes on the network.`;

/**
 * @param {readonly string[]} argv
 * @returns {Promise<number>} exit code
 */
export async function fetchModel(argv) {
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
    console.error(USAGE);
    return 2;
  }
  mkdirSync(args.values.into, { recursive: true });
  for (const { url, name, sha256 } of files) await download(url, join(args.values.into, name), sha256);
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
  if (url.protocol !== 'https:' || !/\.gguf$/i.test(name) || !/^([0-9a-f]{64})?$/.test(sha256)) return null;
  url.hash = '';
  return { url, name, sha256 };
}

async function download(url, target, sha256) {
  const answer = await globalThis.fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${basename(target)}: HTTP ${answer.status}`);
  const total = Number(answer.headers.get('content-length') ?? 0);
  const hash = createHash('sha256');
  let done = 0;
  let shown = -1;
  const watch = new Transform({
    transform(chunk, _encoding, next) {
      hash.update(chunk);
      done += chunk.length;
      const percent = total > 0 ? Math.floor((done / total) * 20) * 5 : -1;
      if (percent !== shown) console.error(`${basename(target)} ${percent}%`);
      shown = percent;
      next(null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(answer.body), watch, createWriteStream(`${target}.part`));
    const got = hash.digest('hex');
    if (sha256 !== '' && got !== sha256) throw new Error(`${basename(target)}: sha256 ${got}`);
    renameSync(`${target}.part`, target);
    console.log(`${got}  ${basename(target)}`);
  } catch (e) {
    rmSync(`${target}.part`, { force: true });
    throw e;
  }
}
