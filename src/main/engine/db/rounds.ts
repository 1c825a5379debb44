import { and, eq, sql } from 'drizzle-orm';
import { defaultSettings, type RoundSettings } from '../domain/settings';
import type { Db } from './open';
import { applicants, rounds } from './schema';

export type RoundRow = typeof rounds.$inferSelect;
export type ApplicantRow = typeof applicants.$inferSelect;

/** The case's round; a fresh case gets one with default settings, apart from those named. A case holds exactly one. */
export function ensureRound(
  db: Db,
  name: string,
  now: number,
  settings: Partial<RoundSettings> = {},
): RoundRow {
  const known = db.orm.select().from(rounds).get();
  if (known) return known;
  const today = new Date(now).toISOString().slice(0, 10);
  return db.orm
    .insert(rounds)
    .values({ name, settings: { ...defaultSettings(today), ...settings }, createdAt: now })
    .returning()
    .get();
}

export function updateRound(db: Db, id: number, patch: { name?: string; settings?: RoundSettings }): void {
  db.orm.update(rounds).set(patch).where(eq(rounds.id, id)).run();
}

export function listApplicants(db: Db): ApplicantRow[] {
  return db.orm.select().from(applicants).orderBy(applicants.externalId, applicants.id).all();
}

export function getApplicant(db: Db, id: number): ApplicantRow | undefined {
  return db.orm.select().from(applicants).where(eq(applicants.id, id)).get();
}

export interface NewApplicant {
  readonly roundId: number;
  readonly externalId: string;
  readonly name: string;
  readonly nameVariants: string[];
  readonly position: string | null;
  readonly folderPath: string;
}

/**
 * The application number identifies the applicant: dropping it again updates that applicant, never makes a second one. Where the folder
 * says nothing, what a list of applicants has filled in stays.
 */
export function upsertApplicant(db: Db, a: NewApplicant, now: number): number {
  const known = db.orm
    .select()
    .from(applicants)
    .where(and(eq(applicants.roundId, a.roundId), eq(applicants.externalId, a.externalId)))
    .get();
  const filled = (known?.nameVariants ?? []).filter((v) => isLatin(v) || a.name === '');
  const kept = a.nameVariants.some(isLatin) ? [] : filled;
  return db.orm
    .insert(applicants)
    .values({ ...a, createdAt: now })
    .onConflictDoUpdate({
      target: [applicants.roundId, applicants.externalId],
      set: {
        name: a.name || (known?.name ?? ''),
        nameVariants: [...new Set([...a.nameVariants, ...kept])],
        folderPath: a.folderPath,
        position: sql`coalesce(${a.position}, ${applicants.position})`,
      },
    })
    .returning({ id: applicants.id })
    .get().id;
}

const isLatin = (name: string): boolean =>
  /^\P{Script=Hangul}*\p{Script=Latin}\P{Script=Hangul}*$/u.test(name);

/** What a list of applicants fills in or corrects. */
export function updateApplicant(
  db: Db,
  id: number,
  patch: { readonly name?: string; readonly nameVariants?: string[]; readonly position?: string },
): void {
  db.orm.update(applicants).set(patch).where(eq(applicants.id, id)).run();
}

/** Open review items of the round, or of one applicant. */
export function countOpenFlags(db: Db, applicantId: number | null = null): number {
  return db
    .sql<{ n: number }>(
      `SELECT count(*) AS n FROM review_flags WHERE status = 'open' AND (? IS NULL OR applicant_id = ?)`,
    )
    .get(applicantId, applicantId)!.n;
}
