/**
 * No part of the product opens a network connection. Lint and a scan of the sources say so before it runs; this says so while it
 * runs, for the libraries as well. The first import of every entry: processes and threads each have modules of their own.
 *
 * The modules are fetched by name, so that not even this file imports one. http, https, http2, tls, fetch, undici and ws all end in
 * `net.Socket.connect`; pipes, message ports and the channel to a parent process do not pass here and keep working.
 */
import { syncBuiltinESMExports } from 'node:module';

/** Thrown instead of opening anything. A library's fault, never a document's: it shows up as a bug. */
class OfflineError extends Error {
  readonly code = 'ERR_OFFLINE';
  constructor(what: string) {
    super(`${what}: the product never opens a network connection`);
    this.name = 'OfflineError';
  }
}

type Bag = Record<string, unknown>;

/** Puts a refusal in the place of each function; for good, so that no later code can put it back. */
function refuse(target: object, label: string, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, {
      // a function, not an arrow: `new WebSocket(…)` has to meet the same answer
      value: function refused() {
        throw new OfflineError(`${label}.${name}`);
      },
      writable: false,
      configurable: false,
    });
}

const net = process.getBuiltinModule('node:net');
const dgram = process.getBuiltinModule('node:dgram');
const dns = process.getBuiltinModule('node:dns');

refuse(net.Socket.prototype, 'net.Socket', ['connect']);
refuse(net.Server.prototype, 'net.Server', ['listen']);
refuse(dgram.Socket.prototype, 'dgram.Socket', ['bind', 'connect', 'send', 'sendto']);

/** Everything of `dns` that asks somebody. The module's own methods, its promises, and its resolver objects. */
const ASKS = /^(lookup|lookupService|resolve[A-Z0-9]?\w*|reverse)$/;
const asking = (target: object): string[] =>
  Object.getOwnPropertyNames(target).filter((n) => ASKS.test(n) && typeof (target as Bag)[n] === 'function');
/** `Resolver` inherits its methods. */
const inherited = (prototype: object): object =>
  asking(prototype).length > 0 ? prototype : (Object.getPrototypeOf(prototype) as object);
for (const [target, label] of [
  [dns, 'dns'],
  [dns.promises, 'dns.promises'],
  [inherited(dns.Resolver.prototype), 'dns.Resolver'],
  [inherited(dns.promises.Resolver.prototype), 'dns.promises.Resolver'],
] as const)
  refuse(target, label, asking(target));

refuse(globalThis, 'globalThis', ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'WebTransport']);
syncBuiltinESMExports();

// Image libraries tell glibc from musl by Node's diagnostic report, which lists the network's interfaces and looks up names of peers.
if (process.report) Object.assign(process.report, { excludeNetwork: true });
