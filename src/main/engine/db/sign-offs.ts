import { desc, eq } from 'drizzle-orm';
import type { Db } from './open';
import { signOffs } from './schema';

export type SignOffRow = typeof signOffs.$inferSelect;

export function latestSignOff(db: Db, roundId: number): SignOffRow | undefined {
  return db.orm
    .select()
    .from(signOffs)
    .where(eq(signOffs.roundId, roundId))
    .orderBy(desc(signOffs.id))
    .limit(1)
    .get();
}

export function recordSignOff(db: Db, row: Omit<SignOffRow, 'id'>): void {
  db.orm.insert(signOffs).values(row).run();
}
