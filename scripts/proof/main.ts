import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { corpusCases, sampleCases, type Case } from '../calibrate/cases';
import { getDocument, receiveDocument } from '../../src/main/engine/db/documents';
import { openDb, type Db } from '../../src/main/engine/db/open';
import { ensureRound, upsertApplicant } from '../../src/main/engine/db/rounds';
import { nameSimilarity, PROOF } from '../../src/main/engine/domain/proof';
import { createEnsembleExtractor } from '../../src/main/engine/extractors/ensemble';
import { parsePages, type Extractor } from '../../src/main/engine/extractors/extractor';
import { createExtractor } from '../../src/main/engine/extractors';
import type { DocumentDraft, PersonDraft } from '../../src/main/engine/pipeline/draft';
import { runPipeline } from '../../src/main/engine/pipeline/pipeline';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { scriptedReader, type Character } from './readers';

const GROUPS = ['scans', 'scans_derived'];
const SEEDS = [11, 12];

interface Seen {
  readonly right: boolean;
  /** By rules; the others were found by a model. */
  readonly byRules: boolean;
  readonly review: boolean;
  readonly proven: number | undefined;
}

const [folder, corpus, ...rest] = process.argv.slice(2);
/** `why=truthful`: prints what each name of that setup has and lacks. */
const why = rest.find((a) => a.startsWith('why='))?.slice(4);
const groups = rest.filter((a) => !a.startsWith('why='));
if (!folder || !corpus) throw new Error('start this with node scripts/proof.mjs');
mkdirSync(join(folder, 'sample'), { recursive: true });
const wanted = groups.length > 0 ? groups : [...GROUPS, 'sample'];
const cases = [
  ...corpusCases(corpus, wanted),
  ...(wanted.includes('sample') ? await sampleCases(join(folder, 'sample'), SEEDS) : []),
];
console.error(`${cases.length} documents`);
const pool = createInlinePool();
const rules = createExtractor('rules', { pool });
const db = openDb(join(folder, 'case.sqlite'));

/** The ensemble with one or two scripted models that know this document's truth; pixels are replaced by where they come from. */
function ensembleOf(c: Case, characters: readonly Character[]): Extractor {
  return {
    name: 'ensemble',
    version: characters.join(),
    extract(input) {
      const pages = parsePages(input.pages);
      const readers = characters.map((ch, i) => scriptedReader(ch, `${ch}-${i}`, pages, c.names));
      const { answers: _none, ...rest } = input;
      return createEnsembleExtractor({
        rules,
        readers: () => readers,
        log: (line) => console.error(line),
      }).extract({
        ...rest,
        render: (page, _dpi, box) => Promise.resolve(Buffer.from(JSON.stringify({ page, box }))),
      });
    },
  };
}

const SETUPS: Readonly<Record<string, readonly Character[]>> = {
  rules: [],
  truthful: ['truthful'],
  'truthful + careless': ['truthful', 'careless'],
  careless: ['careless'],
  lying: ['lying'],
  'two liars': ['lying', 'lying'],
};

const seen = new Map<string, Seen[]>(Object.keys(SETUPS).map((name) => [name, []]));
/** True names of documents with pages read from pixels that stand nowhere, neither in the list nor in a review item. */
const lost = new Map<string, number>();
for (const [i, c] of cases.entries()) {
  let ruled: readonly PersonDraft[] = [];
  const id = documentOf(db, c, i);
  for (const [name, characters] of Object.entries(SETUPS)) {
    const draft = await runPipeline(getDocument(db, id)!, {
      db,
      pool,
      extractor: characters.length === 0 ? rules : ensembleOf(c, characters),
      settings: ensureRound(db, 'proof', 1).settings,
      selfNames: [],
      whole: false,
      lanes: 1,
    });
    if (characters.length === 0) ruled = draft.persons;
    for (const p of draft.persons) {
      if (p.source !== 'ocr') continue;
      seen.get(name)!.push(judged(p, c, ruled));
      if (why && name === why) console.error(explained(p));
    }
    if (draft.usablePages === 0) lost.set(name, (lost.get(name) ?? 0) + lostOf(draft, c));
  }
  console.error(`${i + 1} of ${cases.length}`);
}
await pool.destroy();
db.close();

function judged(p: PersonDraft, c: Case, ruled: readonly PersonDraft[]): Seen {
  const right = [...c.names, ...c.aside].some((name) => nameSimilarity(name, p.raw.nameRaw) === 1);
  const byRules = ruled.some((r) => r.raw.page === p.raw.page && r.raw.nameRaw === p.raw.nameRaw);
  return { right, byRules, review: p.flag !== null, proven: p.raw.proven };
}

function lostOf(draft: DocumentDraft, c: Case): number {
  const shown = [
    ...draft.persons.flatMap((p) => [p.raw.nameRaw, ...p.candidates.map((x) => x.name)]),
    ...(draft.observations.unproven ?? []).map((text) => text.replace(/ \(\d+\)$/, '')),
  ];
  return c.names.filter((name) => !shown.some((s) => nameSimilarity(s, name) === 1)).length;
}

/** Which of a name's figures keep it waiting. */
function explained({ raw, flag }: PersonDraft): string {
  const { nameRaw, role, sourceKind, ocrConfidence, certainty, proven } = raw;
  const others = raw.candidates.map((x) => `${x.name}:${x.source}`).join(' ');
  return [
    nameRaw,
    role,
    sourceKind,
    `letters ${ocrConfidence}`,
    `rule ${certainty}`,
    `proven ${proven}`,
    flag,
    others,
  ].join(' | ');
}

function documentOf(to: Db, c: Case, i: number): number {
  const externalId = String(i + 1).padStart(6, '0');
  const { id: roundId } = ensureRound(to, 'proof', 1);
  const applicantId = upsertApplicant(
    to,
    { roundId, externalId, name: '', nameVariants: [], position: null, folderPath: externalId },
    1,
  );
  const filename = basename(c.path).normalize('NFC');
  const document = receiveDocument(
    to,
    {
      applicantId,
      folderCategory: c.folder,
      docType: 'unknown',
      docTypeMethod: 'default',
      sourceFormat: 'pdf',
      filename,
      relativePath: filename,
      filepath: c.path,
      fingerprint: externalId,
      bytes: 1,
    },
    1,
  );
  return document!;
}

const percent = (n: number, of: number): string => (of === 0 ? '–' : `${((100 * n) / of).toFixed(1)}`);
console.log(
  '| models | names by rules from pixels | wait for a person | % | added by a model, waiting | not waiting | wrong and not waiting | true names shown nowhere |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [name, all] of seen) {
  const byRules = all.filter((s) => s.byRules);
  const waiting = byRules.filter((s) => s.review).length;
  const added = all.filter((s) => !s.byRules);
  const silent = all.filter((s) => !s.review && !s.right).length;
  console.log(
    `| ${[
      name,
      byRules.length,
      waiting,
      percent(waiting, byRules.length),
      added.filter((s) => s.review).length,
      added.filter((s) => !s.review).length,
      silent,
      lost.get(name) ?? 0,
    ].join(' | ')} |`,
  );
}
console.log(`\nproven at | names | right (threshold ${PROOF.proven.confidence})`);
const proven = [...seen.values()].flat().filter((s) => s.proven !== undefined);
for (const from of [0.85, 0.9, 0.95]) {
  const step = proven.filter((s) => s.proven! >= from && s.proven! < from + 0.05);
  console.log(`${from} | ${step.length} | ${step.filter((s) => s.right).length}`);
}
