import { describe, expect, it } from 'vitest';
import { byContent, classify, type ClassifyInput } from '../../../src/main/engine/pipeline/classify';

const file = (over: Partial<ClassifyInput>): ClassifyInput => ({
  filename: 'a.pdf',
  folder: '',
  firstText: '',
  format: 'pdf',
  pageCount: 10,
  ...over,
});

const ARTICLE = `Journal of Testing, Vol. 12, No. 3, pp. 1-9
A Study of Nothing in Particular
Gildong Hong and Mina Park
Abstract
We study nothing. Keywords: nothing, something. doi: 10.1234/abcd`;

describe('classify: the order of evidence', () => {
  it.each([
    ['2401-000001_[학위논문]_제목 (국문 박사).pdf', 'degree_thesis'],
    ['2401-000001_[대표연구실적]_제목.pdf', 'representative_research'],
    ['2401-000001_[학술논문]_제목.pdf', 'journal_article'],
    ['2401-000001_[연구과제]_제목.hwp', 'research_project'],
    ['2401-000001_[이력서].docx', 'cv'],
    ['2401-000001_[구글 스칼라].png', 'hindex'],
    ['[Thesis] On nothing.pdf', 'degree_thesis'],
    ['［대표 실적］ 제목.pdf', 'representative_research'],
  ])('reads the tag of %s', (filename, docType) => {
    // The tag stands above everything else that speaks.
    const input = file({ filename, folder: '학술논문', firstText: ARTICLE });
    expect(classify(input)).toMatchObject({ docType, method: 'tag' });
  });

  it.each([
    ['2401-000001_hindex.png', 'hindex'],
    ['Google Scholar 캡처.png', 'hindex'],
    ['홍길동_석사학위논문.pdf', 'degree_thesis'],
    ['gdhong_phd_thesis.pdf', 'degree_thesis'],
    ['Dissertation_final.pdf', 'degree_thesis'],
    ['대표 연구실적 1.pdf', 'representative_research'],
    ['홍길동 이력서.hwp', 'cv'],
    ['gdhong_cv.pdf', 'cv'],
    ['CV_gdhong.pdf', 'cv'],
    ['2021 최종보고서.hwp', 'research_project'],
    ['논문투고 견본.hwp', 'journal_article'],
  ])('reads the word in the file name %s', (filename, docType) => {
    expect(classify(file({ filename, folder: '학술논문' }))).toMatchObject({ docType, method: 'filename' });
  });

  it.each([
    '지역 돌봄 정책의 현황과 과제.pdf',
    'Deep CV models for cats.pdf',
    'A synthesis of polymers.pdf',
    'Parenthesis matching.pdf',
    '논문.pdf',
  ])('is not misled by the title %s', (filename) => {
    expect(classify(file({ filename })).method).toBe('default');
  });

  it('reads decomposed names as macOS stores them', () => {
    const filename = '홍길동_학위논문.pdf'.normalize('NFD');
    expect(classify(file({ filename }))).toMatchObject({ docType: 'degree_thesis', method: 'filename' });
    const folder = '2401-000001 (홍길동)/대표연구실적'.normalize('NFD');
    expect(classify(file({ folder }))).toMatchObject({
      docType: 'representative_research',
      method: 'folder',
    });
  });

  it('takes the nearest folder that says something, never the applicant’s own', () => {
    const docType = (folder: string): string => classify(file({ folder })).docType;
    expect(docType('2401-000001 (홍길동)/학위논문/스캔')).toBe('degree_thesis');
    expect(docType('학술논문/구글스칼라')).toBe('hindex');
    expect(docType('2401-000001 (홍과제)')).toBe('unknown');
  });

  it('ignores a tag that is not one of ours', () => {
    expect(classify(file({ filename: '[ICML2031]nothing.pdf', firstText: ARTICLE }))).toMatchObject({
      docType: 'journal_article',
      method: 'content',
    });
  });

  it('says unknown with no confidence when nothing speaks', () => {
    expect(classify(file({}))).toEqual({ docType: 'unknown', method: 'default', confidence: 0 });
  });
});

describe('classify: content', () => {
  it.each([
    ['article', ARTICLE, 'journal_article'],
    [
      'Korean article',
      '한국시험학회논문지 제3권 제2호\n아무것도 아닌 것의 연구\n홍길동*ㆍ박미나**\n요 약\n본 연구는…\n주제어: 시험\n(투고일: 2020. 1. 2.)',
      'journal_article',
    ],
    [
      'Korean thesis, letters spaced',
      '공 학 석 사 학 위 논 문\n아무것도 아닌 것의 연구\n2019년 2월\n시험대학교 대학원\n홍 길 동\n지 도 교 수 박 미 나\n이 논문을 석사학위 논문으로 제출함',
      'degree_thesis',
    ],
    [
      'English thesis',
      'ON NOTHING\nA Dissertation\nPresented to the Faculty of the Graduate School\nin Partial Fulfillment of the Requirements for the Degree of\nDoctor of Philosophy\nby Gildong Hong',
      'degree_thesis',
    ],
    [
      'curriculum vitae',
      'Gildong Hong\nEducation\nPh.D., Test University\nEmployment\nPostdoc\nSelected publications\nG. Hong and M. Park.',
      'cv',
    ],
    ['Korean CV', '이 력 서\n성명 홍길동\n학력사항\n2010 시험대학교\n경력사항\n2015 시험연구소', 'cv'],
    [
      'Scholar page',
      '홍길동\n시험대학교\n인용 서지정보\n전체 2019년 이후\nh-index 12\ni10-index 14\n제목 인용',
      'hindex',
    ],
    [
      'report',
      '최종보고서\n과제명: 시험의 시험\n주관연구기관: 시험대학교\n연구책임자: 홍길동\n참여연구원: 박미나',
      'research_project',
    ],
    [
      'weekly report',
      '시험 프로젝트 주간보고서(8월 2주차)\n팀원 홍길동, 박미나\n작성자 홍길동',
      'research_project',
    ],
    ['form', '연번 논문명 게재지 게재연월 저자구분 총저자수 저자명', 'representative_research'],
  ])('knows a %s', (_, firstText, docType) => {
    expect(byContent(firstText, 10)).toMatchObject({ docType, method: 'content' });
  });

  it('does not take an article for a thesis because a footnote names one', () => {
    const note = `${ARTICLE}\n* 이 논문은 제1저자의 석사학위논문을 수정한 것임.\nThis work was a master's thesis.`;
    expect(byContent(note, 12).docType).toBe('journal_article');
  });

  it('leaves plain prose undecided', () => {
    expect(byContent('오늘 경기에서 홍길동이 홈런을 쳤다. 관중은 박수를 보냈다.', 1)).toMatchObject({
      docType: 'unknown',
    });
  });

  it('is surer the wider the lead', () => {
    const strong = byContent('h-index 3 i10-index 4 Cited by Google Scholar', 1).confidence;
    const weak = byContent('h-index 3\nEducation\nAwards', 1).confidence;
    expect(strong).toBeGreaterThan(weak);
    expect(strong).toBeLessThanOrEqual(0.9);
  });
});
