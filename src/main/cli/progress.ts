import { SingleBar } from 'cli-progress';
import type { ProgressSnapshot } from '../engine/domain/views';

/** Progress of a run on standard error: a bar on a terminal, one line a document otherwise. */
export interface Reporter {
  update(snapshot: ProgressSnapshot): void;
  end(): void;
}

export function createReporter(stream: NodeJS.WriteStream, quiet: boolean): Reporter {
  if (quiet) return { update: () => undefined, end: () => undefined };
  return stream.isTTY ? bar(stream) : lines(stream);
}

const isFinal = (status: string): boolean =>
  status !== 'received' && status !== 'extracted' && status !== 'validated';

function bar(stream: NodeJS.WriteStream): Reporter {
  const view = new SingleBar({
    stream,
    format: '{bar} {value}/{total} 문서 · {pages}쪽 · {left} · {name}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  });
  let started = false;
  return {
    update({ applicants, totals }) {
      const now = applicants.flatMap((a) => a.documents).find((d) => d.step !== null);
      const payload = {
        pages: totals.pagesRead,
        left: totals.secondsLeft === null ? '재는 중' : `약 ${totals.secondsLeft}초`,
        name: now ? shorten(now.filename) : '',
      };
      const done = totals.loaded + totals.needsReview + totals.failed;
      if (!started) view.start(totals.documents, done, payload);
      started = true;
      view.setTotal(totals.documents);
      view.update(done, payload);
    },
    end() {
      if (started) view.stop();
    },
  };
}

const shorten = (name: string): string => (name.length > 40 ? `${name.slice(0, 38)}…` : name);

const WORD: Record<string, string> = { loaded: '완료', needs_review: '검토 필요', failed: '읽지 못함' };

function lines(stream: NodeJS.WriteStream): Reporter {
  const told = new Set<number>();
  return {
    update({ applicants, totals }) {
      for (const a of applicants)
        for (const d of a.documents) {
          if (!isFinal(d.status) || d.step !== null || told.has(d.documentId)) continue;
          told.add(d.documentId);
          const why = d.messages.length > 0 ? ` · ${d.messages.join(' ')}` : '';
          stream.write(
            `[${told.size}/${totals.documents}] ${a.externalId} ${d.filename}: ${WORD[d.status] ?? d.status}${why}\n`,
          );
        }
    },
    end: () => undefined,
  };
}
