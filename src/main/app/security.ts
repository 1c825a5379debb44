import { app, type Session, type WebContents } from 'electron';

/** The window's own origin. */
export const ORIGIN = 'app://minesweeper';

/**
 * `unsafe-inline` for styles only: Mantine writes style attributes and elements. Page images come from the same origin; `data:` and
 * `blob:` are for crops and icons the page draws itself.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Which addresses are the application's own. `devOrigin` is the development server, in development only. */
export function createOwnership(devOrigin: string | null) {
  const isOrigin = (url: string): boolean => {
    const at = URL.parse(url);
    if (!at) return false;
    return `${at.protocol}//${at.host}` === ORIGIN || (devOrigin !== null && at.origin === devOrigin);
  };
  const devSocket = devOrigin?.replace(/^http/, 'ws');
  return {
    /** May a page of this address call us? */
    isOurPage: isOrigin,
    /** May this request leave the page? */
    mayRequest: (url: string): boolean =>
      isOrigin(url) ||
      /^(data|blob|devtools):/.test(url) ||
      (devSocket !== undefined && url.startsWith(devSocket)),
  };
}
export type Ownership = ReturnType<typeof createOwnership>;

/**
 * Call before `ready`: every renderer sandboxed, no name ever looked up, no background traffic of Chromium's own.
 * The resolver rule is a second lock behind `denyNetwork`: it also holds for what no request handler sees (WebRTC, prefetch).
 */
export function hardenProcess(development: boolean): void {
  app.enableSandbox();
  const switches: [string, string?][] = [
    ['disable-background-networking'],
    ['disable-component-update'],
    ['disable-domain-reliability'],
    ['no-pings'],
    ['force-webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
    ['host-resolver-rules', development ? 'MAP * ~NOTFOUND, EXCLUDE localhost' : 'MAP * ~NOTFOUND'],
  ];
  for (const [name, value] of switches) app.commandLine.appendSwitch(name, value);
}

/** No request but the application's own, no permission, no dictionary download, no file download. */
export function denyNetwork(session: Session, own: Ownership, devOrigin: string | null): void {
  session.webRequest.onBeforeRequest((details, done) => {
    // In development the page comes from the development server, the page images still from us.
    const image = devOrigin !== null && details.url.startsWith(`${devOrigin}/page/`);
    if (image) done({ redirectURL: ORIGIN + details.url.slice(devOrigin.length) });
    else done({ cancel: !own.mayRequest(details.url) });
  });
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event) => event.preventDefault());
}

/** The window stays on its page: no navigation, no second window, no embedded one. */
export function pinDown(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
