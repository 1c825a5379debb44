import { randomUUID } from 'node:crypto';
import type { BulkAction, Decision, IdentityDecision } from '../api';
import { audit } from '../db/audit';
import {
  recordCorrection,
  standingCorrections,
  undoStack,
  type NewCorrection,
  type Step,
} from '../db/corrections';
import { getDocument, type DocumentRow } from '../db/documents';
import type { Db } from '../db/open';
import {
  getFlag,
  getPerson,
  identityVerdicts,
  recordIdentity,
  type FlagRow,
  type PersonRow,
} from '../db/persons';
import type { BBox } from '../domain/bbox';
import { PermanentError } from '../domain/errors';
import type { Role } from '../domain/words';
import { isPlaceholder } from '../names';
import type { EditedValues } from './correct';
import { settle } from './settle';

export interface DecideDeps {
  readonly db: Db;
  readonly clock: () => number;
  readonly actor: () => string;
}

export interface Decided {
  /** Whose items, people and documents this may have changed. */
  readonly applicantIds: readonly number[];
  /** Flags whose status this changed. */
  readonly changed: number[];
}

/**
 * Human decisions. Each is one appended row of `corrections` (one batch a key press) and one settling of the applicant, in
 * one transaction: the queue and the record never disagree.
 *
 * Throws `PermanentError`: `no_such_item` (the list is older than the data), `empty_edit`, `not_a_name`, `wrong_action`.
 */
