import type { Engine } from './api';
import type { Db } from './db/open';
import { readRosterData } from './db/roster-data';
import { countOpenFlags } from './db/rounds';
import { buildJson } from './export/roster-json';
import { buildRoster } from './export/roster';
import type { Extractor } from './extractors/extractor';
import type { Pool } from './pool/tasks';

/** Rows of a sheet the window shows; the file holds them all. */
const PREVIEW_ROWS = 2000;

/** The roster as the engine offers it: preview, workbook, JSON. */
export function createRoster(deps: {
  readonly db: Db;
  readonly pool: Pool;
  readonly extractor: Extractor;
  readonly clock: () => number;
  readonly version?: string;
  readonly operator: () => string;
  readonly counters: { readonly pagesRead: number; readonly pagesReused: number };
}): Engine['roster'] {
  const made = () => ({
    generatedAt: new Date(deps.clock()).toISOString(),
    version: deps.version ?? '',
    mode: deps.extractor.name,
    author: deps.operator(),
  });
  const model = (includeOpen: boolean) => buildRoster(readRosterData(deps.db), { ...made(), includeOpen });
  return {
    preview({ includeOpen }) {
      const failed = deps.db
        .sql<{ n: number }>(
          `SELECT count(*) AS n FROM documents WHERE status = 'failed' AND superseded_by IS NULL`,
        )
        .get()!.n;
      return {
        sheets: model(includeOpen).sheets.map((s) => ({
          name: s.name,
          columns: [...s.columns],
          rows: s.rows.slice(0, PREVIEW_ROWS).map((r) => [...r]),
          total: s.rows.length,
        })),
        openItems: countOpenFlags(deps.db),
        failedDocuments: failed,
      };
    },
    async workbook({ includeOpen }) {
      const roster = model(includeOpen);
      const { bytes } = await deps.pool.run('writeWorkbook', { model: roster });
      return { bytes, rows: roster.sheets[0]?.rows.length ?? 0, openItems: countOpenFlags(deps.db) };
    },
    json: () => buildJson(readRosterData(deps.db), { ...made(), ...deps.counters }),
  };
}
