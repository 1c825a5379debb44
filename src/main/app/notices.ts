import type { ProgressSnapshot } from '../engine/domain/views';

const WORDS = {
  ko: {
    title: '다 읽었습니다',
    body: (n: number, open: number) =>
      open > 0 ? `문서 ${n}개 · 확인할 항목 ${open}건` : `문서 ${n}개 · 확인할 항목이 없습니다`,
  },
  en: {
    title: 'Reading is finished',
    body: (n: number, open: number) =>
      `${n} document${n === 1 ? '' : 's'} · ${open === 0 ? 'nothing' : open} to review`,
  },
} as const;

export interface NoticeDeps {
  readonly language: () => 'ko' | 'en';
  /** Does the person want to be told? */
  readonly wanted: () => boolean;
  /** Nobody needs a notice of what is before their eyes. */
  readonly inSight: () => boolean;
  readonly show: (title: string, body: string) => void;
  readonly badge: (count: number) => void;
}

/** Tells the system: a run has ended; so many items wait. Counts only, no names: a notice is read over shoulders. */
export function createNotices(deps: NoticeDeps) {
  let working = false;
  let badge = -1;
  return {
    progress({ running, paused, fault, totals }: ProgressSnapshot, openItems: number): void {
      const left = totals.waiting + totals.reading;
      const ended = working && !running && left === 0;
      working = running || (working && (paused || fault !== undefined || left > 0));
      if (!ended || !deps.wanted() || deps.inSight()) return;
      const words = WORDS[deps.language()];
      deps.show(words.title, words.body(totals.documents, openItems));
    },
    /** Open review items, on the program's icon. */
    open(count: number): void {
      if (count === badge) return;
      badge = count;
      deps.badge(count);
    },
    /** Another round, or none. */
    reset(): void {
      working = false;
    },
  };
}
export type Notices = ReturnType<typeof createNotices>;