export function createDecisions(deps: DecideDeps) {
  const { db } = deps;

  /** Runs `record`, settles, and says which flags changed. */
  function commit(applicantId: number, what: string, record: () => void): Decided {
    return commitAll([applicantId], what, record);
  }

  /** The same over several applicants, each settled once. */
  function commitAll(applicantIds: readonly number[], what: string, record: () => void): Decided {
    const concerned = [...new Set(applicantIds)];
    return db.transaction(() => {
      record();
      const changed = concerned.flatMap((applicantId) => {
        const flags = settle(db, applicantId, deps.clock());
        audit(db, { at: deps.clock(), actor: deps.actor(), what, detail: { applicantId } });
        return flags;
      });
      return { applicantIds: concerned, changed };
    });
  }

  const base = (document: DocumentRow) => ({
    applicantId: document.applicantId,
    fingerprint: document.fingerprint,
    docType: document.docType,
    batch: randomUUID(),
    actor: deps.actor(),
    createdAt: deps.clock(),
  });

  function personCorrection(person: PersonRow, decision: Decision): NewCorrection {
    const document = getDocument(db, person.documentId)!;
    const values = editedValues(person, decision);
    if (decision.action === 'edit' && Object.keys(values).length === 0)
      throw new PermanentError('empty_edit');
    return {
      ...base(document),
      personId: person.id,
      page: person.sourcePage,
      bbox: person.regionBbox,
      nameRaw: person.nameRaw,
      role: person.role,
      field: 'person',
      oldValue: JSON.stringify(currentValues(person)),
      newValue: JSON.stringify(values),
      action: decision.action,
    };
  }

  function documentCorrection(flag: FlagRow, decision: Decision): NewCorrection {
    if (decision.action !== 'confirm') throw new PermanentError('wrong_action');
    const document = getDocument(db, flag.documentId!)!;
    return {
      ...base(document),
      page: flag.page,
      nameRaw: flag.field === 'decision' ? flag.rawText : null,
      field: `document:${flag.flagType}`,
      oldValue: 'open',
      newValue: 'resolved',
      action: 'confirm',
    };
  }

  /** What a decision about a flag records. Throws `no_such_item`, `wrong_action`. */
  function flagCorrection(flagId: number, decision: Decision): NewCorrection {
    const flag = getFlag(db, flagId);
    if (!flag) throw new PermanentError('no_such_item');
    if (flag.personId === null) return documentCorrection(flag, decision);
    const person = getPerson(db, flag.personId);
    if (!person) throw new PermanentError('no_such_item');
    return personCorrection(person, decision);
  }

  function decideOne(row: NewCorrection): Decided {
    const about = row.field === 'person' ? 'person' : 'document';
    return commit(row.applicantId, `${about}.${row.action}`, () => recordCorrection(db, row));
  }

  /** The same answer again, from a list older than the data or a key pressed twice: nothing more to take back. */
  function isSaidAlready(p: IdentityDecision): boolean {
    const standing = new Set(standingCorrections(db, p.applicantId).map((c) => c.id));
    const said = identityVerdicts(db, p.applicantId, standing);
    return [p.nameB, ...(p.more ?? [])].every((name) => {
      const pair = said.filter(
        (d) => (d.nameA === p.nameA && d.nameB === name) || (d.nameA === name && d.nameB === p.nameA),
      );
      const last = pair.at(-1);
      return last?.verdict === p.verdict && (last.reason ?? '') === (p.reason ?? '');
    });
  }

  function step(which: 'undo' | 'redo'): Decided | null {
    const found: Step | null = undoStack(db)[which];
    if (!found) return null;
    const batch = randomUUID();
    const concerned = found.rows.map((r) => r.applicantId);
    return commitAll(concerned, which, () => {
      for (const r of found.rows)
        recordCorrection(db, {
          applicantId: r.applicantId,
          fingerprint: r.fingerprint,
          field: r.field,
          action: 'undo',
          targetId: r.id,
          batch,
          actor: deps.actor(),
          createdAt: deps.clock(),
        });
    });
  }

  return {
    /** Decides what a flag asks. */
    flag: (flagId: number, decision: Decision): Decided => decideOne(flagCorrection(flagId, decision)),
    /** The same decision about several flags: one batch, undone together. */
    flags(flagIds: readonly number[], action: BulkAction): Decided {
      const batch = randomUUID();
      const rows = flagIds.map((id) => ({ ...flagCorrection(id, { action }), batch }));
      return commitAll(
        rows.map((r) => r.applicantId),
        `bulk.${action}`,
        () => rows.forEach((r) => recordCorrection(db, r)),
      );
    },
    /** Decides about one source of a listed person. */
    source(personId: number, decision: Decision): Decided {
      const person = getPerson(db, personId);
      if (!person) throw new PermanentError('no_such_item');
      return decideOne(personCorrection(person, decision));
    },
    /** A person somebody sees on a page that the machine missed. */
    add(p: {
      documentId: number;
      page: number;
      bbox?: BBox;
      name: string;
      role: Role;
      affiliation?: string;
    }): Decided {
      const document = getDocument(db, p.documentId);
      if (!document) throw new PermanentError('no_such_item');
      refusePlaceholder(p.name);
      const values: EditedValues = p.affiliation === undefined ? {} : { affiliation: p.affiliation };
      const row: NewCorrection = {
        ...base(document),
        page: p.page,
        bbox: p.bbox ?? null,
        nameRaw: p.name.normalize('NFC').trim(),
        role: p.role,
        field: 'person',
        newValue: JSON.stringify(values),
        action: 'add',
      };
      return commit(document.applicantId, 'person.add', () => recordCorrection(db, row));
    },
    /** Two names of an applicant are, or are not, one person; remembered over re-runs. */
    identity(p: IdentityDecision): Decided {
      if (isSaidAlready(p)) return { applicantIds: [p.applicantId], changed: [] };
      return commit(p.applicantId, `identity.${p.verdict}`, () => {
        const correctionId = recordCorrection(db, {
          applicantId: p.applicantId,
          fingerprint: '',
          nameRaw: [p.nameA, p.nameB, ...(p.more ?? [])].join(' · '),
          field: 'identity',
          newValue: JSON.stringify({ verdict: p.verdict, reason: p.reason ?? '' }),
          action: p.verdict === 'same' ? 'merge' : 'different',
          batch: randomUUID(),
          actor: deps.actor(),
          createdAt: deps.clock(),
        });
        for (const nameB of [p.nameB, ...(p.more ?? [])])
          recordIdentity(db, {
            applicantId: p.applicantId,
            nameA: p.nameA,
            nameB,
            verdict: p.verdict,
            reason: p.reason ?? null,
            actor: deps.actor(),
            correctionId,
            createdAt: deps.clock(),
          });
      });
    },
    undo: (): Decided | null => step('undo'),
    redo: (): Decided | null => step('redo'),
  };
}
export type Decisions = ReturnType<typeof createDecisions>;

/** Only what a person changed: the machine's value and an equal one are the same decision. */
function editedValues(person: PersonRow, d: Decision): EditedValues {
  if (d.action !== 'edit') return {};
  const now = currentValues(person);
  const name = d.name?.normalize('NFC').trim();
  if (name !== undefined) refusePlaceholder(name);
  return {
    ...(name !== undefined && name !== now.name && { name }),
    ...(d.role !== undefined && d.role !== now.role && { role: d.role }),
    ...(d.affiliation !== undefined && d.affiliation !== now.affiliation && { affiliation: d.affiliation }),
  };
}

function currentValues(p: PersonRow): Required<EditedValues> {
  return {
    name: p.finalName ?? p.nameRaw,
    role: p.finalRole ?? p.role,
    affiliation: p.finalAffiliation ?? p.affiliation ?? '',
  };
}

/** A person's value passes the same test as the machine's: a placeholder is nobody. */
function refusePlaceholder(name: string): void {
  if (isPlaceholder(name)) throw new PermanentError('not_a_name');
}
