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
