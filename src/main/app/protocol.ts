import { protocol } from 'electron';

/** Call before `ready`. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
}

/** Hands every request of the scheme to the page server. */
export function serveApp(answer: (url: URL) => Promise<Response>): void {
  protocol.handle('app', (request) => answer(new URL(request.url)));
}
