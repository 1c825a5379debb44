import { activeDocuments, transition, type DocumentRow } from '../db/documents';
import { standingCorrections } from '../db/corrections';
import type { Db } from '../db/open';
import {
  flagsOf,
  identityVerdicts,
  insertFlag,
  replaceAggregates,
  type FlagRow,
  type NewAggregate,
  type PersonRow,
} from '../db/persons';
import { compareRoles } from '../domain/roles';
import type { Reason } from '../domain/reasons';
import type { FinalStatus } from '../domain/words';
import { aggregate, type Occurrence, type PersonGroup } from './aggregate';
import { applyCorrections } from './correct';
import { SAMPLED } from './sample';

/**
 * Brings everything that follows from the machine's readings and the decisions that stand into step: people's review
 * states, flags, aggregates, documents' states. It only looks at what is stored, so the same call serves a fresh load, a
 * decision, an undo and a restart; what is right already is not written. Runs inside the caller's transaction.
 *
 * Returns the flags it opened, closed or made.
 */
export function settle(db: Db, applicantId: number, now: number): number[] {
  const documents = activeDocuments(db, applicantId);
  const standing = standingCorrections(db, applicantId);
  const before = flagsOf(db, applicantId);
  const readings = applyCorrections(db, applicantId, documents, standing, before);
  const active = new Set(documents.map((d) => d.id));
  const persons = readings.filter((p) => active.has(p.documentId));
  const said = identityVerdicts(db, applicantId, new Set(standing.map((c) => c.id)));
  const groups = aggregate(occurrencesOf(persons, documents), said);
  flagPossible(db, applicantId, groups, persons, before);
  const flags = flagsOf(db, applicantId);
  closeFlags(db, flags, { persons, documents, standing, groups });
  replaceAggregates(db, applicantId, aggregateRows(applicantId, groups, persons, flags));
  moveDocuments(db, documents, flags, now);
  const was = new Map(before.map((f) => [f.id, f.status]));
  return flags.filter((f) => was.get(f.id) !== f.status).map((f) => f.id);
}

/** Rejected and excluded readings are nobody: they take part in no person. */
function occurrencesOf(persons: readonly PersonRow[], documents: readonly DocumentRow[]): Occurrence[] {
  const types = new Map(documents.map((d) => [d.id, d.docType]));
  return persons
    .filter((p) => p.reviewStatus !== 'rejected' && !p.excluded)
    .map((p) => ({
      id: p.id,
      documentId: p.documentId,
      docType: types.get(p.documentId)!,
      name: p.finalName ?? p.nameRaw,
      // an edited name no longer belongs to the forms that were printed beside the old one
      aliases: p.finalName === null ? p.aliases : [],
      role: p.finalRole ?? p.role,
      affiliation: p.finalAffiliation ?? p.affiliation,
      email: p.email,
      orcid: p.orcid,
      workTitle: p.work?.title ?? null,
      workIndex: p.work?.index ?? null,
      isSelf: p.isSelf && p.finalName === null,
    }));
}

/** "May be the same person" is said once per person; flags that stand already (an earlier settle) are kept with their ids. */
function flagPossible(
  db: Db,
  applicantId: number,
  groups: readonly PersonGroup[],
  persons: readonly PersonRow[],
  flags: readonly FlagRow[],
): void {
  const known = new Set(flags.filter((f) => f.flagType === 'ambiguous').map((f) => f.personId));
  const rows = new Map(persons.map((p) => [p.id, p]));
  for (const g of groups) {
    if (g.possible.length === 0) continue;
    const member = rows.get(g.members[0]!.id)!;
    if (known.has(member.id)) continue;
    const reasons: Reason[] = g.possible
      .slice(0, 5)
      .map((p) =>
        p.otherAffiliation ? { code: 'same_name' } : { code: 'possible_same', params: { other: p.name } },
      );
    insertFlag(db, {
      applicantId,
      personId: member.id,
      documentId: member.documentId,
      flagType: 'ambiguous',
      label: g.canonicalName,
      field: 'identity',
      rawText: member.evidence,
      page: member.sourcePage,
      bbox: member.regionBbox,
      reasons,
      status: 'open',
    });
  }
}

