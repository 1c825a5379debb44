import { handlers } from './link';

type ProtocolHandler = (request: Request) => Response | Promise<Response>;
type BeforeRequest = (details: object, done: (verdict: object) => void) => void;
interface WireRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
}

class Protocol {
  #handlers = new Map<string, ProtocolHandler>();
  registerSchemesAsPrivileged(): void {}
  handle(scheme: string, handler: ProtocolHandler): void {
    this.#handlers.set(scheme, handler);
  }
  unhandle(scheme: string): void {
    this.#handlers.delete(scheme);
  }
  isProtocolHandled = (scheme: string): boolean => this.#handlers.has(scheme);
  async answer(scheme: string, { url, method, headers }: WireRequest) {
    const handler = this.#handlers.get(scheme);
    if (!handler) return { status: 404, headers: {}, body: new Uint8Array() };
    const response = await handler(new Request(url, { method, headers }));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
    };
  }
}
export const protocol = new Protocol();

let beforeRequest: BeforeRequest | null = null;
const webRequest = {
  onBeforeRequest(...args: unknown[]) {
    beforeRequest = (args.at(-1) as BeforeRequest | null | undefined) ?? null;
  },
};

/** What the product sets on its session. Permissions need no handler here: the host's Chromium grants none. */
const defaultSession = {
  webRequest,
  protocol,
  setPermissionRequestHandler() {},
  setPermissionCheckHandler() {},
  setDevicePermissionHandler() {},
  setSpellCheckerEnabled() {},
  on() {},
};
export const session = { defaultSession, fromPartition: () => defaultSession };

handlers.protocol = (scheme: string, request: WireRequest) => protocol.answer(scheme, request);
handlers.beforeRequest = (details: object) =>
  new Promise((done) => (beforeRequest ? beforeRequest(details, done) : done({})));
