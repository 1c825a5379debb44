import type { DocType, FinalStatus, FlagType, SourceKind } from '../domain/words';

/** The workbook's words: Korean, as the roster's form prescribes. */
export const DOC_TYPE_KO: Readonly<Record<DocType, string>> = {
  degree_thesis: '학위논문',
  representative_research: '대표연구실적',
  journal_article: '학술논문',
  research_project: '연구과제·보고서',
  hindex: '구글스칼라',
  cv: '이력서·실적목록',
  unknown: '미분류',
};

export const FLAG_KO: Readonly<Record<FlagType, string>> = {
  seal: '도장',
  handwriting: '손글씨',
  signature: '서명',
  low_confidence: '저신뢰',
  ambiguous: '동명이인·약어',
  needs_vision: '비전 판독 필요',
  incomplete: '누락 가능',
};

export const STATUS_KO: Readonly<Record<FinalStatus, string>> = {
  auto: '자동',
  open: '미확정',
  confirmed: '확정',
  edited: '수정확정',
  rejected: '반려',
};

const KIND_KO: Readonly<Record<SourceKind, string>> = {
  printed: '인쇄',
  seal: '도장',
  handwritten: '손글씨',
  signature: '서명',
};

/** 판독구분: printed letters that an OCR engine read are named so, their reading is not the print itself. */
export function kindKo(kind: SourceKind, ocrEngine: string | null): string {
  return kind === 'printed' && ocrEngine !== null ? 'OCR' : KIND_KO[kind];
}

/** `2024-03-04 09:05`, in the time zone of the machine, as the people who read it live. */
export function dateTimeKo(ms: number): string {
  const d = new Date(ms);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())} ${two(d.getHours())}:${two(d.getMinutes())}`;
}
