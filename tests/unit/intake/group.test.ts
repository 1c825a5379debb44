import { describe, expect, it } from 'vitest';
import { groupApplicants } from '../../../src/main/engine/intake/group';
import type { FoundFile } from '../../../src/main/engine/intake/walk';

const file = (path: string): FoundFile => {
  const folders = path.split('/');
  const name = folders.pop()!;
  return { path: `/${path}`, folders, name, bytes: 1 };
};
const groups = (...paths: string[]) =>
  groupApplicants(paths.map(file)).map((g) => [
    g.externalId,
    g.name,
    g.files.map((f) => [f.category, f.relativePath]),
  ]);

describe('files to applicants', () => {
  it('a folder called `number (name)` is one applicant, its sub-folders are categories', () => {
    expect(groups('2401-000001 (홍길동)/학위논문/가.pdf', '2401-000001 (홍길동)/나.pdf')).toEqual([
      [
        '2401-000001',
        '홍길동',
        [
          ['학위논문', '학위논문/가.pdf'],
          ['', '나.pdf'],
        ],
      ],
    ]);
  });

  it('a folder that holds category folders is one applicant whatever it is called', () => {
    expect(groups('홍길동/학위논문/가.pdf', '홍길동/기타/나.pdf')).toEqual([
      [
        '홍길동',
        '홍길동',
        [
          ['학위논문', '학위논문/가.pdf'],
          ['기타', '기타/나.pdf'],
        ],
      ],
    ]);
  });

  it('otherwise each sub-folder is an applicant and loose files form one named after the folder', () => {
    expect(groups('지원서류/김하늘/가.pdf', '지원서류/이바다/나.pdf', '지원서류/다.pdf')).toEqual([
      ['김하늘', '김하늘', [['', '김하늘/가.pdf']]],
      ['이바다', '이바다', [['', '이바다/나.pdf']]],
      ['지원서류', '지원서류', [['', '다.pdf']]],
    ]);
  });

  it('marks files beside applicants’ folders: often nobody’s', () => {
    const loose = (...paths: string[]): string[] =>
      groupApplicants(paths.map(file))
        .filter((g) => g.loose)
        .map((g) => g.externalId);
    expect(loose('지원서류/김하늘/가.pdf', '지원서류/이바다/나.pdf', '지원서류/명단.xlsx')).toEqual([
      '지원서류',
    ]);
    expect(loose('지원서류/김하늘/가.pdf', '지원서류/이바다/나.pdf')).toEqual([]);
    expect(loose('0001 (김하늘)/가.pdf', '0001 (김하늘)/학술논문/나.pdf')).toEqual([]);
    expect(loose('이력서.pdf', '지원서류/김하늘/가.pdf')).toEqual([]);
  });

  it('finds applicants’ folders at any depth', () => {
    expect(groups('2024/공대/0001 (김하늘)/학술논문/가.pdf', '2024/공대/0002 (이바다)/나.pdf')).toEqual([
      ['0001', '김하늘', [['학술논문', '공대/0001 (김하늘)/학술논문/가.pdf']]],
      ['0002', '이바다', [['', '공대/0002 (이바다)/나.pdf']]],
    ]);
  });

  it('loose files dropped by themselves go by the number in their names', () => {
    expect(groups('2401-000001_[학위논문]_가.pdf', '2401-000001_hindex.png', '이력서.pdf')).toEqual([
      [
        '2401-000001',
        '',
        [
          ['', '2401-000001_[학위논문]_가.pdf'],
          ['', '2401-000001_hindex.png'],
        ],
      ],
      ['이력서', '', [['', '이력서.pdf']]],
    ]);
  });
});
