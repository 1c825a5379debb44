import type { PersonRow, PersonSource, Role } from '../../../preload/contract';
import { ROLE_ORDER, strongest } from '../../words';

export type Filter = 'all' | 'open' | Role;

export type PeopleRow =
  | { readonly kind: 'group'; readonly role: Role; readonly count: number }
  | { readonly kind: 'person'; readonly person: PersonRow; readonly open: boolean }
  | { readonly kind: 'source'; readonly person: PersonRow; readonly source: PersonSource };

export function isOpen(p: PersonRow): boolean {
  return p.finalStatus === 'open' || p.sources.some((s) => s.flagId !== null);
}

/** People under their strongest role, in the order of the roles; within a role as the engine ranks them. */
export function peopleRows(
  people: readonly PersonRow[],
  filter: Filter,
  unfolded: ReadonlySet<number>,
): PeopleRow[] {
  const shown = people.filter(
    (p) => !p.isSelf && (filter === 'all' || (filter === 'open' ? isOpen(p) : p.roles.includes(filter))),
  );
  const groups = new Map<Role, PersonRow[]>(ROLE_ORDER.map((r) => [r, []]));
  for (const p of shown) groups.get(strongest(p.roles))?.push(p);
  const rows: PeopleRow[] = [];
  for (const [role, list] of groups) {
    if (list.length === 0) continue;
    rows.push({ kind: 'group', role, count: list.length });
    for (const person of list) {
      const open = unfolded.has(person.personId);
      rows.push({ kind: 'person', person, open });
      if (open) for (const source of person.sources) rows.push({ kind: 'source', person, source });
    }
  }
  return rows;
}

/** How many people each filter shows. */
export function countPeople(people: readonly PersonRow[]): ReadonlyMap<Filter, number> {
  const counts = new Map<Filter, number>([
    ['all', 0],
    ['open', 0],
  ]);
  const add = (key: Filter): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const p of people) {
    if (p.isSelf) continue;
    add('all');
    if (isOpen(p)) add('open');
    for (const role of new Set(p.roles)) add(role);
  }
  return counts;
}

/** How often a person holds each role, strongest first: "공저자 6". */
export function roleCounts(p: PersonRow): { readonly role: Role; readonly count: number }[] {
  return ROLE_ORDER.filter((r) => p.roles.includes(r)).map((role) => ({
    role,
    count: p.sources.filter((s) => s.role === role).length,
  }));
}
