import type { ArticleSpec } from './article-spec';
import { latin, shown } from './cast';
import type { Paper } from './paper';
import { prose, references } from './prose';
import type { Random } from './random';

/** Asterisks count affiliations, a dagger marks the corresponding author (layout facts S16, S17). */
function marker(spec: ArticleSpec, i: number): string {
  const author = spec.authors[i];
  return author ? '*'.repeat(author.at + 1) + (author.corresponding === true ? '†' : '') : '';
}

/** A Korean society's journal: both titles, both bylines, footnotes, 저자소개. */
export function drawKorean(paper: Paper, spec: ArticleSpec, random: Random): void {
  const box = (y: number) => ({ x: 70, y, width: 455 });
  paper.newPage();
  paper.line(`${spec.venue} 제12권 제3호 (${spec.year}. 9)`, 70, 45, 'gothic', 9);
  paper.line('pp. 101~112', 470, 45, 'gothic', 9);
  paper.centred(spec.title, 95, 'gothic-bold', 17);
  paper.centred(spec.subtitle ?? '', 125, 'Times-Roman', 13);
  const ko = spec.authors.map((a, i) => shown(a.person) + marker(spec, i));
  const en = spec.authors.map((a, i) => latin(a.person) + marker(spec, i));
  paper.centred(ko.join(' · '), 165, 'myeongjo', 11.5);
  paper.centred(en.join(' · '), 185, 'myeongjo', 10);
  paper.centred('요    약', 225, 'gothic-bold', 11);
  let y = paper.paragraph(prose(random, 'ko', 5), box(245), 'myeongjo', 9.5);
  paper.line('키워드 : 관측, 추정, 모형, 검증', 70, y + 6, 'gothic', 9);
  paper.centred('Abstract', y + 34, 'Times-Bold', 11);
  y = paper.paragraph(prose(random, 'en', 5), box(y + 52), 'Times-Roman', 9.5);
  paper.line('Key Words : observation, estimation, model, validation', 70, y + 6, 'Times-Italic', 9);
  y = paper.paragraph('1. 서 론', box(y + 34), 'gothic-bold', 11);
  paper.paragraph(prose(random, 'ko', 4), box(y + 4), 'myeongjo', 9.5);
  drawFootnotes(paper, spec);
  for (let page = 0; page < (spec.bodyPages ?? 1); page++) {
    paper.newPage();
    y = 70;
    for (let i = 0; i < 4; i++) {
      y = paper.paragraph(`${page * 4 + i + 2}. 실험 및 고찰`, box(y), 'gothic-bold', 11);
      y = paper.paragraph(prose(random, 'ko', 6), box(y + 4), 'myeongjo', 9.5) + 10;
    }
  }
  paper.newPage();
  paper.centred('참 고 문 헌', 70, 'gothic-bold', 12);
  y = 95;
  for (const entry of references(random, 'ko', 10))
    y = paper.paragraph(entry, box(y), 'myeongjo', 9, 'left') + 3;
  paper.line('저 자 소 개', 70, y + 24, 'gothic-bold', 11);
  y += 48;
  for (const author of spec.authors) {
    paper.line(`${shown(author.person)} (${latin(author.person)})`, 70, y, 'gothic-bold', 9.5);
    y = paper.paragraph(
      `${spec.year - 6}년 ${affiliation(spec, author.at)} 졸업(학사). 현재 ${affiliation(spec, author.at)} 재직. 관심분야: 관측과 추정`,
      { x: 85, y: y + 14, width: 440 },
      'myeongjo',
      9,
      'left',
    );
    y += 10;
  }
}

function affiliation(spec: ArticleSpec, at: number): string {
  return spec.affiliations[at] ?? '';
}

function drawFootnotes(paper: Paper, spec: ArticleSpec): void {
  paper.doc.moveTo(70, 712).lineTo(210, 712).lineWidth(0.4).stroke();
  let y = 718;
  spec.affiliations.forEach((text, i) => {
    if (!spec.authors.some((a) => a.at === i)) return;
    paper.line(`${'*'.repeat(i + 1)} ${text}`, 70, y, 'myeongjo', 8.5);
    y += 12;
  });
  const corresponding = spec.authors.find((a) => a.corresponding === true);
  if (corresponding)
    paper.line(
      `† 교신저자 : ${shown(corresponding.person)}, ${affiliation(spec, corresponding.at)}, E-mail : ${corresponding.person.family.toLowerCase()}@hanbit.example`,
      70,
      y,
      'myeongjo',
      8.5,
    );
  paper.line(`접수일 : ${spec.year}. 6. 2.  심사완료일 : ${spec.year}. 8. 21.`, 70, y + 12, 'myeongjo', 8.5);
}
