import { shuffle, type Random } from './random';

/** An invented person. `ko` is absent for people without a Korean name. */
export interface CastMember {
  readonly ko?: string;
  readonly given: string;
  readonly family: string;
}

/** Hangul name, given name and surname in Latin: all invented; spellings vary on purpose (hyphen, space, joined). */
const KOREAN = `
서하람 Haram Seo|김도현 Do-Hyeon Kim|이새벽 Saebyeok Lee|박한결 Hangyeol Park|최유찬 Yu-Chan Choi|정다온 Daon Jung
강루아 Rua Kang|조은솔 Eunsol Cho|윤태오 Tae-Oh Yoon|장시윤 Siyun Jang|임가온 Gaon Lim|한서율 Seo-Yul Han
오지안 Jian Oh|신우람 Wooram Shin|권해솔 Haesol Kwon|황보윤 Yun Hwangbo|안채린 Chae-Rin Ahn|송마루 Maru Song
류단비 Danbi Ryu|홍이든 Ideun Hong|전소담 Sodam Jeon|고은별 Eunbyeol Ko|문라온 Raon Moon|양주혁 Juhyuk Yang
손예담 Yedam Son|배가람 Garam Bae|백승휘 Seung-Hwi Baek|허윤슬 Yunseul Heo|남궁율 Yul Namgung|심도담 Dodam Shim
노을찬 Eul-Chan Noh|하시온 Sion Ha|곽두리 Duri Kwak|성바름 Bareum Sung|차윤겸 Yun-Gyeom Cha|주하늘 Haneul Joo
우정률 Jeongryul Woo|구슬아 Seula Koo|민트인 Teuin Min|유건하 Geonha Yoo|나래원 Raewon Na|진솔빈 Solbin Jin
지온유 Onyu Ji|엄태린 Taerin Um|채누리 Nuri Chae|원해랑 Haerang Won|천보담 Bodam Cheon|방시율 Siyul Bang`
  .trim()
  .split(/[|\n]/)
  .map((entry): CastMember => {
    const [ko, given, family] = entry.split(' ') as [string, string, string];
    return { ko, given, family };
  });

const FOREIGN: readonly CastMember[] = [
  { given: 'Marta', family: 'Vellensen' },
  { given: 'Tobias', family: 'Harrowgate' },
  { given: 'Ines', family: 'Caldermoor' },
  { given: 'Oskar', family: 'Lindwald' },
  { given: 'Priyanka', family: 'Ravindale' },
  { given: 'Hugo', family: 'Santerrano' },
  { given: 'Clara', family: "O'Brannoch" },
  { given: 'Jonas', family: 'Weiderfeld' },
];

export interface Cast {
  /** The next unused Korean person. Throws when all are used. */
  korean(): CastMember;
  foreign(): CastMember;
}

/** Hands out invented people in an order that depends on the seed only; nobody twice. */
export function createCast(random: Random): Cast {
  const korean = shuffle(random, KOREAN);
  const foreign = shuffle(random, FOREIGN);
  const next = (list: CastMember[]): CastMember => {
    const person = list.pop();
    if (!person) throw new RangeError('the cast is used up');
    return person;
  };
  return { korean: () => next(korean), foreign: () => next(foreign) };
}

/** `Haram Seo`. */
export function latin(person: CastMember): string {
  return `${person.given} ${person.family}`;
}

/** `H. Seo`, `D.-H. Kim`: initials as reference lists and profiles print them. */
export function initials(person: CastMember, joint = '. ', end = '.'): string {
  const letters = person.given.split('-').map((part) => part.charAt(0));
  return `${letters.join(`${end}-`)}${joint}${person.family}`;
}

/** Hangul where there is one, Latin otherwise. */
export function shown(person: CastMember): string {
  return person.ko ?? latin(person);
}
