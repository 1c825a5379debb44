import { expect, it } from 'vitest';
import { reasonOfFault, reasonText } from '../../../src/main/engine/domain/reasons';
import { refusalOf } from '../../../src/main/engine/readers/refusal';

const said = (kind: string): string => {
  const { code, detail } = refusalOf(kind);
  return reasonText(reasonOfFault({ code, message: detail }), 'ko');
};

it('says what a refused file is and what to do about it', () => {
  expect(said('rar')).toBe('읽을 수 없는 압축 형식입니다 (RAR). 압축을 풀거나 ZIP으로 바꾸어 주세요.');
  expect(said('xlsx')).toBe('지원하지 않는 파일 형식입니다 (Excel .xlsx). PDF로 바꾸어 주세요.');
  expect(said('unknown')).toMatch(/알아볼 수 없는 파일/);
  expect(said('zip-damaged')).toMatch(/손상/);
  expect(said('zip')).toMatch(/풀어서 폴더로/);
  expect(said('zip-empty')).toMatch(/압축 파일 안에 읽을 문서가 없습니다/);
  expect(said('zip-locked')).toMatch(/암호가 걸린 압축 파일/);
  expect(said('html')).toMatch(/웹 페이지/);
});
