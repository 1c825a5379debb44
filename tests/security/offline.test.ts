import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const GUARD = pathToFileURL(join(root, 'src/main/offline.ts')).href;

/** Runs a module in a process of its own, behind the guard; it prints one JSON value. */
function behindGuard(code: string): unknown {
  const run = spawnSync(
    process.execPath,
    [
      '--experimental-strip-types',
      '--no-warnings',
      '--input-type=module',
      '-e',
      `import '${GUARD}';\n${code}`,
    ],
    { encoding: 'utf8' },
  );
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout);
}

describe('the guard against the network', () => {
  const entries = [
    ...globSync('src/main/{index,cli}.ts', { cwd: root }),
    ...globSync('src/main/workers/*.ts', { cwd: root }),
  ];

  it('knows the entries', () => {
    const built = readFileSync(join(root, 'electron.vite.config.ts'), 'utf8');
    expect(entries.length).toBeGreaterThanOrEqual(4);
    for (const entry of entries) expect(built).toContain(basename(entry));
  });

  it.each(entries)('%s imports it before anything else', (entry) => {
    const code = readFileSync(join(root, entry), 'utf8');
    const first = /^(?:import|export)\b.*$/m.exec(code)?.[0];
    expect(first).toMatch(/^import '\.{1,2}\/offline';$/);
  });

  it('refuses every way out and in', () => {
    const answers = behindGuard(`
      import net, { connect } from 'node:net';
      import http from 'node:http'; import https from 'node:https'; import http2 from 'node:http2'; import tls from 'node:tls';
      import dns, { lookup } from 'node:dns'; import dnsPromises from 'node:dns/promises'; import dgram from 'node:dgram';
      const ways = {
        connect: () => connect(9, '127.0.0.1'), socket: () => new net.Socket().connect(9), pipe: () => net.connect('/tmp/none'),
        listen: () => net.createServer().listen(0), http: () => http.get('http://127.0.0.1:9'),
        httpServer: () => http.createServer().listen(0), https: () => https.get('https://127.0.0.1:9'),
        http2: () => http2.connect('http://127.0.0.1:9'), tls: () => tls.connect(9, '127.0.0.1'),
        lookup: () => lookup('a.test', () => {}), resolve: () => dns.resolve4('a.test', () => {}),
        resolver: () => new dns.Resolver().resolveTxt('a.test', () => {}), dnsPromises: () => dnsPromises.lookup('a.test'),
        resolverPromises: () => new dns.promises.Resolver().resolve('a.test'),
        udpSend: () => dgram.createSocket('udp4').send('x', 9, '127.0.0.1'), udpBind: () => dgram.createSocket('udp4').bind(0),
        fetch: () => fetch('http://127.0.0.1:9'), webSocket: () => new WebSocket('ws://127.0.0.1:9'),
        putBack: () => { try { globalThis.fetch = () => 1; } catch {} return fetch('http://127.0.0.1:9'); },
      };
      const out = {};
      for (const [name, way] of Object.entries(ways))
        try { await way(); out[name] = 'open'; } catch (e) { out[name] = e.code; }
      console.log(JSON.stringify(out));
      process.exit(0);`) as Record<string, string>;
    expect(Object.keys(answers)).toHaveLength(19);
    expect(new Set(Object.values(answers)), JSON.stringify(answers)).toEqual(new Set(['ERR_OFFLINE']));
  });

  it('leaves threads, ports, pipes and child processes alone', () => {
    const value = behindGuard(`
      import { Worker, MessageChannel } from 'node:worker_threads';
      import { spawn, fork } from 'node:child_process';
      import { text } from 'node:stream/consumers';
      const { port1, port2 } = new MessageChannel();
      const worker = new Worker("import { parentPort } from 'node:worker_threads';" +
        "parentPort.once('message', (port) => port.postMessage('thread'))", { eval: true });
      worker.postMessage(port2, [port2]);
      const thread = await new Promise((done) => port1.once('message', done));
      port1.close();
      await worker.terminate();
      const child = spawn(process.execPath, ['-e', 'process.stdin.pipe(process.stdout)']);
      child.stdin.end('pipe');
      console.log(JSON.stringify([thread, await text(child.stdout)]));`);
    expect(value).toEqual(['thread', 'pipe']);
  });
});
