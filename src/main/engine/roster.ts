import { createHash } from 'node:crypto';
import type { Engine } from './api';
import { audit } from './db/audit';
import type { Db } from './db/open';
import { readRosterData } from './db/roster-data';
import { countOpenFlags } from './db/rounds';
import { latestSignOff, recordSignOff } from './db/sign-offs';
import { PermanentError } from './domain/errors';
import type { SignOff } from './domain/views';
import { writeCsv } from './export/csv';
import type { RosterModel, RosterSheet } from './export/model';
import type { RosterData } from './export/roster-data';
import { buildJson } from './export/roster-json';
import { buildRoster } from './export/roster';
import type { Extractor } from './extractors/extractor';
import type { Pool } from './pool/tasks';

/** Rows of a sheet the window shows; the file holds them all. */
const PREVIEW_ROWS = 2000;
/** The sheet about the making of the file: its time differs with every export. */
const INFO_SHEET = '5_';

export interface RosterDeps {
  readonly db: Db;
  readonly pool: Pool;
  readonly extractor: Extractor;
  readonly clock: () => number;
  readonly version?: string;
  readonly roundId: number;
  readonly operator: () => string;
  readonly counters: { readonly pagesRead: number; readonly pagesReused: number };
}

/** The roster as the engine offers it: preview, sign-off, workbook, CSV, JSON. */
export function createRoster(deps: RosterDeps): Engine['roster'] {
  const { db } = deps;
  const made = () => ({
    generatedAt: new Date(deps.clock()).toISOString(),
    version: deps.version ?? '',
    mode: deps.extractor.name,
    models: deps.extractor.models ?? [],
    author: deps.operator(),
  });
  const complete = (data: RosterData): RosterModel => buildRoster(data, { ...made(), includeOpen: true });

  /** The latest sign-off, held against the roster with everything open shown: what is left out of one file changes nothing. */
  function signOff(all: RosterModel): SignOff | null {
    const row = latestSignOff(db, deps.roundId);
    if (!row) return null;
    const { actor, openItems, createdAt } = row;
    return { actor, at: createdAt, openItems, valid: row.rosterHash === hashOf(all) };
  }

  function model(includeOpen: boolean): { roster: RosterModel; signed: SignOff | null } {
    const data = readRosterData(db);
    // built twice only where a sign-off has to be held against what is left out
    if (!latestSignOff(db, deps.roundId))
      return { roster: buildRoster(data, { ...made(), includeOpen }), signed: null };
    const all = complete(data);
    const signed = signOff(all);
    if (includeOpen && !signed?.valid) return { roster: all, signed };
    return {
      roster: buildRoster(data, { ...made(), includeOpen, ...(signed?.valid && { signed }) }),
      signed,
    };
  }

  return {
    preview({ includeOpen }) {
      const { roster, signed } = model(includeOpen);
      const failed = db
        .sql<{ n: number }>(
          `SELECT count(*) AS n FROM documents WHERE status = 'failed' AND superseded_by IS NULL`,
        )
        .get()!.n;
      return {
        sheets: roster.sheets.map(previewSheet),
        openItems: countOpenFlags(db),
        failedDocuments: failed,
        signOff: signed,
      };
    },
    async workbook({ includeOpen }) {
      const { roster } = model(includeOpen);
      const { bytes } = await deps.pool.run('writeWorkbook', { model: roster });
      return { bytes, rows: roster.sheets[0]?.rows.length ?? 0, openItems: countOpenFlags(db) };
    },
    csv({ includeOpen }) {
      const sheet = model(includeOpen).roster.sheets[0]!;
      return { bytes: writeCsv(sheet), rows: sheet.rows.length, openItems: countOpenFlags(db) };
    },
    sign({ openItems }) {
      const actor = deps.operator().trim();
      if (actor === '') throw new PermanentError('no_operator');
      if (countOpenFlags(db) !== openItems) throw new PermanentError('open_items_changed');
      const all = complete(readRosterData(db));
      const at = deps.clock();
      db.transaction(() => {
        recordSignOff(db, {
          roundId: deps.roundId,
          actor,
          openItems,
          rosterHash: hashOf(all),
          createdAt: at,
        });
        audit(db, { at, actor, what: 'roster.sign', detail: { openItems } });
      });
      return { actor, at, openItems, valid: true };
    },
    json: () => buildJson(readRosterData(db), { ...made(), ...deps.counters }),
  };
}

/** What a sign-off stands for: every cell of the sheets that speak of people. */
function hashOf(roster: RosterModel): string {
  const sheets = roster.sheets.filter((s) => !s.name.startsWith(INFO_SHEET)).map((s) => [s.name, s.rows]);
  return createHash('sha256').update(JSON.stringify(sheets)).digest('hex');
}

function previewSheet(s: RosterSheet): ReturnType<Engine['roster']['preview']>['sheets'][number] {
  const rows = s.rows.slice(0, PREVIEW_ROWS);
  const column = (title: string | undefined): number | null => {
    const at = title === undefined ? -1 : s.columns.indexOf(title);
    return at < 0 ? null : at;
  };
  return {
    name: s.name,
    columns: [...s.columns],
    rows: rows.map((r) => [...r]),
    sources: rows.map((_, i) => s.sources?.[i] ?? null),
    flags: rows.map((_, i) => s.flags?.[i] ?? null),
    placeColumn: column(s.placeColumn),
    fileColumn: column(s.fileColumn),
    total: s.rows.length,
  };
}
