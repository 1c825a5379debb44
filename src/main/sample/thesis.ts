import { latin, shown } from './cast';
import { createPaper, type Paper } from './paper';
import { prose, references } from './prose';
import { createRandom } from './random';
import { drawEnglishFront } from './thesis-english';
import { drawKoreanFront } from './thesis-korean';
import type { ThesisSpec } from './thesis-spec';
import { expected, type BuiltDocument, type ExpectedPerson } from './truth';

/** A degree thesis as libraries hold them: cover, inner cover, approval page, abstract, text, references, thanks. */
export async function makeThesis(spec: ThesisSpec): Promise<BuiltDocument> {
  const random = createRandom(spec.seed ?? 1);
  const paper = createPaper(spec.title);
  const ko = spec.language === 'ko';
  const persons = ko ? drawKoreanFront(paper, spec) : drawEnglishFront(paper, spec);
  drawBody(paper, spec, random);
  drawThanks(paper, spec, persons);
  return { bytes: await paper.bytes(), pages: paper.pages(), persons };
}

function drawBody(paper: Paper, spec: ThesisSpec, random: () => number): void {
  const ko = spec.language === 'ko';
  const font = ko ? 'myeongjo' : 'Times-Roman';
  const bold = ko ? 'myeongjo-bold' : 'Times-Bold';
  const box = (y: number) => ({ x: 85, y, width: 425 });
  paper.newPage();
  paper.centred(ko ? '국 문 초 록' : 'Abstract', 90, bold, 15);
  let y = paper.paragraph(prose(random, spec.language, 9), box(140), font, 11);
  paper.paragraph(
    ko ? '주요어: 관측, 추정, 모형' : 'Keywords: observation, estimation, model',
    box(y + 20),
    bold,
    10.5,
  );
  for (let i = 1; i <= (spec.bodyPages ?? 3); i++) {
    paper.newPage();
    paper.line(ko ? `제 ${i} 장` : `Chapter ${i}`, 85, 90, bold, 15);
    y = 130;
    for (let p = 0; p < 3; p++) y = paper.paragraph(prose(random, spec.language, 6), box(y), font, 11) + 12;
    paper.centred(`- ${i} -`, 790, 'Times-Roman', 9);
  }
  paper.newPage();
  paper.centred(ko ? '참 고 문 헌' : 'References', 90, bold, 15);
  y = 140;
  for (const entry of references(random, spec.language, 12))
    y = paper.paragraph(entry, box(y), font, 10, 'left') + 4;
}

function drawThanks(paper: Paper, spec: ThesisSpec, persons: ExpectedPerson[]): void {
  const ko = spec.language === 'ko';
  const thanked = spec.thanked ?? [];
  paper.newPage();
  paper.centred(ko ? '감 사 의 글' : 'Acknowledgements', 90, ko ? 'myeongjo-bold' : 'Times-Bold', 15);
  const others = spec.committee.filter((m) => m !== spec.supervisor);
  const text = ko
    ? [
        `학위 과정 동안 늘 아낌없이 지도해 주신 지도교수님이신 ${shown(spec.supervisor)} 교수님께 깊이 감사드립니다.`,
        others.length > 0
          ? `바쁘신 가운데 심사를 맡아 주신 ${others.map(shown).join(', ')} 교수님께 감사드립니다.`
          : '',
        thanked.length > 0
          ? `연구실에서 함께 밤을 새운 ${thanked.map((m) => `${shown(m)} 박사`).join(', ')}에게 고마움을 전합니다.`
          : '',
        '끝까지 믿어 주신 부모님과 가족에게 이 논문을 바칩니다.',
      ]
    : [
        `I thank my advisor, Professor ${latin(spec.supervisor)}, for years of patient guidance.`,
        others.length > 0
          ? `I am grateful to the members of my committee, ${others.map((m) => `Prof. ${latin(m)}`).join(', ')}, for their comments.`
          : '',
        thanked.length > 0
          ? `The days in the laboratory with ${thanked.map(latin).join(' and ')} were happy ones.`
          : '',
        'Finally, I thank my parents.',
      ];
  paper.paragraph(
    text.filter(Boolean).join(' '),
    { x: 85, y: 140, width: 425 },
    ko ? 'myeongjo' : 'Times-Roman',
    11,
  );
  for (const person of thanked) persons.push(expected(person, 'acknowledged', paper.pages(), spec.language));
}
