import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROLE_FACTS, compareRoles, strongestRole } from '../../../src/main/engine/domain/roles';
import { ROLES } from '../../../src/main/engine/domain/words';

describe('roles', () => {
  it('knows weight, grade and both labels of every role', () => {
    for (const role of ROLES) {
      const facts = ROLE_FACTS[role];
      expect(facts.weight).toBeGreaterThan(0);
      expect(facts.weight).toBeLessThanOrEqual(100);
      expect(facts.ko).toMatch(/[가-힣]/);
      expect(facts.en).toMatch(/^[A-Z]/);
    }
    expect(new Set(ROLES.map((r) => ROLE_FACTS[r].ko)).size).toBe(ROLES.length);
  });

  it('lets the strongest role decide and keeps ties in a fixed order', () => {
    expect(strongestRole(['acknowledged', 'coauthor', 'supervisor'])).toBe('supervisor');
    expect(strongestRole(['committee', 'committee_chair'])).toBe('committee_chair');
    expect(strongestRole(['coauthor', 'corresponding_author'])).toBe('corresponding_author');
    expect(strongestRole(['co_supervisor', 'supervisor'])).toBe('supervisor');
    expect(strongestRole(['research_staff', 'acknowledged'])).toBe('research_staff');
    expect(strongestRole([])).toBeNull();
  });

  it('sorts the same whatever order the roles come in', () => {
    const forward = [...ROLES].sort(compareRoles);
    const backward = [...ROLES].reverse().sort(compareRoles);
    expect(backward).toEqual(forward);
    expect(forward[0]).toBe('supervisor');
    expect(forward.at(-1)).toBe('acknowledged');
  });

  it('does not change the list it is given', () => {
    const roles = Object.freeze(['acknowledged', 'supervisor'] as const);
    expect(strongestRole(roles)).toBe('supervisor');
    expect(roles).toEqual(['acknowledged', 'supervisor']);
  });
});

const FACTS = new URL('../../../../shared/domain/roles.json', import.meta.url);
const OLDER: Record<string, keyof typeof ROLE_FACTS> = {
  thesis_advisor: 'supervisor',
  co_advisor: 'co_supervisor',
  coauthor_of_submitted_work: 'coauthor',
  corresponding_author: 'corresponding_author',
  thesis_committee_chair: 'committee_chair',
  thesis_committee_member: 'committee',
  principal_investigator: 'principal_investigator',
  project_coworker: 'research_staff',
  acknowledged_other: 'acknowledged',
};
describe.skipIf(!existsSync(FACTS))(
  'roles against the collected facts (skipped where they are absent)',
  () => {
    it('carry the same weight and grade', () => {
      const facts = JSON.parse(readFileSync(FACTS, 'utf8')) as {
        roles: { id: string; weight: number; grade: string }[];
      };
      for (const [id, role] of Object.entries(OLDER)) {
        const fact = facts.roles.find((r) => r.id === id);
        expect({ id, weight: ROLE_FACTS[role].weight, grade: ROLE_FACTS[role].grade }).toEqual({
          id,
          weight: fact?.weight,
          grade: fact?.grade,
        });
      }
    });
  },
);
