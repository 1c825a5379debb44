import type {
  ConflictRules,
  ConflictState,
  ConflictTie,
  ConflictVerdict,
  ConflictWay,
} from '../domain/conflicts';
import type { BBox } from '../domain/bbox';
import type { Grade } from '../domain/roles';
import type { ConflictContext, ConflictDecision } from '../domain/views-conflicts';
import type { DocType, Role } from '../domain/words';

/** One place a tie stands at. Pages count from 1. */
export interface ConflictJsonSource {
  readonly file: string;
  readonly page: number;
  readonly bbox: BBox;
  readonly docType: DocType;
  readonly nameRaw: string;
  readonly role: Role;
  readonly tie: ConflictTie;
  readonly grade: Grade;
  readonly outsideWindow: boolean;
  readonly year: number | null;
  readonly evidence: string;
}

export interface ConflictJsonHit {
  readonly verdict: Exclude<ConflictVerdict, 'different'>;
  readonly way: ConflictWay;
  readonly kind: 'related' | 'self';
  readonly person: string;
  readonly names: readonly string[];
  readonly roles: readonly Role[];
  readonly grade: Grade;
  readonly homonym: boolean;
  readonly personOpen: boolean;
  readonly state: ConflictState;
  readonly decision: ConflictDecision | null;
  readonly reasons: readonly string[];
  readonly context: readonly ConflictContext[];
  readonly sources: readonly ConflictJsonSource[];
}

/** What an evaluator and an applicant have in common: the strongest hit's values first, every hit in `hits`. */
export interface ConflictJsonPair {
  readonly externalId: string;
  readonly name: string;
  readonly verdict: ConflictVerdict;
  readonly way: ConflictWay | null;
  readonly person: string | null;
  readonly roles: readonly Role[];
  readonly sources: readonly ConflictJsonSource[];
  readonly hits: readonly ConflictJsonHit[];
}

/** What `npm run conflicts -- --json` writes. */
export interface ConflictsJson {
  readonly schema: 'minesweeper-conflicts/1';
  readonly generatedAt: string;
  readonly engine: { readonly version: string };
  readonly round: string;
  readonly rules: ConflictRules;
  readonly applicants: readonly {
    readonly externalId: string;
    readonly name: string;
    readonly unreadDocuments: number;
    readonly openItems: number;
  }[];
  readonly evaluators: readonly {
    readonly nameKo: string;
    readonly nameEn: string;
    readonly affiliation: string;
    readonly department: string;
    readonly email: string;
    readonly applicants: readonly ConflictJsonPair[];
  }[];
  readonly report: {
    readonly evaluators: number;
    readonly applicants: number;
    readonly pairs: number;
    readonly same: number;
    readonly possible: number;
  };
}
