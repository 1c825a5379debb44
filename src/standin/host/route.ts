import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { fromHttp, isOwnScheme } from '../address';
import type { Call } from '../rpc';
import type { Pages } from './pages';

interface Verdict {
  cancel?: boolean;
  redirectURL?: string;
}
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/**
 * Every request of every page asks the main process, as Electron's network stack does: may it navigate or open, does the session
 * let it through, and who answers it. `blocked` collects what was refused.
 */
export async function routeRequests(
  context: BrowserContext,
  pages: Pages,
  main: Call,
  blocked: string[],
): Promise<void> {
  async function decide(route: Route): Promise<void> {
    const request = route.request();
    const url = fromHttp(request.url());
    if (request.isNavigationRequest() && !(await mayNavigate(request, url, pages, main))) {
      blocked.push(url);
      return route.abort('aborted');
    }
    const details = {
      id: 0,
      url,
      method: request.method(),
      resourceType: request.resourceType(),
      referrer: '',
    };
    const verdict = await main<Verdict>('beforeRequest', details);
    if (verdict.cancel) {
      blocked.push(url);
      return route.abort('blockedbyclient');
    }
    const target = verdict.redirectURL ?? url;
    if (!verdict.redirectURL && !isOwnScheme(request.url())) return route.continue();
    const wire = { url: target, method: request.method(), headers: request.headers() };
    const { status, headers, body } = await main<Answer>('protocol', target.split(':')[0], wire);
    return route.fulfill({ status, headers, body: Buffer.from(body) });
  }

  // A page that closes, or a main process that leaves, in the middle of a request: nobody waits for the answer any more.
  await context.route('**/*', (route) => decide(route).catch(() => route.abort().catch(() => {})));
}

async function mayNavigate(request: Request, url: string, pages: Pages, main: Call): Promise<boolean> {
  const page = pageOf(request);
  const id = pages.idOf(page);
  const anyWindow = pages.idOf(pages.list()[0]) ?? 0;
  // A page that is none of our windows: window.open or a link with a target. The main process hears of it, and the answer is no.
  if (id === undefined || !page) {
    await main('mayGo', anyWindow, 'open', url);
    return false;
  }
  const isSubframe = request.frame() !== page.mainFrame();
  const isReload = page.url() === request.url();
  if (isSubframe || isReload || pages.wasSent(id, request.url())) return true;
  return (await main('mayGo', id, 'navigate', url)) === true;
}

function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined; // the page of a popup is not there yet
  }
}
