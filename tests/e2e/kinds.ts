import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { writeManyItems } from './many';

/** People of the case: one for each kind of doubt about a person, two for the doubt about who is who. */
const PEOPLE = 6;

/** A case with one open item of every kind; pages are real ones of the sample round. */
export async function writeEveryKind(userData: string, scratch: string): Promise<void> {
  await writeManyItems(userData, scratch, 1, PEOPLE);
  const rounds = join(userData, 'rounds');
  const [round] = readdirSync(rounds, { withFileTypes: true }).filter((d) => d.isDirectory());
  const db = new Database(join(rounds, round!.name, 'case.sqlite'));
  const flag = db.prepare(`UPDATE review_flags SET flag_type = ?, reasons = ? WHERE person_id = ?`);
  const source = db.prepare(`UPDATE extracted_persons SET source_kind = ?, name_candidates = ? WHERE id = ?`);
  const mark = (person: number, kind: string, flagType: string): void => {
    flag.run(flagType, JSON.stringify([{ code: 'not_printed' }]), person);
    source.run(kind, JSON.stringify([{ name: '서하람', confidence: 0.4, source: 'ocr' }]), person);
  };
  db.transaction(() => {
    mark(2, 'seal', 'seal');
    mark(3, 'handwritten', 'handwriting');
    mark(4, 'signature', 'signature');
    for (const [person, name, other] of [
      [5, 'Ha-Neul Kim', 'H. N. Kim'],
      [6, 'H. N. Kim', 'Ha-Neul Kim'],
    ] as const) {
      db.prepare(
        `UPDATE extracted_persons SET name_raw = ?, name_normalized = ?, name_ko = NULL, confidence = 0.97, needs_human = 0 WHERE id = ?`,
      ).run(name, name, person);
      db.prepare(
        `UPDATE person_aggregates SET canonical_name = ?, name_normalized = ?, names = ? WHERE id = ?`,
      ).run(name, name, JSON.stringify([name]), person);
      db.prepare(`UPDATE review_flags SET field = 'identity', label = ? WHERE person_id = ?`).run(
        name,
        person,
      );
      flag.run('ambiguous', JSON.stringify([{ code: 'possible_same', params: { other } }]), person);
    }
    for (const [type, code, nth] of [
      ['needs_vision', 'needs_vision', 0],
      ['incomplete', 'nobody_found', 1],
    ] as const)
      db.prepare(
        `INSERT INTO review_flags (document_id, applicant_id, flag_type, label, field, page, reasons, status)
         SELECT id, applicant_id, ?, filename, 'document', 1, ?, 'open' FROM documents ORDER BY id DESC LIMIT 1 OFFSET ?`,
      ).run(type, JSON.stringify([{ code }]), nth);
  })();
  db.close();
}
