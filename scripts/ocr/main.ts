import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { iou } from '../../src/main/engine/domain/bbox';
import type { Page } from '../../src/main/engine/domain/page';
import type { RawPerson } from '../../src/main/engine/domain/person';
import { uprightPage } from '../../src/main/engine/domain/turn';
import { extractByRules } from '../../src/main/engine/extractors/rules';
import { readPageImage } from '../../src/main/engine/ocr/read';
import { createRecogniser } from '../../src/main/engine/ocr/recogniser';
import { packageDir } from '../../src/main/engine/readers/assets';
import {
  makeScanPage,
  shippedFonts,
  VARIANTS,
  type PageFonts,
  type ScanPage,
  type VariantName,
} from '../../tests/fixtures/scan-pages';

const A4 = { width: 595.2, height: 841.92 };
/** Debian's Korean fonts, where installed: more hands than the two families the project ships. */
const SYSTEM_FONTS = {
  print: [
    'nanum/NanumMyeongjo',
    'nanum/NanumGothic',
    'baekmuk/batang',
    'baekmuk/dotum',
    'unfonts-core/UnBatang',
    'unfonts-core/UnGungseo',
  ],
  seal: ['unfonts-core/UnGungseo', 'nanum/NanumBrush', 'unfonts-core/UnBatang'],
  hand: ['nanum/NanumPen', 'nanum/NanumBrush'],
} as const;

function fonts(): PageFonts {
  const own = shippedFonts();
  const use = (files: readonly string[], instead: readonly string[]): string[] => {
    const found = files.filter((f) => existsSync(join('/usr/share/fonts/truetype', `${f}.ttf`)));
    for (const f of found)
      GlobalFonts.registerFromPath(join('/usr/share/fonts/truetype', `${f}.ttf`), `Local ${f}`);
    return found.length > 0 ? found.map((f) => `"Local ${f}"`) : [...instead];
  };
  return {
    print: use(SYSTEM_FONTS.print, own.print),
    seal: use(SYSTEM_FONTS.seal, own.seal),
    hand: use(SYSTEM_FONTS.hand, own.hand),
  };
}

interface Tally {
  pages: number;
  names: number;
  exact: number;
  unflagged: number;
  silentMiss: number;
  silentError: number;
  seals: number;
  sealsFound: number;
  sealsTrue: number;
  cpu: number;
}

/** Usage: main.js [variants, comma between] [pages a variant] [first seed] */
const [wanted = Object.keys(VARIANTS).join(','), count = '5', first = '500'] = process.argv.slice(2);
const table: Record<string, Tally> = {};
const recogniser = createRecogniser({
  kor: join(packageDir('@tesseract.js-data/kor'), '4.0.0_best_int'),
  eng: join(packageDir('@tesseract.js-data/eng'), '4.0.0_best_int'),
});
const drawn = fonts();
for (const name of wanted.split(',') as VariantName[]) {
  const tally: Tally = {
    pages: 0, names: 0, exact: 0, unflagged: 0, silentMiss: 0, silentError: 0, seals: 0, sealsFound: 0, sealsTrue: 0, cpu: 0,
  }; // prettier-ignore
  table[name] = tally;
  for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
    const truth = await makeScanPage(seed, VARIANTS[name], drawn);
    const before = process.cpuUsage();
    const read = await readPageImage(
      { data: truth.bytes, pageWidth: A4.width, pageHeight: A4.height },
      recogniser,
    );
    const used = process.cpuUsage(before);
    tally.cpu += (used.user + used.system) / 1e6;
    score(
      name,
      seed,
      truth,
      { number: 1, ...A4, words: read.words, marks: read.marks, source: 'ocr', turned: read.turned },
      tally,
    );
  }
}
await recogniser.close();
console.table(
  Object.fromEntries(
    Object.entries(table).map(([name, t]) => [
      name,
      {
        names: t.names,
        exact: share(t.exact, t.names),
        'passed unflagged': share(t.unflagged, t.names),
        'silent miss': t.silentMiss,
        'silent error': t.silentError,
        'seal recall': share(t.sealsTrue, t.seals),
        'seal precision': share(t.sealsTrue, t.sealsFound),
        'cpu s/page': (t.cpu / t.pages).toFixed(1),
      },
    ]),
  ),
);

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3);
}

function score(name: string, seed: number, truth: ScanPage, page: Page, tally: Tally): void {
  const { persons, observations } = extractByRules([page], {
    docType: 'degree_thesis',
    filename: '인준지.pdf',
    selfNames: [],
    largeCollaboration: 50,
  });
  const jury = (list: readonly { role: string }[]): number =>
    list.filter((p) => p.role.startsWith('committee')).length;
  // What the gate would say of the document: fewer rows than a doctorate's five, or rows without a name.
  const documentFlag = jury(persons) < 5 || (observations.emptyRows ?? 0) > 0;
  tally.pages++;
  for (const t of truth.persons.filter((p) => p.part !== 'candidate')) {
    tally.names++;
    const found = persons.filter((p) => p.nameRaw === t.name);
    if (found.length > 0) {
      tally.exact++;
      if (found.some((p) => p.confidence >= 0.7)) tally.unflagged++;
      continue;
    }
    const near = persons.find((p) => Math.abs(middle(p) - t.box.y - t.box.h / 2) < t.box.h * 0.8);
    if (!documentFlag && !(near && near.confidence < 0.7)) tally.silentMiss++;
    console.log(
      `${name} ${seed} ${truth.layout}: ${t.name} → ${near ? `${near.nameRaw} ${near.confidence}` : '-'}`,
    );
  }
  for (const p of persons)
    if (p.confidence >= 0.7 && !truth.persons.some((t) => t.name === p.nameRaw)) {
      tally.silentError++;
      console.log(`${name} ${seed} ${truth.layout}: WRONG ${p.nameRaw} ${p.confidence} | ${p.evidence}`);
    }
  const seals = truth.marks.filter((m) => m.kind === 'seal');
  const found = uprightPage(page).marks.filter((m) => m.kind === 'seal');
  tally.seals += seals.length;
  tally.sealsFound += found.length;
  tally.sealsTrue += seals.filter((s) => found.some((f) => iou(f.box, s.box) > 0.4)).length;
}

function middle(person: RawPerson): number {
  return person.bbox.y + person.bbox.h / 2;
}
