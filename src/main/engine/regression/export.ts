import type { DocumentRow } from '../db/documents';
import type { Db } from '../db/open';
import { confirmedDocuments } from '../db/regression';
import { personsOf, type PersonRow } from '../db/persons';
import { loadReadings, storedPages } from '../db/readings';
import { ensureRound, getApplicant } from '../db/rounds';
import { layoutOf } from '../db/reports';
import { SCHEMA, type Answer, type Reading, type RegressionCase, type RegressionHead } from './set';

/**
 * The set as lines: a head, then each document as one line and its pages, a line each. A document belongs to it when a person decided about it and nothing of it
 * waits any more. Document by document, so that the set of a large round is never in memory as a whole.
 */
export function* regressionLines(
  db: Db,
  made: { version: string; at: number; onDocument: () => void },
): Generator<string> {
  const head: RegressionHead = {
    schema: SCHEMA,
    version: made.version,
    madeAt: new Date(made.at).toISOString(),
  };
  yield `${JSON.stringify(head)}\n`;
  const { largeCollaboration } = ensureRound(db, '', made.at).settings;
  for (const document of confirmedDocuments(db)) {
    const pages = pagesOf(db, document);
    if (pages.length === 0) continue;
    const persons = personsOf(db, document.applicantId).filter((p) => p.documentId === document.id);
    made.onDocument();
    const described: RegressionCase = {
      file: document.relativePath,
      fingerprint: document.fingerprint,
      docType: document.docType,
      family: layoutOf(db, document.fingerprint) ?? 'none',
      selfNames: getApplicant(db, document.applicantId)?.nameVariants ?? [],
      largeCollaboration,
      answers: persons.filter((p) => p.reviewStatus !== 'rejected').map(answerOf),
      before: persons.filter((p) => p.origin === 'machine').map(readingOf),
      pages: pages.length,
    };
    yield `${JSON.stringify(described)}\n`;
    // as they are stored: a thesis is 10 MB, and nobody here looks inside
    for (const page of pages) yield `${page}\n`;
  }
}

/** Usable pages as the reader in use left them. */
function pagesOf(db: Db, { fingerprint, pageCount }: DocumentRow): string[] {
  const stored = storedPages(db, fingerprint, '');
  const whole = stored.filter((s) => s.pages.length === pageCount).at(-1) ?? stored.at(-1);
  if (!whole) return [];
  const { reader, readerVersion } = whole;
  return loadReadings(db, { fingerprint, reader, readerVersion, paramsHash: '' })
    .filter((p) => p.usable)
    .map((p) => p.json);
}

const readingOf = (p: PersonRow): Reading => ({
  names: [p.nameRaw, ...p.aliases],
  role: p.role,
  page: p.sourcePage,
});

/** A person's values where there are any; a name that was put right no longer goes by its printed forms. */
const answerOf = (p: PersonRow): Answer => ({
  names: p.finalName === null ? [p.nameRaw, ...p.aliases] : [p.finalName],
  role: p.finalRole ?? p.role,
  page: p.sourcePage,
  bbox: p.regionBbox,
  confirmed: p.decidedAt !== null,
});
