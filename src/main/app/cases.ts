import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeJson } from './json-file';

/** What a round's folder is called: part of a path and of an address, so nothing else may stand there. */
const ROUND_ID = /^[0-9a-z-]{1,40}$/;
const entry = z.object({
  roundId: z.string().regex(ROUND_ID),
  name: z.string(),
  applicants: z.number(),
  openItems: z.number(),
  updatedAt: z.number(),
  /** A person paused its queue; it stays so over a restart. */
  paused: z.boolean().optional().catch(undefined),
});
/** A round as the index knows it; the case itself is the truth. */
export type CaseEntry = z.infer<typeof entry>;
const schema = z.object({ last: z.string().nullable().catch(null), rounds: z.array(z.unknown()).catch([]) });

export const FIRST_ROUND_NAME = '채용 라운드';
/** The file that makes a folder a case. */
const DATABASE = 'case.sqlite';

export interface Cases {
  /** The folder of all rounds. */
  readonly base: string;
  /** Newest use first. */
  list(): CaseEntry[];
  /** The round to open at start; made when there is none. */
  lastUsed(): CaseEntry;
  create(name: string): CaseEntry;
  /** Undefined: no such round. */
  find(roundId: string): CaseEntry | undefined;
  /** Remembers a round as the last used one, with what the list shows of it. */
  note(round: Omit<CaseEntry, 'updatedAt' | 'paused'>): void;
  /** Keeps that its queue was paused by a person, or no longer is. */
  setPaused(roundId: string, paused: boolean): void;
  /** A folder that is not there yet, for a round that comes from elsewhere: `add` it once it is there. */
  reserve(): { roundId: string; folder: string };
  /** Lists a round that came from elsewhere; the last used one stays it. */
  add(round: { roundId: string; name: string }): void;
  /** Takes a round that is gone from the list. */
  forget(roundId: string): void;
  folder(roundId: string): string;
}

/**
 * Rounds as case folders, `<base>/<roundId>/`, with an index beside them. The folders are the truth: one that the index does not know
 * (a lost or damaged index) is listed again under its own number.
 */
export function createCases(deps: { base: string; clock: () => number; newId: () => string }): Cases {
  const indexFile = join(deps.base, 'index.json');
  let index = readIndex(indexFile);
  const folder = (roundId: string): string => join(deps.base, roundId);

  const known = new Set(index.rounds.map((r) => r.roundId));
  for (const roundId of caseFolders(deps.base)) {
    if (known.has(roundId)) continue;
    index.rounds.push({ roundId, name: roundId, applicants: 0, openItems: 0, updatedAt: 0 });
  }
  index = { ...index, rounds: index.rounds.filter((r) => existsSync(folder(r.roundId))) };

  const find = (roundId: string): CaseEntry | undefined => index.rounds.find((r) => r.roundId === roundId);
  const list = (): CaseEntry[] => [...index.rounds].sort((a, b) => b.updatedAt - a.updatedAt);
  function store(round: CaseEntry): CaseEntry {
    write([...index.rounds.filter((r) => r.roundId !== round.roundId), round], round.roundId);
    return round;
  }
  function write(rounds: CaseEntry[], last = index.last): void {
    index = { last, rounds };
    writeJson(indexFile, index);
  }
  function create(name: string): CaseEntry {
    const roundId = deps.newId();
    mkdirSync(folder(roundId), { recursive: true });
    return store({ roundId, name, applicants: 0, openItems: 0, updatedAt: deps.clock() });
  }

  return {
    base: deps.base,
    list,
    find,
    create,
    folder,
    lastUsed: () => find(index.last ?? '') ?? list()[0] ?? create(FIRST_ROUND_NAME),
    note(round) {
      const paused = find(round.roundId)?.paused;
      store({ ...round, updatedAt: deps.clock(), ...(paused !== undefined && { paused }) });
    },
    setPaused: (roundId, paused) =>
      write(index.rounds.map((r) => (r.roundId === roundId ? { ...r, paused } : r))),
    reserve() {
      const roundId = deps.newId();
      return { roundId, folder: folder(roundId) };
    },
    add: ({ roundId, name }) =>
      write([...index.rounds, { roundId, name, applicants: 0, openItems: 0, updatedAt: deps.clock() }]),
    forget: (roundId) =>
      write(
        index.rounds.filter((r) => r.roundId !== roundId),
        index.last === roundId ? null : index.last,
      ),
  };
}

/** One damaged entry costs that entry, not the names of all rounds. */
function readIndex(file: string): { last: string | null; rounds: CaseEntry[] } {
  try {
    const { last, rounds } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { last, rounds: rounds.flatMap((round) => entry.safeParse(round).data ?? []) };
  } catch {
    return { last: null, rounds: [] };
  }
}

function caseFolders(base: string): string[] {
  if (!existsSync(base)) return [];
  return readdirSync(base).filter((name) => ROUND_ID.test(name) && existsSync(join(base, name, DATABASE)));
}
