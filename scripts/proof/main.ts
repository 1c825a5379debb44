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
import { scriptedReader, scriptedTextReader, type Character } from './readers';
import { printTable, type Seen } from './table';

const GROUPS = ['scans', 'scans_derived'];
const SEEDS = [11, 12];

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

/** Who is asked beside the rules: models that see, and one that reads text. */
interface Setup {
  readonly see: readonly Character[];
  readonly read?: Character;
}

/** The ensemble with scripted models that know this document's truth; pixels are replaced by where they come from. */
function ensembleOf(c: Case, { see, read }: Setup): Extractor {
  return {
    name: 'ensemble',
    version: [...see, read].join(),
    extract(input) {
      const pages = parsePages(input.pages);
      const readers = see.map((ch, i) => scriptedReader(ch, `${ch}-${i}`, pages, c.names));
      const textReaders = read ? [scriptedTextReader(read, c.names)] : [];
      const { answers: _none, ...rest } = input;
      return createEnsembleExtractor({
        rules,
        readers: () => readers,
        textReaders: () => textReaders,
        log: (line) => console.error(line),
      }).extract({
        ...rest,
        render: (page, _dpi, box) => Promise.resolve(Buffer.from(JSON.stringify({ page, box }))),
      });
    },
  };
}

const SETUPS: Readonly<Record<string, Setup>> = {
  rules: { see: [] },
  truthful: { see: ['truthful'] },
  'truthful + careless': { see: ['truthful', 'careless'] },
  careless: { see: ['careless'] },
  lying: { see: ['lying'] },
  'two liars': { see: ['lying', 'lying'] },
};
/** For names the file itself spells. */
const TEXT_SETUPS: Readonly<Record<string, Setup>> = {
  'rules (text)': { see: [] },
  'text model: truthful': { see: [], read: 'truthful' },
  'text model: careless': { see: [], read: 'careless' },
  'text model: lying': { see: [], read: 'lying' },
};

const all = { ...SETUPS, ...TEXT_SETUPS };
const seen = new Map<string, Seen[]>(Object.keys(all).map((name) => [name, []]));
/** True names of documents with pages read from pixels that stand nowhere, neither in the list nor in a review item. */
const lost = new Map<string, number>();
/** Documents whose byline two readers read differently. */
const differing = new Map<string, number>();
for (const [i, c] of cases.entries()) {
  let ruled: readonly PersonDraft[] = [];
  const id = documentOf(db, c, i);
  for (const [name, setup] of Object.entries(all)) {
    const source = name in SETUPS ? 'ocr' : 'text';
    const isRules = setup.see.length === 0 && setup.read === undefined;
    const draft = await runPipeline(getDocument(db, id)!, {
      db,
      pool,
      extractor: isRules ? rules : ensembleOf(c, setup),
      settings: ensureRound(db, 'proof', 1).settings,
      selfNames: [],
      whole: false,
      lanes: 1,
    });
    if (isRules) ruled = draft.persons;
    for (const p of draft.persons) {
      if (p.source !== source) continue;
      seen.get(name)!.push(judged(p, c, ruled));
      if (why && name === why) console.error(explained(p));
    }
    if (draft.observations.bylines) differing.set(name, (differing.get(name) ?? 0) + 1);
    if (name === why && draft.observations.bylines)
      console.error(basename(c.path), draft.observations.bylines);
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

printTable('names from pixels', Object.keys(SETUPS), seen, lost, differing);
printTable('names the file spells', Object.keys(TEXT_SETUPS), seen, lost, differing);
console.log(`\nproven at | names | right (threshold ${PROOF.proven.confidence})`);
const proven = [...seen.values()].flat().filter((s) => s.proven !== undefined);
for (const from of [0.85, 0.9, 0.95]) {
  const step = proven.filter((s) => s.proven! >= from && s.proven! < from + 0.05);
  console.log(`${from} | ${step.length} | ${step.filter((s) => s.right).length}`);
}
