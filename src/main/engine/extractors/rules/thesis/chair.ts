import { readName } from '../kit/names';
import type { View } from '../kit/view';
import { LIKELY } from './found';
import { soundOf, type Label } from './labels';

const CHAIR = /위원장$/u;

/**
 * "위원 장숙석": the label of a member before a name that begins with 장 (one Korean in fifty) spells the chair's label. Where the
 * letter stands tells: at the start of a word or a cell that goes on, it is the family name's. Where print does not tell (all letters
 * apart, or none), it is the name's when only then a name is left.
 */
export function memberOrChair(view: View, label: Label): Label {
  const { packed, cellStarts } = view;
  const at = label.end - 1;
  if (!CHAIR.test(soundOf(packed.text.slice(label.start, label.end)))) return label;
  const member: Label = { role: 'committee', start: label.start, end: at };
  if (cellStarts.includes(at)) return member;
  if (packed.startsWord(at) !== packed.startsWord(label.end)) return packed.startsWord(at) ? member : label;
  const isName = (text: string): boolean => {
    const read = readName(text);
    return read.kind === 'name' && read.score >= LIKELY;
  };
  const value = packed.slice(label.end)?.text ?? '';
  if (!isName(packed.slice(at)?.text ?? '')) return label;
  if (!isName(value)) return member;
  // "위 원 장 정 훈" is 정훈 in the chair or 장정훈 beside it: a person sees the page
  return /^[가-힣]\s?[가-힣](?!\s?[가-힣])/u.test(value.trim()) ? { ...label, doubtful: true } : label;
}
