import { useMemo, useState } from 'react';
import type { Input, ReviewItem, Role } from '../../../preload/contract';

export interface Draft {
  readonly name: string;
  readonly role: Role;
  readonly affiliation: string;
}
export interface Option {
  readonly name: string;
  readonly confidence: number;
  readonly source: 'reading' | 'ocr' | 'other_document' | 'romanisation' | 'model';
}

const SOURCES = ['ocr', 'other_document', 'romanisation', 'model'] as const;
const NONE: Draft = { name: '', role: 'coauthor', affiliation: '' };

/** The readings to choose from: the present one first, then the others by confidence; five, as there are five keys. */
export function optionsOf(item: ReviewItem | null): readonly Option[] {
  const p = item?.person;
  if (!p || p.candidates.length === 0) return [];
  const source = (s: string): Option['source'] => SOURCES.find((x) => x === s) ?? 'ocr';
  const own = p.candidates.find((c) => c.name === p.name);
  const first: Option[] =
    p.name === ''
      ? []
      : [
          {
            name: p.name,
            confidence: own?.confidence ?? p.confidence,
            source: own ? source(own.source) : 'reading',
          },
        ];
  const rest = p.candidates
    .filter((c) => c.name !== p.name && c.name.trim() !== '')
    .sort((a, b) => b.confidence - a.confidence)
    .map((c) => ({ name: c.name, confidence: c.confidence, source: source(c.source) }));
  return [...first, ...rest].slice(0, 5);
}

type Decision = Omit<Input<'review.decide'>, 'flagId'>;

/** Confirms as it stands, or with what the draft changed; null when there is no name yet. */
export function decisionOf(item: ReviewItem, draft: Draft): Decision | null {
  const p = item.person;
  if (!p) return { action: 'confirm' };
  const name = draft.name.trim();
  if (name === '') return null;
  const changed = {
    ...(name !== p.name && { name }),
    ...(draft.role !== p.role && { role: draft.role }),
    ...(draft.affiliation.trim() !== p.affiliation && { affiliation: draft.affiliation.trim() }),
  };
  return Object.keys(changed).length === 0 ? { action: 'confirm' } : { action: 'edit', ...changed };
}

/** What the user has changed about the item in view; begins anew with every item. */
export function useDraft(item: ReviewItem | null) {
  const [state, setState] = useState<{ flagId: number | null; draft: Draft; editing: boolean }>({
    flagId: null,
    draft: NONE,
    editing: false,
  });
  const flagId = item?.flagId ?? null;
  const p = item?.person ?? null;
  const original = useMemo<Draft>(
    () => (p ? { name: p.name, role: p.role, affiliation: p.affiliation } : NONE),
    [p],
  );
  const own = state.flagId === flagId;
  const draft = own ? state.draft : original;
  const editing = own && state.editing;
  return useMemo(
    () => ({
      draft,
      editing,
      change: (patch: Partial<Draft>) => setState({ flagId, draft: { ...draft, ...patch }, editing }),
      edit: (on: boolean) => setState({ flagId, draft, editing: on }),
      restore: () => setState({ flagId, draft: { ...draft, name: original.name }, editing: false }),
    }),
    [flagId, draft, editing, original],
  );
}
export type DraftState = ReturnType<typeof useDraft>;
