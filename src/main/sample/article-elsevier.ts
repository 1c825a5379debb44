import type { ArticleSpec } from './article-spec';
import { initials, latin } from './cast';
import { createColumns } from './columns';
import type { Paper } from './paper';
import { prose, references } from './prose';
import type { Random } from './random';

/** Byline with raised affiliation letters and an asterisk for the corresponding author. */
export function drawElsevier(paper: Paper, spec: ArticleSpec, random: Random): void {
  paper.newPage();
  paper.centred(`${spec.venue} 88 (${spec.year}) 104–119`, 40, 'Times-Roman', 8);
  paper.centred('Contents lists available online', 62, 'Times-Roman', 8.5);
  paper.line(spec.title, 50, 110, 'Times-Roman', 16);
  let x = 50;
  spec.authors.forEach((author, i) => {
    const last = i === spec.authors.length - 1;
    x = paper.line(latin(author.person), x, 150, 'Times-Roman', 12) + 1;
    const letter = String.fromCharCode(97 + author.at) + (author.corresponding === true ? ',*' : '');
    x = paper.line(letter, x, 147, 'Times-Roman', 7.5);
    if (!last) x = paper.line(', ', x, 150, 'Times-Roman', 12);
  });
  let y = 176;
  spec.affiliations.forEach((text, i) => {
    if (!spec.authors.some((a) => a.at === i)) return;
    paper.line(String.fromCharCode(97 + i), 50, y - 2, 'Times-Italic', 6.5);
    paper.line(text, 56, y, 'Times-Italic', 8.5);
    y += 12;
  });
  paper.line('A R T I C L E  I N F O', 50, y + 18, 'Times-Roman', 9);
  paper.line('A B S T R A C T', 210, y + 18, 'Times-Roman', 9);
  paper.paragraph(
    'Keywords: Observation Estimation Model Validation',
    { x: 50, y: y + 36, width: 110 },
    'Times-Italic',
    8,
    'left',
  );
  const below = paper.paragraph(prose(random, 'en', 7), { x: 210, y: y + 36, width: 335 }, 'Times-Roman', 9);
  const corresponding = spec.authors.find((a) => a.corresponding === true);
  if (corresponding) {
    paper.doc.moveTo(50, 772).lineTo(120, 772).lineWidth(0.4).stroke();
    paper.line('* Corresponding author.', 54, 776, 'Times-Roman', 8);
    paper.line(
      `E-mail address: ${corresponding.person.family.toLowerCase().replace("'", '')}@hanbit.example (${initials(corresponding.person)}).`,
      54,
      787,
      'Times-Roman',
      8,
    );
  }
  const columns = createColumns(paper, { top: below + 24, bottom: 758 });
  columns.add('1. Introduction', 'Times-Bold', 10);
  for (let i = 0; i < 4 + 5 * (spec.bodyPages ?? 1); i++)
    columns.add(prose(random, 'en', 7), 'Times-Roman', 9.5);
  columns.add('Declaration of competing interest', 'Times-Bold', 10);
  columns.add('The authors declare that they have no known competing interests.', 'Times-Roman', 9.5);
  columns.add('References', 'Times-Bold', 10);
  for (const entry of references(random, 'en', 14)) columns.add(entry, 'Times-Roman', 8, 2);
}
