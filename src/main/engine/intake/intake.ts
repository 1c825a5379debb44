import { randomUUID } from 'node:crypto';
import { toErrorShape, PermanentError } from '../domain/errors';
import { reasonOfFault, reasonText, type Language, type Reason } from '../domain/reasons';
import type { Preflight, PreflightApplicant, PreflightFile } from '../domain/views';
import type { DocType } from '../domain/words';
import { receiveDocument } from '../db/documents';
import type { Db } from '../db/open';
import { listApplicants, upsertApplicant } from '../db/rounds';
import { classify } from '../pipeline/classify';
import type { Passwords } from '../pipeline/passwords';
import type { Pool, Sniff } from '../pool/tasks';
import type { Vault } from '../vault/vault';
import { refusalOf } from '../readers/refusal';
import { groupApplicants, type ApplicantGroup, type GroupedFile } from './group';
import { createLookAhead, listed } from './look-ahead';
import { walk, type WalkResult } from './walk';
import { warningText } from './warnings';

/** A preflight list being looked at, with what the window must not see (paths). */
interface Draft {
  readonly view: Preflight;
  readonly files: Map<string, { file: GroupedFile; sha256: string; sniff: Sniff }>;
  readonly groups: Map<string, ApplicantGroup>;
}

export interface IntakeDeps {
  readonly db: Db;
  readonly pool: Pool;
  readonly roundId: number;
  readonly unpackDir: string;
  readonly vault: Vault;
  readonly passwords: Passwords;
  readonly clock: () => number;
  readonly language: () => Language;
  readonly onChange: (preflight: Preflight | null) => void;
}

/**
 * From dropped paths to stored applicants, with a list in between that a person can correct. Nothing is stored before
 * `start`; a second scan replaces a list that was not started.
 */
export function createIntake(deps: IntakeDeps) {
  let draft: Draft | null = null;
  let scanning: AbortController | null = null;
  const ahead = createLookAhead({
    pool: deps.pool,
    passwords: deps.passwords,
    onChange: () => draft && deps.onChange(draft.view),
  });

  function discard(): void {
    scanning?.abort();
    ahead.stop();
    scanning = null;
    draft = null;
    deps.onChange(null);
  }

  async function scan(paths: readonly string[]): Promise<Preflight> {
    scanning?.abort();
    ahead.stop();
    const run = (scanning = new AbortController());
    let scanned = 0;
    const report = (): void => {
      if (!run.signal.aborted) deps.onChange({ state: 'scanning', scanned, applicants: [], warnings: [] });
    };
    report();
    const timer = setInterval(report, 250);
    try {
      const found = await walk(paths, {
        pool: deps.pool,
        unpackDir: deps.unpackDir,
        vault: deps.vault,
        signal: run.signal,
        onFile: (n) => (scanned = n),
      });
      const next = await buildDraft(deps, found, run.signal);
      run.signal.throwIfAborted();
      draft = next;
      deps.onChange(next.view);
      void ahead.run(listed(next.view, next.files));
      return next.view;
    } finally {
      clearInterval(timer);
      if (scanning === run) scanning = null;
    }
  }

  const need = (): Draft => {
    if (!draft) throw new PermanentError('no_preflight');
    return draft;
  };
  const changed = (): Preflight => {
    const { view } = need();
    deps.onChange(view);
    return view;
  };

  return {
    scan,
    discard,
    current: (): Preflight | null => draft?.view ?? null,
    editApplicant(
      key: string,
      patch: { externalId?: string; name?: string; position?: string; excluded?: boolean },
    ): Preflight {
      const a = need().view.applicants.find((x) => x.key === key);
      if (!a) throw new PermanentError('no_such_item');
      Object.assign(a, patch);
      if (patch.externalId !== undefined)
        a.existing = listApplicants(deps.db).some((x) => x.externalId === patch.externalId);
      return changed();
    },
    editFile(key: string, patch: { docType?: DocType; excluded?: boolean }): Preflight {
      const file = need()
        .view.applicants.flatMap((a) => a.files)
        .find((f) => f.key === key);
      if (!file) throw new PermanentError('no_such_item');
      if (patch.docType) Object.assign(file, { docType: patch.docType, docTypeMethod: 'manual' });
      if (patch.excluded !== undefined) file.excluded = patch.excluded;
      return changed();
    },
    /**
     * Tries a password on this locked file and on the applicant's other ones. Throws `wrong_password` when it does not open
     * this one; what it opened all the same stays open.
     */
    async unlock(key: string, password: string): Promise<Preflight> {
      const { view, files } = need();
      const applicant = view.applicants.find((a) => a.files.some((f) => f.key === key));
      if (!applicant) throw new PermanentError('no_such_item');
      const opened = await ahead.unlock(listed({ ...view, applicants: [applicant] }, files), password);
      if (opened > 0 && draft?.view === view) deps.onChange(view);
      if (applicant.files.find((f) => f.key === key)?.lock === 'locked')
        throw new PermanentError('wrong_password');
      return view;
    },
    /** Stores what is not excluded in one transaction. Returns the applicants that have something to be read. */
    start(): { applicants: number; documents: number; applicantIds: number[] } {
      const current = need();
      ahead.stop();
      const result = deps.db.transaction(() => store(deps, current));
      draft = null;
      deps.onChange(null);
      return { applicants: result.ids.length, documents: result.documents, applicantIds: result.ids };
    },
  };
}
export type Intake = ReturnType<typeof createIntake>;

