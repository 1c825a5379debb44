import { latin } from './cast';
import type { Paper } from './paper';
import type { ThesisSpec } from './thesis-spec';
import { expected, type ExpectedPerson } from './truth';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Title page and approval page of a thesis written in English at a Korean university. */
export function drawEnglishFront(paper: Paper, spec: ThesisSpec): ExpectedPerson[] {
  const doctor = spec.degree === 'doctor';
  const work = doctor ? 'Dissertation' : 'Thesis';
  const when = `${MONTHS[spec.month - 1] ?? ''} ${spec.year}`;
  const name = latin(spec.author);
  const persons: ExpectedPerson[] = [];

  paper.newPage();
  paper.centred(spec.title, 120, 'Times-Bold', 19);
  paper.centred('by', 210, 'Times-Roman', 13);
  paper.centred(name, 240, 'Times-Roman', 16);
  paper.centred(spec.department, 330, 'Times-Roman', 13);
  paper.centred(spec.university, 352, 'Times-Roman', 13);
  paper.centred(
    `A ${work.toLowerCase()} submitted to the faculty of ${spec.university}`,
    430,
    'Times-Roman',
    12,
  );
  paper.centred('in partial fulfillment of the requirements for the degree of', 448, 'Times-Roman', 12);
  paper.centred(
    `${doctor ? 'Doctor of Philosophy' : 'Master of Science'} in ${spec.field}`,
    466,
    'Times-Roman',
    12,
  );
  paper.centred(when, 540, 'Times-Roman', 13);
  paper.centred(`Advisor: Professor ${latin(spec.supervisor)}`, 620, 'Times-Roman', 13);
  persons.push(expected(spec.supervisor, 'supervisor', paper.pages(), 'en'));
  if (spec.coSupervisor) {
    paper.centred(`Co-advisor: Professor ${latin(spec.coSupervisor)}`, 642, 'Times-Roman', 13);
    persons.push(expected(spec.coSupervisor, 'co_supervisor', paper.pages(), 'en'));
  }
  if (spec.approval ?? true) persons.push(...drawApproval(paper, spec, name, when, work));
  return persons;
}

function drawApproval(
  paper: Paper,
  spec: ThesisSpec,
  name: string,
  when: string,
  work: string,
): ExpectedPerson[] {
  paper.newPage();
  paper.centred(spec.title, 100, 'Times-Bold', 16);
  paper.centred(name, 160, 'Times-Roman', 14);
  paper.centred(
    `This certifies that the ${work.toLowerCase()} of ${name} is approved.`,
    220,
    'Times-Roman',
    12,
  );
  paper.centred(when, 250, 'Times-Roman', 12);
  return spec.committee.map((person, i) => {
    const y = 330 + i * 70;
    paper.doc.moveTo(230, y).lineTo(470, y).lineWidth(0.6).stroke();
    paper.line(i === 0 ? 'Committee Chair' : `Committee Member`, 90, y + 6, 'Times-Roman', 12);
    paper.line(`Prof. ${latin(person)}`, 240, y + 6, 'Times-Roman', 12);
    return expected(person, i === 0 ? 'committee_chair' : 'committee', paper.pages(), 'en');
  });
}
