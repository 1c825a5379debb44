import { pick, type Random } from './random';

/** Filler without a single personal name: whatever an extractor finds in it is invented. */
const KO = [
  '본 절에서는 제안하는 방법의 전체 구조를 설명하고 각 단계의 역할을 정리한다.',
  '관측값의 불확실성이 커질수록 기존 방법의 오차가 빠르게 늘어나는 것을 확인하였다.',
  '실험에는 공개된 자료와 직접 수집한 자료를 함께 사용하였으며 조건은 표에 정리하였다.',
  '이러한 결과는 매개변수의 수를 줄이면서도 성능을 유지할 수 있음을 보여 준다.',
  '다만 표본의 크기가 작아 일반화에는 주의가 필요하며 이에 대한 논의는 뒤에서 다룬다.',
  '계산 비용을 줄이기 위하여 인접한 구간의 값을 다시 사용하는 방식을 택하였다.',
  '비교 대상과의 차이는 통계적으로 유의하였고 반복 실험에서도 같은 경향이 나타났다.',
  '앞선 연구들은 대부분 단일 조건만을 다루어 실제 환경에 그대로 적용하기 어렵다.',
  '따라서 이 연구는 여러 조건을 함께 고려하는 모형을 세우고 그 타당성을 검증한다.',
  '측정 오차를 보정한 뒤에는 두 집단의 차이가 뚜렷하게 드러났다.',
];
const EN = [
  'This section describes the structure of the proposed method and the role of each stage.',
  'The error of the baseline grows quickly as the uncertainty of the observations increases.',
  'Both public data and data collected for this study were used, and the conditions are listed in the table.',
  'The results indicate that the number of parameters can be reduced without loss of accuracy.',
  'Care is needed in generalising these findings, since the sample is small.',
  'Values of neighbouring intervals are reused in order to reduce the cost of computation.',
  'The difference was statistically significant and the same trend appeared in repeated runs.',
  'Earlier work mostly covers a single condition and is hard to apply in the field as it stands.',
  'We therefore build a model that takes several conditions into account and test its validity.',
  'After the correction of measurement errors the two groups differ clearly.',
];

export function prose(random: Random, language: 'ko' | 'en', sentences: number): string {
  const source = language === 'ko' ? KO : EN;
  return Array.from({ length: sentences }, () => pick(random, source)).join(' ');
}

const WORK = {
  ko: ['적응형 표본화', '계층 모형', '경계층 해석', '다중 척도 관측', '분산 추정', '희소 표현'],
  en: ['adaptive sampling', 'layered models', 'boundary analysis', 'multi-scale sensing', 'sparse codes'],
} as const;
/** Surnames that stand in reference lists only; nobody of the cast bears them. */
const CITED = {
  ko: ['표준겸', '탁한별', '옥나린', '석우빈', '기다온', '도해찬'],
  en: ['B. Quillmark', 'S. Terravane', 'J.-W. Dokgo', 'L. Amberside', 'R. Fjordholt', 'Y. Seomun'],
} as const;

/** References: their authors are cited, not related; an extractor must leave them alone. */
export function references(random: Random, language: 'ko' | 'en', count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const year = 2001 + Math.floor(random() * 20);
    const [a, b] = [pick(random, CITED[language]), pick(random, CITED.en)];
    const work = pick(random, WORK[language]);
    return language === 'ko'
      ? `[${i + 1}] ${a}, “${work}에 관한 고찰,” 가람학회논문지, 제${i + 3}권, 제2호, ${year}.`
      : `[${i + 1}] ${a} and ${b}, “On ${work},” J. Imagined Syst., vol. ${i + 3}, pp. ${10 * i + 1}–${10 * i + 9}, ${year}.`;
  });
}
