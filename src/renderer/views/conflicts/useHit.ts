import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictHit } from '../../../preload/contract';
import { call, codeOf, useChanged } from '../../api';

/** A burst of decisions is followed by one look at what they changed. */
const QUIET_MS = 800;

/** The chosen hit with its evidence. The ones that come next are asked for ahead, so that a key paints them at once. */
export function useHit(
  hitId: string | null,
  next: readonly string[],
): { readonly hit: ConflictHit | null; readonly error: string | null; readonly reload: () => void } {
  const { i18n } = useTranslation();
  const known = useRef(new Map<string, ConflictHit>());
  const asked = useRef(new Set<string>());
  /** Goes up with everything that makes what is known old; an answer to an older question is dropped. */
  const age = useRef(0);
  const [, draw] = useState(0);
  const [error, setError] = useState<{ readonly hitId: string; readonly code: string } | null>(null);

  const ask = useCallback(async (id: string): Promise<void> => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    const mine = age.current;
    try {
      const hit = await call('conflicts.hit', { hitId: id });
      if (mine !== age.current) return;
      known.current.set(id, hit);
      setError((e) => (e?.hitId === id ? null : e));
    } catch (e) {
      if (mine !== age.current) return;
      asked.current.delete(id);
      setError({ hitId: id, code: codeOf(e) });
    }
    draw((n) => n + 1);
  }, []);

  const wanted = [hitId, ...next].filter((id) => id !== null).join('\n');
  const reload = useCallback(() => {
    age.current++;
    asked.current.clear();
    // what is in view stays until its answer is there
    for (const id of [...known.current.keys()]) if (id !== hitId) known.current.delete(id);
    for (const id of wanted.split('\n').filter(Boolean)) void ask(id);
  }, [ask, hitId, wanted]);
  useEffect(() => {
    for (const id of wanted.split('\n').filter(Boolean)) void ask(id);
  }, [ask, wanted]);
  useChanged(['conflicts'], reload, QUIET_MS);
  const language = useRef(i18n.language);
  useEffect(() => {
    if (language.current === i18n.language) return;
    language.current = i18n.language;
    known.current.clear();
    reload();
  }, [i18n.language, reload]);

  return {
    hit: hitId === null ? null : (known.current.get(hitId) ?? null),
    error: error && error.hitId === hitId ? error.code : null,
    reload,
  };
}
