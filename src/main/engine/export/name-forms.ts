import { compareText } from './roster-data';

/** A person's printed forms by script. */
export interface NamesByScript {
  readonly hangul: string;
  /** The fullest Latin form. */
  readonly latin: string;
  /** The other Latin forms, initials among them. */
  readonly otherLatin: readonly string[];
  readonly hanja: readonly string[];
}

const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;

/** Sorts forms into the roster's columns; `preferred` (the canonical name) goes first where several would do. */
export function namesByScript(names: readonly string[], preferred?: string): NamesByScript {
  const all = [...new Set([...(preferred === undefined ? [] : [preferred]), ...names])].filter(
    (n) => n !== '',
  );
  const latin = all
    .filter((n) => !HANGUL.test(n) && !HAN.test(n))
    .sort((a, b) => letters(b) - letters(a) || compareText(a, b));
  return {
    hangul: all.find((n) => HANGUL.test(n)) ?? '',
    latin: latin[0] ?? '',
    otherLatin: latin.slice(1),
    hanja: all.filter((n) => HAN.test(n) && !HANGUL.test(n)),
  };
}

function letters(name: string): number {
  return name.match(/\p{L}/gu)?.length ?? 0;
}
