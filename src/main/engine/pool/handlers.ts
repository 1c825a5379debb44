import type { TaskHandler, TaskName } from './tasks';

export type Handlers = { readonly [N in TaskName]: TaskHandler<N> };

/** Task name → its code, loaded when first needed: a thread that hashes files does not wait for the PDF library. */
export const handlers: Handlers = {
  hashFile: async ({ path }, ctx) => (await import('../readers/hash')).hashFile(path, ctx.signal),
  peekDocument: async (input, ctx) => (await import('../readers/peek')).peekDocument(input, ctx),
  unpack: async (input, ctx) => (await import('../readers/archive')).unpack(input, ctx),
  readDocument: async (input, ctx) => (await import('../readers/index')).readDocument(input, ctx),
  renderPage: async (input, ctx) => (await import('../readers/render')).renderPage(input, ctx),
  extractPeople: async ({ pages, ...context }) => {
    const [{ extractByRules }, { parsePages }] = await Promise.all([
      import('../extractors/rules'),
      import('../extractors/extractor'),
    ]);
    return extractByRules(parsePages({ json: pages }), context);
  },
  writeWorkbook: async ({ model, password }) => {
    const bytes = await (await import('../export/workbook')).writeWorkbook(model);
    if (password === undefined) return { bytes };
    return { bytes: (await import('../export/lock-workbook')).lockWorkbook(bytes, password) };
  },
  readTable: async (input) => (await import('../lists/read-table')).readTable(input),
  matchEvaluators: async (input) => ({
    pairs: (await import('../conflicts/match/match')).matchEvaluators(input),
  }),
};
