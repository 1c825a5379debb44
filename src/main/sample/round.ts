import { createPeople, type ApplicantContext, type RoundFile } from './applicants/common';
import { english } from './applicants/english';
import { flat } from './applicants/flat';
import { foreign } from './applicants/foreign';
import { prolific } from './applicants/prolific';
import { scanned } from './applicants/scanned';
import { zipped } from './applicants/zipped';
import { createCast, shown, type CastMember } from './cast';
import { createRandom } from './random';

export interface RoundApplicant {
  readonly externalId: string;
  readonly name: string;
  /** One ZIP with CP949 names instead of a folder. */
  readonly zip: boolean;
  readonly files: readonly RoundFile[];
}

interface Plan {
  readonly build: (context: ApplicantContext) => Promise<RoundFile[]>;
  readonly self: CastMember;
  readonly zip?: boolean;
}

/** The six invented applicants with their documents. The people depend on the seed, the kinds of documents do not. */
export async function buildRound(seed: number): Promise<RoundApplicant[]> {
  const cast = createCast(createRandom(seed));
  const plans: Plan[] = [
    { build: prolific, self: cast.korean() },
    { build: english, self: cast.korean() },
    { build: scanned, self: cast.korean() },
    { build: flat, self: cast.korean() },
    { build: foreign, self: cast.foreign() },
    { build: zipped, self: cast.korean(), zip: true },
  ];
  const people = createPeople(cast);
  const applicants: RoundApplicant[] = [];
  for (const [i, { build, self, zip = false }] of plans.entries()) {
    const externalId = `2401-${String(i + 1).padStart(6, '0')}`;
    const files = await build({ externalId, self, people, seed: seed + i });
    applicants.push({ externalId, name: shown(self), zip, files });
  }
  return applicants;
}
