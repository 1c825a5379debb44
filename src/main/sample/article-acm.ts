import type { ArticleSpec } from './article-spec';
import { latin } from './cast';
import type { Paper } from './paper';
import { prose, references } from './prose';
import type { Random } from './random';

/** One column, authors in capitals with the affiliation on the same line, authors named again in the reference format. */
export function drawAcm(paper: Paper, spec: ArticleSpec, random: Random): void {
  const box = (y: number) => ({ x: 70, y, width: 455 });
  paper.newPage();
  let y = paper.paragraph(spec.title, box(70), 'Helvetica-Bold', 17, 'left') + 10;
  for (const author of spec.authors) {
    const end = paper.line(`${latin(author.person).toUpperCase()}, `, 70, y, 'Helvetica', 11.5);
    paper.line(`${spec.affiliations[author.at] ?? ''}, Republic of Korea`, end, y + 1, 'Times-Roman', 10);
    y += 17;
  }
  y = paper.paragraph(prose(random, 'en', 7), box(y + 14), 'Times-Roman', 9.5) + 8;
  y =
    paper.paragraph(
      'CCS Concepts: • Computing methodologies ~ Modeling methodologies.',
      box(y),
      'Times-Roman',
      9,
    ) + 4;
  y =
    paper.paragraph('Additional Key Words and Phrases: observation, estimation', box(y), 'Times-Roman', 9) +
    8;
  const names = spec.authors.map((a) => latin(a.person));
  const listed =
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1) ?? ''}`;
  y = paper.paragraph('ACM Reference Format:', box(y), 'Times-Bold', 9) + 2;
  y = paper.paragraph(
    `${listed}. ${spec.year}. ${spec.title}. ${spec.venue} 9, 2, Article 31 (June ${spec.year}), 12 pages.`,
    box(y),
    'Times-Roman',
    9,
    'left',
  );
  y = paper.paragraph('1 INTRODUCTION', box(y + 18), 'Helvetica-Bold', 10) + 4;
  paper.paragraph(prose(random, 'en', 10), box(y), 'Times-Roman', 10);
  const corresponding = spec.authors.find((a) => a.corresponding === true);
  if (corresponding)
    paper.line(`Corresponding author: ${latin(corresponding.person)}.`, 70, 770, 'Times-Roman', 8);
  for (let page = 0; page < (spec.bodyPages ?? 1); page++) {
    paper.newPage();
    y = 70;
    for (let i = 0; i < 4; i++) y = paper.paragraph(prose(random, 'en', 9), box(y), 'Times-Roman', 10) + 8;
  }
  paper.newPage();
  y = paper.paragraph('REFERENCES', box(70), 'Helvetica-Bold', 10) + 6;
  for (const entry of references(random, 'en', 14))
    y = paper.paragraph(entry, box(y), 'Times-Roman', 8.5, 'left') + 3;
}
