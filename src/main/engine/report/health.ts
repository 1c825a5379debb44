import type { Engine } from '../api';
import type { Db } from '../db/open';
import {
  listBatches,
  listCorrected,
  listOutcomes,
  peopleByFamily,
  sampleFigures,
  type OutcomeRow,
} from '../db/reports';
import type { BatchReport, HealthReport, OutcomeCounts } from '../domain/views';
import { drift, estimate, rate } from './drift';

/** Batches and days shown, newest first. */
const SHOWN = 60;

/** How well the machine does: per batch and day, by document type and layout family, with the alarm and the sample. */
export function health(db: Db, share: number): ReturnType<Engine['report']['health']> {
  const outcomes = listOutcomes(db);
  const latest = lastOf(outcomes);
  const corrected = listCorrected(db);
  const sample = sampleFigures(db);
  const people = new Map(peopleByFamily(db).map((r) => [r.family ?? 'none', r.people]));
  return {
    batches: batches(db, outcomes).slice(-SHOWN).reverse(),
    days: [...groups(outcomes, (o) => localDay(o.at))]
      .map(([day, rows]) => ({ day, ...counts(lastOf(rows)) }))
      .slice(-SHOWN)
      .reverse(),
    byDocType: [...groups(latest, (o) => o.docType)].map(([docType, rows]) => ({ docType, ...counts(rows) })),
    byFamily: [...groups(latest, (o) => o.family ?? 'none')]
      .map(([family, rows]): HealthReport['byFamily'][number] => {
        const here = corrected.filter((c) => (c.family ?? 'none') === family);
        return {
          family,
          ...counts(rows),
          people: people.get(family) ?? 0,
          corrections: here.reduce((n, c) => n + c.count, 0),
        };
      })
      .sort((a, b) => b.corrections - a.corrections || b.documents - a.documents),
    corrected: corrected.map((c) => ({ ...c, family: c.family ?? 'none' })),
    sample: { share, ...sample, error: estimate(sample.wrong, sample.decided) },
  };
}

/** Each batch beside all that came before it, as a whole and by document type. */
function batches(db: Db, outcomes: readonly OutcomeRow[]): BatchReport[] {
  return listBatches(db)
    .map((b) => {
      const rows = lastOf(outcomes.filter((o) => o.eventId >= b.firstEvent && o.eventId <= b.lastEvent));
      const before = lastOf(outcomes.filter((o) => o.eventId < b.firstEvent));
      const types = [...groups(rows, (o) => o.docType)];
      const { batchId, startedAt, finishedAt, mode } = b;
      return {
        batchId,
        startedAt,
        finishedAt,
        mode,
        ...counts(rows),
        alarm: drift(counts(rows), counts(before)),
        byDocType: types.map(([docType, own]) => ({
          docType,
          ...counts(own),
          alarm: drift(counts(own), counts(before.filter((o) => o.docType === docType)), types.length),
        })),
      };
    })
    .filter((b) => b.documents > 0);
}

/** A document counts once: with the last state the machine left it in. */
function lastOf(rows: readonly OutcomeRow[]): OutcomeRow[] {
  return [...new Map(rows.map((o) => [o.documentId, o])).values()];
}

function counts(rows: readonly OutcomeRow[]): OutcomeCounts {
  const of = (what: OutcomeRow['outcome']): number => rows.filter((o) => o.outcome === what).length;
  const loaded = of('loaded');
  return {
    documents: rows.length,
    loaded,
    review: of('review'),
    failed: of('failed'),
    autoRate: rate({ loaded, documents: rows.length }),
  };
}

function groups<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const out = new Map<K, T[]>();
  for (const row of rows) {
    const known = out.get(keyOf(row));
    if (known) known.push(row);
    else out.set(keyOf(row), [row]);
  }
  return out;
}

/** `YYYY-MM-DD` where the user is. */
function localDay(at: number): string {
  const d = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`;
}
