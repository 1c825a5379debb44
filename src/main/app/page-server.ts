import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Engine } from '../engine/api';
import { CONTENT_SECURITY_POLICY } from './policy';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const COMMON = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export interface PageServerDeps {
  /** Folder of the built window. */
  readonly renderer: string;
  /** The open round and its engine; null while rounds are being changed. */
  readonly current: () => { roundId: string; engine: Pick<Engine, 'pageImage'> } | null;
}

/**
 * Answers the window's addresses: its files, and page images by ids:
 * `page/<documentId>/<page>?size=thumb|reading[&round=<roundId>]`.
 */
export function createPageServer(deps: PageServerDeps): (url: URL) => Promise<Response> {
  const refuse = (status: number): Response => new Response(null, { status, headers: COMMON });

  async function file(path: string): Promise<Response> {
    const target = normalize(join(deps.renderer, path === '/' ? 'index.html' : path));
    if (!target.startsWith(deps.renderer + sep)) return refuse(403);
    try {
      const type = TYPES[extname(target)] ?? 'application/octet-stream';
      return new Response(new Uint8Array(await readFile(target)), {
        headers: { ...COMMON, 'content-type': type },
      });
    } catch {
      return refuse(404);
    }
  }

  async function image(documentId: number, page: number, query: URLSearchParams): Promise<Response> {
    const size = query.get('size') === 'thumb' ? 'thumb' : 'reading';
    const open = deps.current();
    const round = query.get('round');
    // Document numbers begin at 1 in every round: an address of the round before must not show another applicant's page.
    if (!open || (round !== null && round !== open.roundId)) return refuse(404);
    try {
      const picture = await open.engine.pageImage(documentId, page, size);
      return new Response(new Uint8Array(picture.bytes), {
        headers: {
          ...COMMON,
          'content-type': picture.mime,
          'cache-control': 'no-store',
          'x-page-width': String(picture.pageWidth),
          'x-page-height': String(picture.pageHeight),
        },
      });
    } catch {
      return refuse(404);
    }
  }

  return async (url) => {
    const path = decodePath(url.pathname);
    if (path === null) return refuse(400);
    const picture = /^\/page\/([1-9]\d{0,9})\/([1-9]\d{0,5})$/.exec(path);
    return picture ? image(Number(picture[1]), Number(picture[2]), url.searchParams) : file(path);
  };
}

function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}
