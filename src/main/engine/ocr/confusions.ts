/**
 * Brushed type (궁서, on many an approval page) is foreign to the Korean model: it reads 준 as 즐 in four of five prints and is sure of it.
 * A printed syllable, and what it is read as with the share of its readings in per cent; measured on invented names of every family name
 * and every syllable of given names (`node scripts/ocr-confusions.mjs`, UnGungseo, 300 dpi, 1,827 names
 * with six readings each), confusions under 6 % left out.
 */
const BRUSHED = `
간 잔37
갑 감17 잡21
강 장24 창7
걸 결10 절7
겸 겹8
곤 곳18 공10
구 규7
국 극99
군 규21 그26 근7 글38
균 규58 긍8
기 키11
길 질24
김 짐21
돌 들31
동 홍10
든 등10
려 력13
룡 용28 콩21
루 쿠8
류 큐12
륜 긍13 륭22 콩16 큐9
률 를75
륭 긍12 릉11 층22 콩9
름 큼12
릉 콩15
목 복7
묵 극15 목23 뮬12
문 글12 뮬22 블6 을24 클10
범 멈15
변 면11
봄 봉9
봉 공14 콩9
분 블67 클14
샘 생10
손 송8
솔 슬39 출20
솜 송7 슴8 춤8
송 승12 총46
숙 극46 측21
순 스18 슬45 승15
술 글9 슬89
승 증12
엄 업13
염 열7 영10 옆7
욱 욕43 육55
운 율8 을77
울 을93
웅 용66 응32
유 규19
육 극18
윤 곤7 균12 유10 융29
율 글8 을70
융 공25 긍36
응 용8
임 일15
종 총13
준 즐82
중 증90
참 창23
철 청18
첨 청19
축 측96
춘 출53 층26
충 층94
탁 락95
태 래91
택 랙85
풍 긍21 용35 응26
협 혐23
혜 헤10
훈 홈16 흉10 흘16 흠20 흥22
훤 횟61 흰26
흔 혼14
흠 홈31 흉10
흥 홍17
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
const MISLEADING = 0.3;

/** Is this syllable read so often where another is printed that brushed type leaves it open which it was? */
export const isMisleading = (read: string): boolean =>
  printedFor(read).some((printed) => likelihood(read, printed) >= MISLEADING);

/** Words of approval pages that brushed type is misread in. */
const FORMULAS = ['논문', '인준', '청구'];

/** Does a text hold such a word as brushed type is read (논뮬을, 인즐함)? */
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
