/** Verdict on whether a text is a name. */
export interface NameLook {
  /** Plausible enough to be taken up; whether it is certain is the caller's affair. */
  readonly ok: boolean;
  /** 0 to 1: 0.9 and more for a Korean name with a frequent family name and usual syllables, under 0.5 for a guess. */
  readonly score: number;
  /** Stable code, when refused: `empty`, `placeholder`, `word`, `ending`, `length`, `script`, `digits`, `address`, `case`, `surname`. */
  readonly why?: string;
}

export const refused = (why: string): NameLook => ({ ok: false, score: 0, why });

/** Score is cut to 0.15 to 1 and two decimals. */
export const taken = (score: number): NameLook => ({
  ok: true,
  score: Math.round(Math.min(1, Math.max(0.15, score)) * 100) / 100,
});
