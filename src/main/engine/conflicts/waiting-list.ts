import { basename } from 'node:path';
import { listApplicants, updateApplicant, type ApplicantRow } from '../db/rounds';
import type { Db } from '../db/open';
import { PermanentError } from '../domain/errors';
import type { ListKind } from '../domain/conflicts';
import type { Language } from '../domain/reasons';
import type { EvaluatorRow, ListColumn, ListPreview } from '../domain/views-conflicts';
import { recognise, type ListField } from '../lists/columns';
import {
  takeApplicants,
  takeEvaluators,
  type ListedApplicant,
  type ListedEvaluator,
} from '../lists/people-list';
import { describeProblem, isLeftOut, type Problem } from '../lists/problems';
import type { TableOutput } from '../lists/table';
import type { Pool } from '../pool/tasks';
import { compareApplicants, takeField } from './applicants-list';
import type { ListMapping, ListSource } from './face';

/** Rows a preview shows; all of them are taken. */
const SHOWN_ROWS = 200;

/** A list between being chosen and being taken over. It lives in memory only. */
interface Waiting {
  readonly kind: ListKind;
  readonly source: ListSource;
  readonly password: string | undefined;
  readonly table: TableOutput;
  /** What a person chose so far. */
  readonly chosen: ListMapping;
  readonly columns: readonly ListColumn[];
  readonly headerRow: number | null;
  readonly evaluators: readonly ListedEvaluator[];
  readonly applicants: readonly ListedApplicant[];
  readonly problems: readonly Problem[];
}

export interface WaitingListDeps {
  readonly db: Db;
  readonly pool: Pool;
  readonly language: () => Language;
  /** How a list of evaluators stands against the one in use. */
  readonly against: (listed: readonly ListedEvaluator[]) => ListPreview['against'];
}

export interface WaitingList {
  read(kind: ListKind, source: ListSource): Promise<ListPreview>;
  map(mapping: ListMapping): Promise<ListPreview>;
  current(): ListPreview | null;
  discard(): void;
  /** Hands the evaluators over and ends the wait. */
  takeEvaluators(): readonly Omit<EvaluatorRow, 'evaluatorId'>[];
  /** Writes what the list fills in or corrects; returns whose names have changed. */
  applyApplicants(accept: readonly { readonly externalId: string; readonly field: string }[]): {
    filled: number;
    changed: number;
    renamed: number[];
  };
}

export function createWaitingList(deps: WaitingListDeps): WaitingList {
  let waiting: Waiting | null = null;

  async function load(
    kind: ListKind,
    source: ListSource,
    options: ListMapping & { password?: string | undefined },
  ): Promise<ListPreview> {
    const table = await deps.pool.run('readTable', {
      ...('path' in source ? { file: source.path } : { text: source.text }),
      ...(options.sheet !== undefined && { sheet: options.sheet }),
      ...(options.password !== undefined && { password: options.password }),
    });
    const { columns, headerRow } = options;
    const chosen = { ...(columns && { columns }), ...(headerRow !== undefined && { headerRow }) };
    waiting = take({ kind, source, password: options.password, table, chosen });
    return preview(waiting);
  }

  function preview(w: Waiting): ListPreview {
    const { table } = w;
    const people = w.kind === 'evaluators' ? w.evaluators : w.applicants;
    const compared = w.kind === 'applicants' ? compareApplicants(w.applicants, listApplicants(deps.db)) : [];
    return {
      kind: w.kind,
      filename: 'path' in w.source ? basename(w.source.path).normalize('NFC') : null,
      sheet: table.locked ? null : table.sheet,
      sheets: table.locked ? [] : [...table.sheets],
      locked: table.locked,
      headerRow: w.headerRow,
      columns: w.columns.map((c) => ({ ...c, sample: [...c.sample] })),
      rows: people.slice(0, SHOWN_ROWS).map(({ row, ...values }) => ({ row, values })),
      taken: people.length,
      problems: [...w.problems]
        .sort((a, b) => Number(isLeftOut(b.code)) - Number(isLeftOut(a.code)) || a.row - b.row)
        .map((p) => describeProblem(p, deps.language())),
      applicants: compared,
      against: w.kind === 'evaluators' ? deps.against(w.evaluators) : { added: 0, known: 0, gone: 0 },
    };
  }

  function held(kind: ListKind): Waiting {
    if (waiting?.kind !== kind || waiting.table.locked) throw new PermanentError('no_list');
    return waiting;
  }

  return {
    read: (kind, source) => load(kind, source, {}),
    async map(mapping) {
      const w = waiting;
      if (!w) throw new PermanentError('no_list');
      const other = mapping.sheet !== undefined || mapping.password !== undefined || w.table.locked;
      if (!other) return preview((waiting = take({ ...w, chosen: { ...w.chosen, ...mapping } })));
      return load(w.kind, w.source, { ...mapping, password: mapping.password ?? w.password });
    },
    current: () => waiting && preview(waiting),
    discard: () => void (waiting = null),
    takeEvaluators() {
      const { evaluators } = held('evaluators');
      waiting = null;
      return evaluators.map(({ row: _, ...e }) => e);
    },
    applyApplicants(accept) {
      const { applicants } = held('applicants');
      const wanted = new Set(accept.map((a) => `${a.externalId} ${a.field}`));
      const known = new Map(listApplicants(deps.db).map((a) => [a.id, a]));
      let filled = 0;
      let changed = 0;
      const renamed = new Set<number>();
      deps.db.transaction(() => {
        for (const row of compareApplicants(applicants, [...known.values()])) {
          let applicant = row.applicantId === null ? undefined : known.get(row.applicantId);
          if (!applicant) continue;
          const accepted = row.differs.filter((d) => wanted.has(`${row.externalId} ${d.field}`));
          const patches = [...row.fills, ...accepted.map((d) => ({ field: d.field, value: d.list }))];
          for (const { field, value } of patches) {
            const patch = takeField(applicant, field, value);
            applicant = { ...applicant, ...patch } as ApplicantRow;
            updateApplicant(deps.db, applicant.id, patch);
            if (field !== 'position') renamed.add(applicant.id);
          }
          filled += row.fills.length;
          changed += accepted.length;
        }
      });
      waiting = null;
      return { filled, changed, renamed: [...renamed] };
    },
  };
}

/** A table → people, with the columns that were recognised or chosen. */
function take(w: Pick<Waiting, 'kind' | 'source' | 'password' | 'table' | 'chosen'>): Waiting {
  const nobody = { columns: [], headerRow: null, evaluators: [], applicants: [], problems: [] };
  if (w.table.locked) return { ...w, ...nobody };
  const layout = recognise(w.kind, w.table.rows, w.chosen.headerRow);
  const columns = layout.columns.map((c): ListColumn => {
    const chosen = w.chosen.columns?.[c.index];
    return chosen === undefined || chosen === c.field
      ? c
      : { ...c, field: chosen, how: chosen === null ? null : 'manual' };
  });
  const fields: (ListField | null)[] = columns.map((c) => c.field);
  const read = { ...w, ...nobody, columns, headerRow: layout.headerRow };
  if (w.kind === 'evaluators') {
    const { people, problems } = takeEvaluators(layout.body, fields);
    return { ...read, evaluators: people, problems };
  }
  const { people, problems } = takeApplicants(layout.body, fields);
  return { ...read, applicants: people, problems };
}
