import { latin, shown } from './cast';
import { A4, type Paper } from './paper';
import type { ThesisSpec } from './thesis-spec';
import { expected, type ExpectedPerson } from './truth';

/** `서 하 람`: how covers and approval pages set names. */
export function spaced(text: string, gap = ' '): string {
  return [...text].join(gap);
}

/** Labels of the approval rows, first the chair, as printed (letter-spaced to equal width). */
export function committeeLabels(count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? '위  원  장' : i === 1 && count > 3 ? '부위원장' : '위      원',
  );
}

const DEGREES = { doctor: '박사', master: '석사' } as const;

/** Cover, inner cover and (unless it is a file of its own) approval page. */
export function drawKoreanFront(paper: Paper, spec: ThesisSpec): ExpectedPerson[] {
  const degree = DEGREES[spec.degree];
  const name = shown(spec.author);
  const persons: ExpectedPerson[] = [];

  paper.newPage();
  paper.centred(`${spec.field}${degree}학위논문`, 95, 'myeongjo', 16);
  paper.centred(spec.title, 190, 'myeongjo-bold', 20);
  paper.centred(spec.subtitle, 235, 'Times-Roman', 14);
  paper.centred(`${spec.year}년 ${spec.month}월`, 560, 'myeongjo', 15);
  paper.centred(`${spec.university} 대학원`, 640, 'myeongjo', 17);
  paper.centred(spec.department, 672, 'myeongjo', 17);
  paper.centred(spaced(name), 704, 'myeongjo', 17);

  paper.newPage();
  paper.centred(spec.title, 120, 'myeongjo-bold', 18);
  paper.centred(`지도교수  ${spaced(shown(spec.supervisor))}`, 230, 'myeongjo', 15);
  persons.push(expected(spec.supervisor, 'supervisor', paper.pages(), 'ko'));
  if (spec.coSupervisor) {
    paper.centred(`공동지도교수  ${spaced(shown(spec.coSupervisor))}`, 256, 'myeongjo', 15);
    persons.push(expected(spec.coSupervisor, 'co_supervisor', paper.pages(), 'ko'));
  }
  paper.centred(`이 논문을 ${spec.field}${degree} 학위논문으로 제출함`, 320, 'myeongjo', 14);
  paper.centred(`${spec.year}년 ${spec.month}월`, 380, 'myeongjo', 13);
  paper.centred(`${spec.university} 대학원`, 480, 'myeongjo', 15);
  paper.centred(spec.department, 508, 'myeongjo', 15);
  paper.centred(spaced(name), 536, 'myeongjo', 15);
  paper.centred(`(${latin(spec.author)})`, 560, 'Times-Roman', 12);

  if (spec.approval ?? true) persons.push(...drawApproval(paper, spec, name, degree));
  return persons;
}

function drawApproval(paper: Paper, spec: ThesisSpec, name: string, degree: string): ExpectedPerson[] {
  paper.newPage();
  paper.centred(`${name}의 ${spec.field}${degree} 학위논문을 인준함`, 130, 'myeongjo', 16);
  paper.centred(`${spec.year}년 ${spec.month}월`, 180, 'myeongjo', 13);
  const labels = committeeLabels(spec.committee.length);
  return spec.committee.map((person, i) => {
    const y = 300 + i * 62;
    paper.line(labels[i] as string, 140, y, 'myeongjo', 15);
    paper.line(spaced(shown(person), '  '), 250, y, 'myeongjo', 15);
    paper.line('(인)', 405, y, 'myeongjo', 14);
    paper.doc
      .moveTo(235, y + 22)
      .lineTo(Math.min(440, A4.width - 100), y + 22)
      .lineWidth(0.5)
      .stroke();
    return expected(person, i === 0 ? 'committee_chair' : 'committee', paper.pages(), 'ko');
  });
}
