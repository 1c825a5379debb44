import type { DocType, SourceFormat } from '../../engine/domain/words';
import type { ArticleAuthor } from '../article-spec';
import type { Cast, CastMember } from '../cast';
import type { BuiltDocument, ExpectedFile } from '../truth';

export const SCHOOL = { university: '한빛대학교', department: '컴퓨터공학과', field: '공학' } as const;
export const SCHOOL_EN = {
  university: 'Hanbit University',
  department: 'Department of Computer Science',
  field: 'Engineering',
} as const;
export const PLACES = [
  'Department of Computer Science, Hanbit University',
  'Saebyeok Institute of Technology',
  'School of Engineering, Namdo University',
];
export const PLACES_KO = ['한빛대학교 컴퓨터공학과', '새벽과학기술원 정보공학부', '남도대학교 산업공학과'];

export interface RoundFile {
  /** Below the applicant's folder, NFC. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly docType: DocType;
  readonly format: SourceFormat | null;
  readonly state: ExpectedFile['state'];
  readonly pages: number;
  readonly persons: BuiltDocument['persons'];
}

/** What every applicant's builder gets: the number, the invented people, a seed of its own. */
export interface ApplicantContext {
  readonly externalId: string;
  readonly self: CastMember;
  readonly people: RoundPeople;
  readonly seed: number;
}

/** People who meet in more than one applicant's documents, as in a real round. */
export interface RoundPeople {
  readonly professors: readonly [CastMember, CastMember, CastMember, CastMember, CastMember];
  readonly members: readonly [CastMember, CastMember, CastMember, CastMember, CastMember];
  readonly colleagues: readonly [CastMember, CastMember, CastMember, CastMember, CastMember];
  readonly abroad: readonly [CastMember, CastMember, CastMember, CastMember];
}

export function createPeople(cast: Cast): RoundPeople {
  const five = (): RoundPeople['professors'] => [
    cast.korean(),
    cast.korean(),
    cast.korean(),
    cast.korean(),
    cast.korean(),
  ];
  return {
    professors: five(),
    members: five(),
    colleagues: five(),
    abroad: [cast.foreign(), cast.foreign(), cast.foreign(), cast.foreign()],
  };
}

const TAGS = {
  degree_thesis: '학위논문',
  representative_research: '대표연구실적',
  journal_article: '학술논문',
} as const;

/** A document under the users' naming convention: `학위논문/2401-000001_[학위논문]_제목.pdf`. */
export function file(
  externalId: string,
  docType: keyof typeof TAGS,
  title: string,
  built: BuiltDocument,
  options: { flat?: boolean; state?: ExpectedFile['state'] } = {},
): RoundFile {
  const name = `${externalId}_[${TAGS[docType]}]_${title}.pdf`;
  const path = options.flat === true ? name : `${TAGS[docType]}/${name}`;
  return { path, docType, format: 'pdf', state: options.state ?? 'text', ...built };
}

/** An author of a byline. */
export function by(person: CastMember, at: number, corresponding = false): ArticleAuthor {
  return { person, at, corresponding };
}
