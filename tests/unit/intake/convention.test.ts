import { describe, expect, it } from 'vitest';
import {
  isApplicantFolder,
  isCategoryFolder,
  isSystemFile,
  numberInFilename,
  parseApplicantFolder,
} from '../../../src/main/engine/intake/convention';

describe('applicants’ folders', () => {
  it.each([
    ['2401-000001 (홍길동)', '2401-000001', ['홍길동']],
    ['2401-000001(홍길동)', '2401-000001', ['홍길동']],
    ['0007 (Gil-Dong Hong)', '0007', ['Gil-Dong Hong']],
    ['2401-000001 (홍길동, Gil-Dong Hong)', '2401-000001', ['홍길동', 'Gil-Dong Hong']],
    ['2401-000001 (홍길동/Gil-Dong Hong)', '2401-000001', ['홍길동', 'Gil-Dong Hong']],
    ['0001 (Hong, Gil-Dong)', '0001', ['Hong, Gil-Dong']],
    ['2401-000001 （홍길동）', '2401-000001', ['홍길동']],
    ['홍길동 (2401-000001)', '2401-000001', ['홍길동']],
    ['홍길동_2401-000001', '2401-000001', ['홍길동']],
    ['2401-000001_홍길동', '2401-000001', ['홍길동']],
    ['2401-000001 홍길동', '2401-000001', ['홍길동']],
    ['2401-000001', '2401-000001', []],
    ['0002 (미상)', '0002', []],
    ['홍길동', '홍길동', ['홍길동']],
    ['2401-000001 (홍길동)'.normalize('NFD'), '2401-000001', ['홍길동']],
  ])('%s', (folder, externalId, names) => {
    expect(parseApplicantFolder(folder)).toEqual({ externalId, name: names[0] ?? '', names });
  });

  it('only `number (name)` is an applicant’s folder for sure', () => {
    expect(isApplicantFolder('2401-000001 (홍길동)')).toBe(true);
    expect(isApplicantFolder('2024년 상반기 (1차)')).toBe(false);
    expect(isApplicantFolder('지원서류')).toBe(false);
  });

  it('knows category folders however they are spaced or numbered', () => {
    const yes = [
      '학위논문',
      '대표 연구 실적',
      '1.학술논문',
      '구글스칼라',
      'Google Scholar',
      'papers',
      '기타'.normalize('NFD'),
    ];
    expect(yes.filter((n) => !isCategoryFolder(n))).toEqual([]);
    expect(['홍길동', '2401-000001 (홍길동)', '논문심사위원 명단'].filter(isCategoryFolder)).toEqual([]);
  });

  it('finds the application number a file name begins with', () => {
    expect(numberInFilename('2401-000001_[학위논문]_제목.pdf')).toBe('2401-000001');
    expect(numberInFilename('2401-000001.zip')).toBe('2401-000001');
    expect(numberInFilename('2019_Lee_et_al.pdf')).toBeNull();
  });

  it('passes over what systems and office programs leave behind, and nothing else', () => {
    expect(['.DS_Store', 'Thumbs.db', 'desktop.ini', '~$논문.docx', '__MACOSX'].every(isSystemFile)).toBe(
      true,
    );
    expect(['논문.pdf', 'noext', '=1+1.pdf', '-rf.pdf'].some(isSystemFile)).toBe(false);
  });
});