/** Hashes and sniffs every file, groups them, and says what each was taken for. */
async function buildDraft(deps: IntakeDeps, found: WalkResult, signal: AbortSignal): Promise<Draft> {
  const known = new Map(listApplicants(deps.db).map((a) => [a.externalId, a.id]));
  const files: Draft['files'] = new Map();
  const groups: Draft['groups'] = new Map();
  const applicants: PreflightApplicant[] = [];
  for (const group of groupApplicants(found.files)) {
    const key = randomUUID();
    groups.set(key, group);
    const applicantId = known.get(group.externalId);
    const seen = new Set<string>();
    const hashed = await Promise.all(group.files.map((f) => identify(deps.pool, f, signal)));
    const rows = hashed.map((h): PreflightFile => {
      const fileKey = randomUUID();
      files.set(fileKey, h);
      const duplicate = duplicateOf(deps.db, applicantId, h.sha256, seen);
      seen.add(h.sha256);
      return describe(fileKey, h, duplicate, deps.language());
    });
    applicants.push({
      key,
      externalId: group.externalId,
      name: group.name,
      position: '',
      folder: group.folder,
      loose: group.loose,
      existing: applicantId !== undefined,
      excluded: false,
      files: rows,
    });
  }
  const view: Preflight = {
    state: 'ready',
    scanned: found.files.length,
    applicants,
    warnings: found.warnings.map((w) => warningText(w, deps.language())),
  };
  return { view, files, groups };
}

type Identified = { file: GroupedFile; sha256: string; sniff: Sniff; fault?: Reason };

/** A file that cannot be opened stays in the list with its reason; its path stands in for the bytes nobody could read. */
async function identify(pool: Pool, file: GroupedFile, signal: AbortSignal): Promise<Identified> {
  try {
    const { sha256, sniff } = await pool.run('hashFile', { path: file.path }, { signal });
    return { file, sha256, sniff };
  } catch (e) {
    signal.throwIfAborted();
    const fault = reasonOfFault(toErrorShape(e));
    return { file, sha256: `unread:${file.relativePath}`, sniff: { kind: 'unknown' }, fault };
  }
}

function duplicateOf(
  db: Db,
  applicantId: number | undefined,
  sha256: string,
  seen: ReadonlySet<string>,
): PreflightFile['duplicate'] {
  if (seen.has(sha256)) return 'twice';
  if (applicantId === undefined) return null;
  const row = db
    .sql(`SELECT 1 FROM documents WHERE applicant_id = ? AND fingerprint = ? AND superseded_by IS NULL`)
    .get(applicantId, sha256);
  return row ? 'already_here' : null;
}

function describe(
  key: string,
  h: Identified,
  duplicate: PreflightFile['duplicate'],
  language: Language,
): PreflightFile {
  const type = classify({
    filename: h.file.name,
    folder: h.file.category,
    firstText: '',
    format: h.sniff.format ?? null,
    pageCount: null,
  });
  const reason = h.fault ?? problemOf(h.sniff);
  return {
    key,
    filename: h.file.name,
    folder: h.file.category,
    bytes: h.file.bytes,
    format: h.sniff.format ?? null,
    kind: h.sniff.kind,
    docType: type.docType,
    docTypeMethod: type.method,
    duplicate,
    excluded: duplicate !== null,
    problem: reason ? reasonText(reason, language) : null,
    pages: null,
    lock: null,
  };
}

/** What the content alone says cannot be read. Such files are stored all the same: they must not vanish from the list. */
function problemOf(sniff: Sniff): Reason | null {
  if (sniff.format) return null;
  const { code, detail } = refusalOf(sniff.kind);
  return reasonOfFault({ code, message: detail });
}

function store(deps: IntakeDeps, draft: Draft): { ids: number[]; documents: number } {
  const ids: number[] = [];
  let documents = 0;
  for (const a of draft.view.applicants) {
    const kept = a.files.filter((f) => !f.excluded);
    if (a.excluded || kept.length === 0) continue;
    const group = draft.groups.get(a.key)!;
    const forms = [a.name, ...group.names.filter((n) => n !== group.name)].filter((n) => n !== '');
    const applicantId = upsertApplicant(
      deps.db,
      {
        roundId: deps.roundId,
        externalId: a.externalId,
        name: a.name,
        nameVariants: forms,
        position: a.position || null,
        folderPath: group.folder,
      },
      deps.clock(),
    );
    let stored = 0;
    for (const f of kept) {
      const h = draft.files.get(f.key)!;
      const id = receiveDocument(
        deps.db,
        {
          applicantId,
          folderCategory: h.file.category || null,
          docType: f.docType,
          docTypeMethod: f.docTypeMethod,
          sourceFormat: f.format,
          filename: h.file.name,
          relativePath: h.file.relativePath,
          filepath: h.file.path,
          fingerprint: h.sha256,
          bytes: h.file.bytes,
        },
        deps.clock(),
      );
      if (id !== null) stored += 1;
    }
    documents += stored;
    if (stored > 0) ids.push(applicantId);
  }
  return { ids, documents };
}
