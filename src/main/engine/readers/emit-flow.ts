import { CancelledError } from '../domain/errors';
import type { Page } from '../domain/page';
import type { Reason } from '../domain/reasons';
import type { ReadContext } from './reader';

/** Hands laid-out pages on, as many as the limit allows, and returns how many there are; a cut is noted. */
export function emitFlow(pages: readonly Page[], ctx: ReadContext, notes: Reason[]): number {
  const of = pages.length;
  if (of > ctx.limits.maxPages)
    notes.push({ code: 'partial_read', params: { note: `${ctx.limits.maxPages}/${of}` } });
  for (const page of pages.slice(0, ctx.limits.maxPages)) {
    if (ctx.signal.aborted) throw new CancelledError();
    if (ctx.wants(page.number)) ctx.emit(page, of);
  }
  return of;
}
