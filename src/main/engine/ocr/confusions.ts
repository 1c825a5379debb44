/**
 * Brushed type (궁서, on many an approval page) is foreign to the Korean model: it reads 준 as 즐 in four of five prints and is sure of it.
 * A printed syllable, and what it is read as with the share of its readings in per cent; measured on invented names of every family name
 * and every syllable of given names (`node scripts/ocr-confusions.mjs`, UnGungseo, 300 dpi, 3,393 names
 * with six readings each), confusions under 6 % left out.
 */
const BRUSHED = `
간 잔33
갑 감21 잡24
강 장25
걸 절14
견 젼9
겸 겹7 경8
구 규8
국 극98
군 규23 균10 그37 글21
균 규53 근10
근 그17 긋13
기 키16
길 질19
김 짐28
돌 들18
람 랑7
려 력15
론 혼11
룡 용31 콩14
루 쿠13
류 큐14
륜 긍10 륭16 콩19 큐17
률 를75 클13
륭 긍21 릉9 층16 콩9
름 큼8
릉 룡7 콩11
무 부6
묵 극10 목16 뮬8 므8 브7 블9 욕10 육8
문 글12 뮬18 블7 용7 을25 클11
범 멈8 법6
변 면12
봄 봉7
봉 공13 콩10
분 글7 블55 클22
삼 상11
샘 생11
섭 섬7
손 송7
솔 술8 슬26 출23
솜 송7 슴12
송 승7 총57 층6
숙 극26 슬6 측23
순 스21 슬52 승9
술 글16 슬77
슬 즐11
승 증15 층10
엄 업8
염 열7 옆11
욱 욕35 육55
운 을79 응9
울 을96
웅 용70 응23
유 규17
육 극12
윤 균14 유8 융39
율 을61
융 공13 긍32 용10
음 융8
응 용7
임 일14
종 총9
준 즐86
중 증89
참 창15
철 청13
첨 청13
추 축6
축 측97
춘 출43 층44
출 즐8
충 층97
탁 락90
태 래83
택 랙91
풍 긍28 용17 응26
협 혐25
혜 헤10
후 호11
훈 홈23 흉22 흘12 흠16 흥15
훤 횟51 흰39
흔 혼13
흠 홈30 흉10 흥10
흥 홍15 흉10
희 회9
`;

/** Printed → read → share of the printings. */
const SHARES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  BRUSHED.trim()
    .split('\n')
    .map((line) => {
      const [printed = '', ...reads] = line.split(' ');
      return [printed, new Map(reads.map((r) => [r.slice(0, 1), Number(r.slice(1)) / 100]))] as const;
    }),
);

const PRINTED: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [printed, reads] of SHARES)
    for (const read of reads.keys()) found.set(read, [...(found.get(read) ?? []), printed]);
  return found;
})();

/** What else may have been printed where this syllable was read. */
export const printedFor = (read: string): readonly string[] => PRINTED.get(read) ?? [];

/** From this share on a reading says little of what was printed. */
const MISLEADING = 0.2;

/** Is this syllable read so often where another is printed that brushed type leaves it open which it was? */
export const isMisleading = (read: string): boolean =>
  printedFor(read).some((printed) => likelihood(read, printed) >= MISLEADING);

/** Words of approval pages and certificates that brushed type is misread in. */
const FORMULAS = ['논문', '인준', '청구', '학술', '한국', '국문'];

/** Does a text hold such a word as brushed type is read (논뮬을, 인즐함, 한극)? */
export const isBrushedFormula = (text: string): boolean =>
  FORMULAS.some((formula) => !text.includes(formula) && holdsAsRead([...text], [...formula]));

const holdsAsRead = (read: readonly string[], printed: readonly string[]): boolean =>
  read.some((_, at) =>
    printed.every((letter, i) => {
      const seen = read[at + i];
      return seen !== undefined && (seen === letter || printedFor(seen).includes(letter));
    }),
  );

/** Most typefaces are read right even where a brushed one is not. */
const READ_RIGHT = 0.3;
const CHANCE = 0.002;

/** How likely this is read where that was printed. */
export function likelihood(read: string, printed: string): number {
  const reads = SHARES.get(printed);
  if (read !== printed) return reads?.get(read) ?? CHANCE;
  const wrong = [...(reads?.values() ?? [])].reduce((sum, share) => sum + share, 0);
  return Math.max(READ_RIGHT, 1 - wrong);
}
