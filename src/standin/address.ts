/**
 * `app://bundle/x` ↔ `https://bundle.app.standin.localhost/x`.
 * A plain Chromium refuses unknown schemes before anything can intercept them; an https address under `.localhost` it does not,
 * and it counts as a secure origin of its own.
 */
const SUFFIX = '.standin.localhost';
const KNOWN_SCHEMES = /^(https?|file|wss?|data|blob|about|devtools|chrome)$/i;
const STANDIN_URL = new RegExp(`^https://([^/]*)\\.([^./]+)${SUFFIX.replaceAll('.', '\\.')}(?=[/?#]|$)`);

/** Own scheme → the address Chromium is shown. Other addresses stay as they are. */
export function toHttp(url: string): string {
  const parts = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url);
  if (!parts || KNOWN_SCHEMES.test(parts[1] ?? '')) return url;
  return `https://${parts[2] || 'x'}.${parts[1]}${SUFFIX}${parts[3] || '/'}`;
}

/** The address Chromium shows → own scheme. */
export function fromHttp(url: string): string {
  return url.replace(STANDIN_URL, (_all, host: string, scheme: string) => `${scheme}://${host}`);
}

/** Is it one of the application's own schemes, as Chromium sees it? */
export function isOwnScheme(url: string): boolean {
  return STANDIN_URL.test(url);
}
