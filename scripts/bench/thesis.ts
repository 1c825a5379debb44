import { writeFile } from 'node:fs/promises';
import { makeThesis } from '../../src/main/sample/thesis';

/** Cover, inner cover, approval page, abstract, references, thanks. */
const FRONT_AND_BACK = 6;

/** A Korean doctoral thesis of `pages` pages with embedded fonts. */
export async function writeThesis(file: string, seed: number, pages: number): Promise<void> {
  const person = (ko: string, given: string, family: string) => ({ ko, given, family });
  const supervisor = person('김도현', 'Do-Hyeon', 'Kim');
  const thesis = await makeThesis({
    language: 'ko',
    degree: 'doctor',
    title: '희소 관측을 위한 상태 추정 연구',
    subtitle: 'A Study on State Estimation with Sparse Observations',
    author: person('서하람', 'Haram', 'Seo'),
    supervisor,
    committee: [
      person('이새벽', 'Saebyeok', 'Lee'),
      person('박한결', 'Hangyeol', 'Park'),
      person('최유찬', 'Yu-Chan', 'Choi'),
      person('정다온', 'Daon', 'Jung'),
      supervisor,
    ],
    university: '한빛대학교',
    department: '컴퓨터공학과',
    field: '공학',
    year: 2021,
    month: 8,
    bodyPages: pages - FRONT_AND_BACK,
    seed,
  });
  if (thesis.pages !== pages) throw new Error(`the thesis has ${thesis.pages} pages, not ${pages}`);
  await writeFile(file, thesis.bytes);
}
