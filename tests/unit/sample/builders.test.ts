import { expect, it } from 'vitest';
import { encodeCp949, latin, makeBroken, person, simpleArticle, simpleThesis } from '../../fixtures';

it('encodes Hangul as CP949, the syllables Windows added too, and refuses what CP949 does not have', () => {
  const decode = (bytes: Uint8Array): string => new TextDecoder('euc-kr', { fatal: true }).decode(bytes);
  for (const text of ['학위논문_[국문 박사].pdf', '金道賢 · 논문①'])
    expect(decode(encodeCp949(text))).toBe(text);
  // Bytes as other implementations of CP949 (Microsoft's code page, Python) have them.
  expect(Buffer.from(encodeCp949('가힝')).toString('hex')).toBe('b0a1c8fe');
  expect(Buffer.from(encodeCp949('갂똠뷁힣')).toString('hex')).toBe('81418c6394eec652');
  expect(() => encodeCp949('𠮷')).toThrow(RangeError);
});

it('makes people from their names', () => {
  expect(latin(person('서하람', 'Haram Seo'))).toBe('Haram Seo');
  expect(person(undefined, 'Clara Maria O’Brannoch')).toEqual({ given: 'Clara Maria', family: 'O’Brannoch' });
});

it('states what a thesis ties its author to, with the page', async () => {
  const thesis = await simpleThesis({ thanked: [person('한서율', 'Seo-Yul Han')] });
  expect(thesis.persons.map((p) => [p.name, p.role, p.page])).toEqual([
    ['김도현', 'supervisor', 2],
    ['이새벽', 'committee_chair', 3],
    ['박한결', 'committee', 3],
    ['최유찬', 'committee', 3],
    ['정다온', 'committee', 3],
    ['김도현', 'committee', 3],
    ['한서율', 'acknowledged', thesis.pages],
  ]);
});

it('leaves the applicant out of an article’s people', async () => {
  const article = await simpleArticle();
  expect(article.persons.map((p) => [p.name, p.role, p.names.length])).toEqual([
    ['이새벽', 'coauthor', 2],
    ['김도현', 'corresponding_author', 2],
  ]);
  expect((await simpleArticle({ style: 'ieee' })).persons[0]?.names).toEqual(['Saebyeok Lee']);
});

it('cuts a file short', async () => {
  const { bytes } = await simpleArticle();
  expect(makeBroken(bytes).length).toBe(Math.floor(bytes.length * 0.4));
  expect(makeBroken(Uint8Array.of(1, 2)).length).toBe(2);
});
