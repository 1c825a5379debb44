import { app, type Session, type WebContents } from 'electron';
import { ORIGIN, type Ownership } from './policy';

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
