import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { writeSampleRound } from '../../src/main/sample';
import { launchHost } from './host';

const FAMILY = [...'김이박최정강조윤장임한오서신권황안송류전'];
const GIVEN = [...'가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우'];

/** Documents of an applicant. */
const DOCUMENTS = 10;

/**
 * A case with `applicants` × `each` people, every one waiting for a person, written straight into the database: reading
 * ten thousand would take the test an hour. The pages are real ones of the sample round.
 */
export async function writeManyItems(
  userData: string,
  scratch: string,
  applicants: number,
  each: number,
): Promise<void> {
  const host = await launchHost({ userData });
  await host.firstWindow();
  await host.close();
  mkdirSync(scratch, { recursive: true });
  const sample = join(scratch, 'pages');
  await writeSampleRound(sample);
  const page = firstPdf(sample);
  const [round] = readdirSync(join(userData, 'rounds'), { withFileTypes: true }).filter((d) =>
    d.isDirectory(),
  );
  const db = new Database(join(userData, 'rounds', round!.name, 'case.sqlite'));
  const now = Date.now();
  const addApplicant = db.prepare(
    `INSERT INTO applicants (id, round_id, external_id, name, name_variants, position, folder_path, created_at)
     VALUES (?, (SELECT id FROM rounds), ?, ?, '[]', '기계공학', ?, ${now})`,
  );
  const addDocument = db.prepare(
    `INSERT INTO documents (id, applicant_id, doc_type, doc_type_method, source_format, filename, relative_path, filepath,
       fingerprint, bytes, page_count, has_text_layer, status, reasons, created_at, updated_at)
     VALUES (?, ?, 'journal_article', 'tag', 'pdf', ?, ?, ?, ?, 1000, 5, 1, 'needs_review', '[]', ${now}, ${now})`,
  );
  const addPerson = db.prepare(
    `INSERT INTO extracted_persons (id, document_id, name_raw, name_normalized, name_ko, aliases, role, affiliation, is_self,
       source_kind, source_page, region_bbox, confidence, needs_human, name_candidates, review_status, excluded, origin,
       evidence, reasons, aggregate_id)
     VALUES (?, ?, ?, ?, ?, '[]', 'coauthor', '한빛대학교', 0, 'printed', 1, ?, 0.5, 1, '[]', 'pending', 0, 'machine', ?, '[]', ?)`,
  );
  const addAggregate = db.prepare(
    `INSERT INTO person_aggregates (id, applicant_id, canonical_name, name_normalized, names, roles, sources, affiliation,
       is_self, needs_human, final_status)
     VALUES (?, ?, ?, ?, ?, '["coauthor"]', ?, '한빛대학교', 0, 1, 'open')`,
  );
  const addFlag = db.prepare(
    `INSERT INTO review_flags (person_id, document_id, applicant_id, flag_type, label, field, raw_text, page, bbox, reasons, status)
     VALUES (?, ?, ?, 'low_confidence', ?, 'name', ?, 1, ?, '[{"code":"low_confidence"}]', 'open')`,
  );
  db.transaction(() => {
    let person = 0;
    for (let a = 1; a <= applicants; a++) {
      const number = `2401-${String(a).padStart(6, '0')}`;
      addApplicant.run(a, number, `지원자${a}`, number);
      for (let d = 0; d < DOCUMENTS; d++) {
        const file = `${number}_[학술논문]_논문 ${d + 1}.pdf`;
        addDocument.run(a * DOCUMENTS + d, a, file, file, page, `many-${a}-${d}`);
      }
      for (let i = 0; i < each; i++) {
        person++;
        const name =
          FAMILY[i % FAMILY.length]! +
          GIVEN[(i * 7 + a) % GIVEN.length]! +
          GIVEN[(Math.floor(i / FAMILY.length) * 5 + a) % GIVEN.length]!;
        const document = a * DOCUMENTS + Math.floor((i * DOCUMENTS) / each);
        const box = JSON.stringify({
          x: 60 + (i % 8) * 60,
          y: 80 + (Math.floor(i / 8) % 40) * 16,
          w: 50,
          h: 12,
        });
        addAggregate.run(
          person,
          a,
          name,
          name,
          JSON.stringify([name]),
          JSON.stringify([{ personId: person, documentId: document, page: 1 }]),
        );
        addPerson.run(person, document, name, name, name, box, name, person);
        addFlag.run(person, document, a, name, name, box);
      }
    }
  })();
  db.close();
}

function firstPdf(folder: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((f) => f.endsWith('.pdf'));
  if (!found) throw new Error('the sample round has no PDF');
  return join(folder, found);
}
