/** Mail services anybody can have an address at: their domain says nothing about where somebody works. */
const FREE = new Set(
  `gmail.com googlemail.com naver.com daum.net hanmail.net nate.com kakao.com korea.com dreamwiz.com empal.com paran.com lycos.co.kr
   outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.kr yahoo.co.jp icloud.com me.com mac.com aol.com proton.me
   protonmail.com gmx.de gmx.net web.de mail.ru yandex.ru qq.com 163.com 126.com sina.com foxmail.com zoho.com`.split(
    /\s+/u,
  ),
);

/** Address as it is compared; empty for what is none. */
export function mailKey(text: string): string {
  const found = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.[\p{L}]{2,}/u.exec(text.normalize('NFKC').toLowerCase());
  return found?.[0] ?? '';
}

/** Whose address it is: `hanbit.ac.kr` of `a@cs.hanbit.ac.kr`; null for a free service or no address. */
export function mailDomain(key: string): string | null {
  const domain = key.split('@')[1];
  if (domain === undefined || FREE.has(domain)) return null;
  const parts = domain.split('.');
  const second = parts.at(-2) ?? '';
  // ac.kr, co.jp, edu.au: the registered name is one further left
  const keep =
    /^(?:ac|co|go|or|re|edu|com|gov|org|net|hs|ne|pe)$/u.test(second) && (parts.at(-1) ?? '').length === 2
      ? 3
      : 2;
  return parts.slice(-keep).join('.');
}
