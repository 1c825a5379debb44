import { receiveDocument } from '../../src/main/engine/db/documents';
import type { Db } from '../../src/main/engine/db/open';
import { insertPerson, replaceAggregates } from '../../src/main/engine/db/persons';
import { ensureRound, upsertApplicant } from '../../src/main/engine/db/rounds';
import { normalizeName, romanisations } from '../../src/main/engine/names';

const FAMILIES = [...'김김김김김이이이박박최정강조윤장임한오서신권황안송류홍'];
const GIVEN = [...'지현민수영준호성승훈경동길우진철희은서연도윤재상태규선미혜정건람솔하나주빈원인종찬창환'];
const PLACES = [
  '한빛대학교',
  '남도대학교',
  '서울대학교',
  '한국과학기술원',
  'Hanbit University',
  'Namdo University',
];

/** Names in a fixed order that repeats late. */
function nameAt(i: number): string {
  const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
  return at(FAMILIES, i * 7 + (i >> 4)) + at(GIVEN, i * 13) + at(GIVEN, i * 29 + 5);
}

export function evaluatorList(count: number): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const name = nameAt(i * 3);
    const latin = i % 2 === 0 ? (romanisations(name, 1)[0] ?? '') : '';
    return [name, latin, PLACES[i % 4], ''].join('\t');
  });
  return ['성명\t영문명\t소속\t이메일', ...rows].join('\n');
}

/** Applicants with so many people each, as the pipeline would have stored them: Hangul, Latin and initials, half with an affiliation. */
export function fillRound(db: Db, applicants: number, people: number): void {
  const round = ensureRound(db, '측정', 1);
  let n = 0;
  db.transaction(() => {
    for (let a = 0; a < applicants; a++) {
      const externalId = `2401-${String(a + 1).padStart(6, '0')}`;
      const name = nameAt(a * 11 + 1);
      const applicantId = upsertApplicant(
        db,
        { roundId: round.id, externalId, name, nameVariants: [name], position: null, folderPath: externalId },
        1,
      );
      const documentId = receiveDocument(
        db,
        {
          applicantId,
          folderCategory: null,
          docType: 'journal_article',
          docTypeMethod: 'manual',
          sourceFormat: 'text',
          filename: '논문.txt',
          relativePath: `${externalId}/논문.txt`,
          filepath: externalId,
          fingerprint: `${a}`,
          bytes: 1,
        },
        1,
      )!;
      const rows = Array.from({ length: people }, () => onePerson(n++, documentId));
      replaceAggregates(
        db,
        applicantId,
        rows.map((r) => ({
          applicantId,
          canonicalName: r.nameRaw,
          nameNormalized: normalizeName(r.nameRaw).normalized,
          names: [r.nameRaw],
          roles: ['coauthor'],
          sources: [{ personId: insertPerson(db, r), documentId, page: 1 }],
          affiliation: r.affiliation ?? null,
          isSelf: false,
          needsHuman: false,
          finalStatus: 'auto',
        })),
      );
    }
  });
}

/** Names as documents print them: Hangul, Latin, initials in turn. */
export function printedNames(count: number): string[] {
  return Array.from({ length: count }, (_, n) => printedName(n));
}

function printedName(n: number): string {
  const hangul = nameAt(n);
  const latin = romanisations(hangul, 4)[n % 4] ?? hangul;
  const family = latin.split(' ').at(-1) ?? '';
  return n % 3 === 0 ? hangul : n % 3 === 1 ? latin : `${latin.slice(0, 1)}. ${family}`;
}

function onePerson(n: number, documentId: number): Parameters<typeof insertPerson>[1] {
  const nameRaw = printedName(n);
  return {
    documentId,
    nameRaw,
    nameNormalized: normalizeName(nameRaw).normalized,
    aliases: [],
    role: 'coauthor',
    affiliation: n % 2 === 0 ? PLACES[n % PLACES.length]! : null,
    work: { title: `글 ${n % 500}`, year: 2015 + (n % 10), count: 4 },
    isSelf: false,
    sourceKind: 'printed',
    sourcePage: 1,
    regionBbox: { x: 1, y: 1, w: 10, h: 10 },
    confidence: 0.95,
    needsHuman: false,
    nameCandidates: [],
    reviewStatus: 'pending',
    excluded: false,
    origin: 'machine',
    evidence: nameRaw,
    reasons: [],
  };
}
