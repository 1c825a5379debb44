import type { CastMember } from './cast';

export interface ThesisSpec {
  readonly language: 'ko' | 'en';
  readonly degree: 'master' | 'doctor';
  readonly title: string;
  /** The other language's title, printed under the first. */
  readonly subtitle: string;
  readonly author: CastMember;
  readonly supervisor: CastMember;
  readonly coSupervisor?: CastMember;
  /** First the chair, then the members; the supervisor may be among them. */
  readonly committee: readonly CastMember[];
  readonly university: string;
  readonly department: string;
  /** `공학`: the degree is printed as 공학박사. */
  readonly field: string;
  readonly year: number;
  readonly month: number;
  /** Thanked in 감사의 글 beside the supervisor and the committee. */
  readonly thanked?: readonly CastMember[];
  /** Print the approval page here (false: it is a file of its own). Default true. */
  readonly approval?: boolean;
  /** Pages of running text. Default 3. */
  readonly bodyPages?: number;
  readonly seed?: number;
}
