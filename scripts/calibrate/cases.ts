import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSampleRound } from '../../src/main/sample';

/** One document with its applicant and everybody it truly names. */
export interface Case {
  readonly origin: string;
  readonly path: string;
  readonly folder: string | null;
  readonly applicant: string;
  /** Every right spelling. */
  readonly names: readonly string[];
  /** Neither right nor wrong: fillers, and what the truth is silent about. */
  readonly aside: readonly string[];
}

interface Entry {
  readonly group: string;
  readonly file: string;
  readonly truth?: Readonly<Record<string, unknown>>;
}

/** Real documents, read where they are; each belongs to an applicant named after its first true author. */
export function corpusCases(corpus: string, groups: readonly string[]): Case[] {
  const manifest = join(corpus, 'manifest.json');
  if (!existsSync(manifest)) return [];
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Entry[];
  return entries
    .filter((e) => groups.includes(e.group))
    .map((e) => ({
      origin: e.group,
      path: join(corpus, e.file),
      folder: null,
      applicant: texts(e.truth?.authors)[0] ?? '',
      names: [
        'authors',
        'authors_alt',
        'advisor',
        'committee',
        'chair',
        'corresponding',
        'team',
        'publications',
      ].flatMap((field) => texts(e.truth?.[field])),
      aside: texts(e.truth?.optional),
    }));
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(texts) : [];
}

/** Invented rounds, one a seed. Archives are left out: they hold the same kinds of documents. */
export async function sampleCases(folder: string, seeds: readonly number[]): Promise<Case[]> {
  const out: Case[] = [];
  for (const seed of seeds) {
    const root = join(folder, String(seed));
    const { truth } = await writeSampleRound(root, { seed });
    for (const t of truth) {
      const path = join(root, ...t.file.split('/'));
      if (!existsSync(path)) continue;
      const parts = t.file.split('/');
      const applicant = /\((.+)\)/u.exec(parts[0] ?? '')?.[1] ?? '';
      out.push({
        origin: 'generated',
        path,
        folder: parts.length > 2 ? (parts[1] ?? null) : null,
        applicant,
        names: t.persons.flatMap((p) => p.names),
        aside: [],
      });
    }
  }
  return out;
}
