import type { ArticleSpec } from './article-spec';
import { initials, latin } from './cast';
import { createColumns } from './columns';
import type { Paper } from './paper';
import { prose, references } from './prose';
import type { Random } from './random';

/** `A, B, and C`. */
function series(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
}

/** End of a byline that began on the line above: the last name still gets its `and`. */
function closing(parts: readonly string[]): string {
  return parts.length === 1
    ? `and ${parts[0] ?? ''}`
    : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
}

/** Two columns, membership grades in the byline, biographies at the end. */
export function drawIeee(paper: Paper, spec: ArticleSpec, random: Random): void {
  paper.newPage();
  paper.line(`${spec.venue.toUpperCase()}, VOL. 17, NO. 4, APRIL ${spec.year}`, 50, 36, 'Times-Roman', 7.5);
  paper.line('1234', 528, 36, 'Times-Roman', 7.5);
  paper.centred(spec.title, 70, 'Times-Roman', 20);
  const grades = ['Student Member, IEEE', '', 'Member, IEEE', 'Senior Member, IEEE'];
  const byline = spec.authors.map((a, i) => {
    const grade = grades[i % grades.length] as string;
    return grade === '' ? latin(a.person) : `${latin(a.person)}, ${grade}`;
  });
  // Long bylines are set on two lines, as the journals do: the page is 495 points wide between its margins.
  const lines = byline.length > 3 ? [byline.slice(0, 2), byline.slice(2)] : [byline];
  lines.forEach((part, i) => {
    const text =
      i < lines.length - 1 ? `${part.join(', ')},` : lines.length > 1 ? closing(part) : series(part);
    paper.centred(text, 104 + i * 16, 'Times-Roman', 11);
  });
  const columns = createColumns(paper, { top: 150 });
  columns.add(`Abstract—${prose(random, 'en', 6)}`, 'Times-Bold', 9);
  columns.add('Index Terms—Observation, estimation, model, validation.', 'Times-Bold', 9, 12);
  columns.add('I. INTRODUCTION', 'Times-Roman', 10);
  columns.add(prose(random, 'en', 9), 'Times-Roman', 10);
  columns.add(footnote(spec), 'Times-Roman', 8, 10);
  for (let i = 0; i < 3 + 6 * (spec.bodyPages ?? 1); i++) {
    if (i % 3 === 0)
      columns.add(`${['II', 'III', 'IV', 'V', 'VI'][i / 3] ?? 'VII'}. METHOD AND RESULTS`, 'Times-Roman', 10);
    columns.add(prose(random, 'en', 8), 'Times-Roman', 10);
  }
  columns.add('REFERENCES', 'Times-Roman', 10);
  for (const entry of references(random, 'en', 14)) columns.add(entry, 'Times-Roman', 8, 2);
  for (const author of spec.authors) {
    columns.add(
      `${latin(author.person)} received the B.S. degree from Hanbit University in ${spec.year - 7}. The author is currently with ${spec.affiliations[author.at] ?? ''}. Research interests include observation and estimation.`,
      'Times-Roman',
      8.5,
      14,
    );
  }
}

function footnote(spec: ArticleSpec): string {
  const where = spec.affiliations.map((text, at) => {
    const here = spec.authors.filter((a) => a.at === at).map((a) => initials(a.person));
    if (here.length === 0) return '';
    return `${series(here)} ${here.length === 1 ? 'is' : 'are'} with ${text}.`;
  });
  const corresponding = spec.authors.find((a) => a.corresponding === true);
  return [
    `Manuscript received 3 May ${spec.year - 1}; accepted 11 January ${spec.year}.`,
    corresponding ? `(Corresponding author: ${latin(corresponding.person)}.)` : '',
    ...where,
  ]
    .filter(Boolean)
    .join(' ');
}
