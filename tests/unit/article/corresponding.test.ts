import { describe, expect, it } from 'vitest';
import { draftPeople } from '../../../src/main/engine/pipeline/people';
import { prose, type Printed } from '../layout/pages';
import { correspondingOf, namesOf, read } from './read';

const BYLINE = 'Daon Kang^{1}, Edda W. Quist^{2}, Milo Farrow^{2}';

/** A paper with this byline, two affiliations and these lines at the foot of its first page. */
function paper(byline: string, ...foot: readonly string[]) {
  return read([
    { text: 'Filling Gaps in Sparse Series', size: 17, bold: true },
    { text: byline, size: 11, above: 8 },
    { text: '^{1} Hanbit University, Seoul, Korea', size: 9 },
    { text: '^{2} Norhaven University, Bergen, Norway', size: 9 },
    { text: 'Abstract', size: 10, bold: true, above: 14 },
    ...prose('en'),
    ...foot.map((text, i): Printed => ({ text, size: 8, x: 60, above: i === 0 ? 150 : 0 })),
  ]);
}

describe('who corresponds', () => {
  it.each<readonly [string, string, readonly string[], readonly string[]]>([
    [
      'capitals in the byline',
      'DAON KANG, EDDA QUIST',
      ['Corresponding author: Edda Quist.'],
      ['EDDA QUIST'],
    ],
    ['initials in the note', BYLINE, ['Correspondence to M. Farrow, Norhaven'], ['Milo Farrow']],
    [
      'a name broken at the end of the line',
      BYLINE,
      ['Corresponding author: Milo', 'Farrow, Norhaven'],
      ['Milo Farrow'],
    ],
    [
      'two in one note',
      BYLINE,
      ['Corresponding authors: Daon Kang, Milo Farrow'],
      ['Daon Kang', 'Milo Farrow'],
    ],
    [
      'the next sentence speaks of others',
      BYLINE,
      ['Corresponding author: Daon Kang. Edda W. Quist and Milo Farrow contributed equally.'],
      ['Daon Kang'],
    ],
    [
      'three notes on one line',
      'Daon Kang^{†}, Edda Quist^{‡}, Milo Farrow^{§}',
      ['† Deceased. ‡ Corresponding author. § Now at Leiden Institute'],
      ['Edda Quist'],
    ],
    [
      'a heading over the name, under a numbered affiliation',
      BYLINE,
      ['^{1} Present address: Leiden Institute', 'Correspondence', 'Milo Farrow, Norhaven University'],
      ['Milo Farrow'],
    ],
    [
      'the same asterisk in another shape',
      'Daon Kang^{1}, Edda Quist^{2,∗}',
      ['* Corresponding author'],
      ['Edda Quist'],
    ],
    [
      'a bare asterisk before an address',
      'Daon Kang*, Edda Quist',
      ['* E-mail: office@norhaven.example'],
      ['Daon Kang'],
    ],
  ])('%s', (_, byline, foot, expected) => {
    expect(correspondingOf(paper(byline, ...foot))).toEqual(expected);
  });

  it.each<readonly [string, string, readonly string[]]>([
    ['an asterisk that a note explains otherwise', 'Daon Kang*, Edda Quist', ['* Supported by a grant.']],
    ['asterisks that count the authors', 'Daon Kang*, Edda Quist**', []],
    ['signs in turn', 'Daon Kang*, Edda Quist†', []],
    ['two lone asterisks', 'Daon Kang*, Edda Quist*, Milo Farrow', []],
    ['a contact who is no author', BYLINE, ['CONTACT Greta Stein   stein@leiden.example']],
    ['one author', 'Daon Kang*', []],
  ])('nobody: %s', (_, byline, foot) => {
    const result = paper(byline, ...foot);
    expect(namesOf(result)).not.toEqual([]);
    expect(correspondingOf(result)).toEqual([]);
  });
});

describe('bylines in two scripts', () => {
  const twoScripts = (english: string) =>
    read([
      { text: '희소 관측 자료의 보정', size: 18 },
      { text: '강다온, 윤서아, 문지호', size: 12, above: 10 },
      { text: english, size: 12, above: 6 },
      { text: '한빛대학교', size: 10 },
      { text: '요   약', size: 11, above: 10 },
      ...prose('ko'),
    ]);

  it('a form that does not fit is no alias, and a person is asked', () => {
    const { persons } = twoScripts('Daon Kang, Seoa Yoon, Milo Farrow');
    expect(persons.map((p) => [p.nameRaw, p.aliases, p.unpaired])).toEqual([
      ['강다온', ['Daon Kang'], undefined],
      ['윤서아', ['Seoa Yoon'], undefined],
      ['문지호', undefined, 'Milo Farrow'],
    ]);
    const drafts = draftPeople(persons, 'journal_article', () => 'different');
    expect(drafts.map((d) => d.reasons.filter((r) => r.code === 'unpaired').map((r) => r.params))).toEqual([
      [],
      [],
      [{ other: 'Milo Farrow' }],
    ]);
  });
});

describe('letter-spaced names with signs and dividers between them', () => {
  it.each([
    '서 하 람¹⋅김 도 현²⋅박 한 결³',
    '서 하 람*ㆍ김 도 현**ㆍ박 한 결***',
    '서 하 람·김 도 현·박 한 결',
  ])('%s', (byline) => {
    const result = read([
      { text: '희소 관측 자료의 보정', size: 18 },
      { text: byline, size: 12, above: 10 },
      { text: '한빛대학교', size: 10 },
      { text: '요   약', size: 11, above: 10 },
      ...prose('ko'),
    ]);
    expect(namesOf(result)).toEqual(['서하람', '김도현', '박한결']);
  });
});
