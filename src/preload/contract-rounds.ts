/** The contract's calls about a round as a whole: its passphrase, its backup, its end; and what it leaves on this computer. */
import { z } from 'zod';
import type { DiskUse } from '../main/engine/domain/views';

const roundId = z.string().min(1).max(80);
/** As long as anybody would type; the engine says what is too short. */
const passphrase = z.string().min(1).max(1000);

export const roundInputs = {
  /** Opens an encrypted round. `remember`: the system's key ring keeps its key, where there is one. */
  'rounds.unlock': z.object({ roundId, passphrase, remember: z.boolean().default(false) }),
  /** Asks where; null when cancelled. Work goes on meanwhile. */
  'rounds.backup': z.undefined(),
  /** Asks for the file; null when cancelled. A locked round waits for `rounds.unlock`, another is opened. */
  'rounds.restore': z.undefined(),
  /** Removes a round for good. `typed`: its name, as the person typed it. */
  'rounds.wipe': z.object({ roundId, typed: z.string().max(200) }),
  /** Of the open round: gives it a passphrase, or another one (`current` is needed then). */
  'rounds.setPassphrase': z.object({
    current: passphrase.optional(),
    next: passphrase,
    remember: z.boolean().default(false),
  }),
  /** Of the open round: everything in it lies open afterwards. */
  'rounds.removePassphrase': z.object({ current: passphrase }),
  /** Of the open, encrypted round: the system's key ring keeps its key, or forgets it. */
  'rounds.remember': z.object({ on: z.boolean() }),

  /** Tries a password on a locked file of the list, and on the applicant's others. */
  'intake.unlock': z.object({ key: z.string(), password: z.string().min(1).max(200) }),

  'health.disk': z.undefined(),
  /** Removes the page images, which are drawn again on demand. */
  'health.clearPages': z.undefined(),
  'health.audit': z.undefined(),
  /** Asks where to save the audit log, one JSON line an entry; null when cancelled. */
  'health.saveAudit': z.undefined(),
} as const satisfies Record<string, z.ZodType>;

/** Settings of this computer, beside language, theme, operator and keys. */
export const machineSettings = {
  /** The operator's name was asked for; an answer is not owed. */
  operatorAsked: z.boolean(),
  /** Tasks at the same time; 0: as many as suit this computer. */
  workers: z.number().int().min(0).max(8),
  pauseOnBattery: z.boolean(),
  /** A notice of the system when a run has ended. */
  notify: z.boolean(),
  /** Page images of a round nobody opened for so many days are removed; null: kept. */
  keepPagesDays: z.number().int().min(1).max(3650).nullable(),
  /** After so many days without use a round is due to be wiped: a reminder; null: none. */
  wipeAfterDays: z.number().int().min(1).max(3650).nullable(),
};

export interface RoundSummary {
  roundId: string;
  name: string;
  applicants: number;
  openItems: number;
  updatedAt: number;
  /** Opens with a passphrase only. */
  locked: boolean;
  /** Nobody has used it for so long that it should be wiped (see `wipeAfterDays`). */
  wipeDue: boolean;
}

export interface BackupDone {
  filename: string;
  bytes: number;
  documents: number;
  /** Originals that were not where they were. */
  missing: number;
}

export interface AuditState {
  entries: number;
  /** Number of the first entry that does not fit; null when all do. */
  broken: number | null;
  /** Hash of the last entry. */
  head: string;
  checkedAt: number;
}

/** `Info`: the contract's `AppInfo`. */
export interface RoundOutputs<Info> {
  'rounds.unlock': Info;
  'rounds.backup': BackupDone | null;
  'rounds.restore': { info: Info; round: RoundSummary } | null;
  'rounds.wipe': { info: Info; files: number; bytes: number; verified: boolean };
  'rounds.setPassphrase': Info;
  'rounds.removePassphrase': Info;
  'rounds.remember': Info;
  'health.disk': DiskUse;
  'health.clearPages': { freed: number; disk: DiskUse };
  'health.audit': AuditState;
  'health.saveAudit': { filename: string } | null;
}
