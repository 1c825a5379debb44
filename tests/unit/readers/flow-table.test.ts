import { describe, expect, it } from 'vitest';
import { FLOW_PAGE, layoutFlow } from '../../../src/main/engine/readers/flow';

const sentence = '현장에서 모은 자료를 정리하고 모형을 세워 결과를 견주어 보았다. '.repeat(3).trim();

describe('tables on a flow page', () => {
  it('never cut a name, however long the sentence in the next column is', () => {
    const [page] = layoutFlow([
      {
        type: 'table',
        rows: [
          ['성명', '맡은 일'],
          ['남궁하늘', sentence],
        ],
      },
    ]);
    expect(page!.words.map((w) => w.text)).toContain('남궁하늘');
  });

  it('set many columns in smaller type rather than break their words', () => {
    const names = [
      '김하늘',
      '이바다',
      '박나루',
      '최가람',
      '정다온',
      '강서율',
      '조은솔',
      '윤도담',
      '장새벽',
      '임보라',
    ];
    const header = names.map((_, i) => `참여연구원${i + 1}`);
    const [page] = layoutFlow([{ type: 'table', rows: [header, names] }]);
    expect(page!.words.map((w) => w.text)).toEqual([...header, ...names]);
    const right = Math.max(...page!.words.map((w) => w.box.x + w.box.w));
    expect(right).toBeLessThanOrEqual(FLOW_PAGE.width - FLOW_PAGE.margin + 1);
  });

  it('keep every cell of a column at one x', () => {
    const rows = [
      ['위원장', '엄태결', '(인)'],
      ['위원', '남궁현도', '(인)'],
    ];
    const [page] = layoutFlow([{ type: 'table', rows }]);
    const x = (text: string): number => page!.words.find((w) => w.text === text)!.box.x;
    expect(x('엄태결')).toBe(x('남궁현도'));
    expect(x('위원장')).toBe(x('위원'));
  });
});
