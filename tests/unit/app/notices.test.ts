import { describe, expect, it } from 'vitest';
import { createNotices } from '../../../src/main/app/notices';
import type { ProgressSnapshot } from '../../../src/main/engine/domain/views';

function notices(patch: { wanted?: boolean; inSight?: boolean; language?: 'ko' | 'en' } = {}) {
  const shown: string[] = [];
  const badges: number[] = [];
  const made = createNotices({
    language: () => patch.language ?? 'ko',
    wanted: () => patch.wanted ?? true,
    inSight: () => patch.inSight ?? false,
    show: (title, body) => void shown.push(`${title}: ${body}`),
    badge: (n) => void badges.push(n),
  });
  return { ...made, shown, badges };
}
const at = (waiting: number, reading: number, patch: Partial<ProgressSnapshot> = {}): ProgressSnapshot => ({
  paused: false,
  running: waiting + reading > 0,
  applicants: [],
  totals: {
    documents: 17,
    loaded: 0,
    needsReview: 0,
    failed: 0,
    reading,
    waiting,
    pagesRead: 0,
    pagesPerSecond: null,
    secondsLeft: null,
  },
  ...patch,
});

describe('notices of the system', () => {
  it('come once, at the end of a run, with counts and no name', () => {
    const n = notices();
    n.progress(at(0, 0), 3);
    expect(n.shown).toEqual([]);
    for (const s of [at(5, 2), at(0, 1), at(0, 0), at(0, 0)]) n.progress(s, 12);
    expect(n.shown).toEqual(['다 읽었습니다: 문서 17개 · 확인할 항목 12건']);
    for (const s of [at(1, 0), at(0, 0)]) n.progress(s, 0);
    expect(n.shown.at(-1)).toBe('다 읽었습니다: 문서 17개 · 확인할 항목이 없습니다');
  });

  it('do not take a pause, or a full disk, for the end', () => {
    const n = notices({ language: 'en' });
    n.progress(at(5, 1), 0);
    n.progress(at(5, 0, { paused: true, running: false }), 0);
    n.progress(at(5, 0, { running: false, fault: 'disk_full' }), 0);
    expect(n.shown).toEqual([]);
    n.progress(at(0, 1), 0);
    n.progress(at(0, 0), 0);
    expect(n.shown).toEqual(['Reading is finished: 17 documents · nothing to review']);
  });

  it('stay away from who does not want them, or has the window before the eyes', () => {
    for (const patch of [{ wanted: false }, { inSight: true }]) {
      const n = notices(patch);
      n.progress(at(1, 0), 0);
      n.progress(at(0, 0), 0);
      expect(n.shown).toEqual([]);
    }
  });

  it('count open items on the icon, each count once, and forget a run of another round', () => {
    const n = notices();
    for (const count of [4, 4, 3, 0, 0]) n.open(count);
    expect(n.badges).toEqual([4, 3, 0]);
    n.progress(at(2, 0), 0);
    n.reset();
    n.progress(at(0, 0), 0);
    expect(n.shown).toEqual([]);
  });
});