/**
 * A person's flag is settled by any decision on that person, one about identity also by a decision on the pair; a
 * document's flag by a decision on that flag. `flags` are brought up to date with what is written.
 */
function closeFlags(
  db: Db,
  flags: readonly FlagRow[],
  now: {
    readonly persons: readonly PersonRow[];
    readonly documents: readonly DocumentRow[];
    readonly standing: ReturnType<typeof standingCorrections>;
    readonly groups: readonly PersonGroup[];
  },
): void {
  const { standing } = now;
  const rows = new Map(now.persons.map((p) => [p.id, p]));
  const fingerprints = new Map(now.documents.map((d) => [d.id, d.fingerprint]));
  const doubtful = new Set(
    now.groups.filter((g) => g.possible.length > 0).flatMap((g) => g.members.map((m) => m.id)),
  );
  const set = db.sql(`UPDATE review_flags SET status = ? WHERE id = ?`);
  for (const f of flags) {
    const person = f.personId === null ? null : rows.get(f.personId);
    const settled = person
      ? person.reviewStatus !== 'pending' ||
        person.excluded ||
        (f.field === 'identity' && !doubtful.has(person.id))
      : standing.some(
          (c) =>
            c.field === `document:${f.flagType}` &&
            c.fingerprint === fingerprints.get(f.documentId ?? -1) &&
            (c.nameRaw === null || c.nameRaw === f.rawText),
        );
    const status = settled ? 'resolved' : 'open';
    if (f.status === status) continue;
    set.run(status, f.id);
    f.status = status;
  }
}

function aggregateRows(
  applicantId: number,
  groups: readonly PersonGroup[],
  persons: readonly PersonRow[],
  flags: readonly FlagRow[],
): NewAggregate[] {
  const rows = new Map(persons.map((p) => [p.id, p]));
  const open = new Set(flags.filter((f) => f.status === 'open').map((f) => f.personId));
  return groups.map((g) => {
    const members = g.members.map((m) => rows.get(m.id)!);
    const status = finalStatus(members, open);
    return {
      applicantId,
      canonicalName: g.canonicalName,
      nameNormalized: g.normalized,
      names: [...g.names],
      roles: [...new Set(g.members.map((m) => m.role))].sort(compareRoles),
      sources: members.map((m) => ({ personId: m.id, documentId: m.documentId, page: m.sourcePage })),
      affiliation: g.members.map((m) => m.affiliation).find((a) => a !== null) ?? null,
      isSelf: g.isSelf,
      needsHuman: !g.isSelf && status === 'open',
      finalStatus: status,
    };
  });
}

/** A person is open while anything about them waits; decided by a person as soon as one source is; else passed by itself. */
function finalStatus(members: readonly PersonRow[], open: ReadonlySet<number | null>): FinalStatus {
  if (members.some((m) => open.has(m.id))) return 'open';
  if (members.some((m) => m.reviewStatus === 'edited')) return 'edited';
  if (members.some((m) => m.reviewStatus === 'confirmed')) return 'confirmed';
  return members.some((m) => m.needsHuman && !m.isSelf) ? 'open' : 'auto';
}

/** Any open flag keeps a document in review; the last one settled lets it through; one opened again brings it back. */
function moveDocuments(
  db: Db,
  documents: readonly DocumentRow[],
  flags: readonly FlagRow[],
  now: number,
): void {
  const waiting = new Map<number | null, FlagRow[]>();
  for (const f of flags)
    if (f.status === 'open') waiting.set(f.documentId, [...(waiting.get(f.documentId) ?? []), f]);
  for (const d of documents) {
    const asked = waiting.get(d.id) ?? [];
    const open = asked.length > 0;
    // a document that is looked at only because names of it were drawn for the sample passed the gate by itself
    const drawn = asked.every((f) => f.reasons.some((r) => r.code === SAMPLED));
    if (open && d.status === 'loaded')
      transition(db, d.id, 'loaded', 'needs_review', drawn ? SAMPLED : 'open_items', now);
    if (!open && d.status === 'needs_review') {
      transition(db, d.id, 'needs_review', 'validated', 'items_settled', now);
      transition(db, d.id, 'validated', 'loaded', 'items_settled', now);
    }
  }
}
