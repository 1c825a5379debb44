/** The contract's calls about evaluators: who must not evaluate whom. */
import { z } from 'zod';
import {
  APPLICANT_FIELDS,
  CONFLICT_DECISIONS,
  CONFLICT_STATES,
  CONFLICT_TIES,
  EVALUATOR_FIELDS,
  type ConflictRules,
} from '../main/engine/domain/conflicts';
import type {
  ConflictApplicant,
  ConflictExport,
  ConflictHistoryRow,
  ConflictHit,
  ConflictHitRow,
  ConflictMatrix,
  ConflictOverview,
  ConflictPreset,
  EligibleList,
  EvaluatorRow,
  ListPreview,
} from '../main/engine/domain/views-conflicts';

export type * from '../main/engine/domain/views-conflicts';
export type * from '../main/engine/domain/conflicts';

const id = z.number().int().positive();
const grade = z.enum(['A', 'B', 'C']);
const list = z.enum(['evaluators', 'applicants']);
const text = z.string().trim().max(200);
const password = z.string().min(1).max(255);

/** Every tie has its rule: a missing one would be a ground nobody judges. */
const ties = z.object(
  Object.fromEntries(
    CONFLICT_TIES.map((t) => [
      t,
      z.object({ grade, windowYears: z.number().int().min(1).max(60).nullable() }),
    ]),
  ) as Record<
    (typeof CONFLICT_TIES)[number],
    z.ZodObject<{ grade: typeof grade; windowYears: z.ZodNullable<z.ZodNumber> }>
  >,
);
const rules = z.object({
  preset: z.string().trim().min(1).max(60),
  referenceDate: z.iso.date(),
  largeCollaboration: z.number().int().min(5).max(1000),
  ties,
  weakestGround: grade,
});

export const conflictInputs = {
  'conflicts.overview': z.undefined(),

  /** Opens the system's dialog; null when nothing was chosen. What was read waits as a preview. */
  'conflicts.pickList': z.object({ list }),
  /** A file dropped on the view; only the preload script can name its path. */
  'conflicts.dropList': z.object({ list, path: z.string().min(1) }),
  /** Rows copied from a spreadsheet (tabs between cells). */
  'conflicts.pasteList': z.object({ list, text: z.string().min(1).max(5_000_000) }),
  /** Reads the waiting list again: other columns, another sheet, its password. */
  'conflicts.mapList': z.object({
    /** Field of each column, by index; null: leave it out. */
    columns: z
      .array(z.enum([...EVALUATOR_FIELDS, ...APPLICANT_FIELDS]).nullable())
      .max(200)
      .optional(),
    /** Row number of the header; null: the list has none. */
    headerRow: z.number().int().min(1).max(1000).nullable().optional(),
    sheet: z.string().max(200).optional(),
    password: password.optional(),
  }),
  'conflicts.list': z.undefined(),
  'conflicts.discardList': z.undefined(),
  /** Takes the waiting evaluators' list over. `replace`: who is not in it goes; decisions stay known. */
  'conflicts.importEvaluators': z.object({ mode: z.enum(['replace', 'add']) }),
  /** Takes the waiting applicants' list over: what folders left empty, and the differences named here. */
  'conflicts.applyApplicants': z.object({
    accept: z.array(
      z.object({ externalId: z.string().max(60), field: z.enum(['name', 'nameEn', 'position']) }),
    ),
  }),
  'conflicts.evaluators': z.undefined(),
  'conflicts.saveEvaluator': z.object({
    /** Absent: a new one. */
    evaluatorId: id.optional(),
    nameKo: text,
    nameEn: text,
    affiliation: text,
    department: text,
    email: text,
    advisor: text,
  }),
  'conflicts.removeEvaluator': z.object({ evaluatorId: id }),

  'conflicts.presets': z.undefined(),
  'conflicts.setRules': rules,
  /** Keeps the round's rules as a preset of its own. */
  'conflicts.savePreset': z.object({ name: z.string().trim().min(1).max(60) }),
  'conflicts.removePreset': z.object({ id: z.string().max(80) }),

  /** Computes now; the views below do it by themselves when something has changed. */
  'conflicts.run': z.undefined(),
  'conflicts.matrix': z.undefined(),
  'conflicts.hits': z.object({
    evaluatorId: id.optional(),
    applicantId: id.optional(),
    state: z.enum(CONFLICT_STATES).optional(),
    verdict: z.enum(['same', 'possible']).optional(),
    /** Nothing weaker than this grade. */
    grade: grade.optional(),
  }),
  'conflicts.hit': z.object({ hitId: z.string().min(1).max(400) }),
  /** One decision about one or several hits, undone as one. */
  'conflicts.decide': z.object({
    hitIds: z.array(z.string().min(1).max(400)).min(1).max(5000),
    decision: z.enum(CONFLICT_DECISIONS),
    reason: z.string().trim().max(500),
  }),
  'conflicts.undo': z.undefined(),
  'conflicts.redo': z.undefined(),
  'conflicts.history': z.object({ hitId: z.string().max(400).optional() }),
  'conflicts.applicants': z.undefined(),
  /** Who can evaluate this applicant. */
  'conflicts.eligible': z.object({ applicantId: id }),

  /** Opens the save dialog; null when cancelled. With a password the workbook asks for it when it is opened. */
  'conflicts.export': z.object({ password: password.optional() }),
  'conflicts.reveal': z.undefined(),
  /** The whole case into one file, evaluators included; `rounds.backup` leaves them out. Null when cancelled. */
  'conflicts.backup': z.undefined(),
  /** Removes everything about evaluators from the case, for good. Cannot be undone. */
  'conflicts.wipe': z.object({ yes: z.literal(true) }),
} as const satisfies Record<string, z.ZodType>;

export interface ConflictOutputs {
  'conflicts.overview': ConflictOverview;
  'conflicts.pickList': ListPreview | null;
  'conflicts.dropList': ListPreview;
  'conflicts.pasteList': ListPreview;
  'conflicts.mapList': ListPreview;
  /** The waiting list; null when there is none. */
  'conflicts.list': ListPreview | null;
  'conflicts.discardList': null;
  'conflicts.importEvaluators': ConflictOverview;
  'conflicts.applyApplicants': { filled: number; changed: number };
  'conflicts.evaluators': EvaluatorRow[];
  'conflicts.saveEvaluator': EvaluatorRow;
  'conflicts.removeEvaluator': null;
  'conflicts.presets': ConflictPreset[];
  'conflicts.setRules': ConflictRules;
  'conflicts.savePreset': ConflictPreset;
  'conflicts.removePreset': null;
  'conflicts.run': ConflictOverview;
  'conflicts.matrix': ConflictMatrix;
  'conflicts.hits': ConflictHitRow[];
  'conflicts.hit': ConflictHit;
  'conflicts.decide': ConflictOverview;
  'conflicts.undo': ConflictOverview;
  'conflicts.redo': ConflictOverview;
  'conflicts.history': ConflictHistoryRow[];
  'conflicts.applicants': ConflictApplicant[];
  'conflicts.eligible': EligibleList;
  'conflicts.export': ConflictExport | null;
  'conflicts.reveal': null;
  'conflicts.backup': { filename: string; bytes: number } | null;
  'conflicts.wipe': { verified: boolean };
}
