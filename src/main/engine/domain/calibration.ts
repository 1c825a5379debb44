import { CALIBRATION } from './calibration-table';

/** Where a name was read: printed text of the file, or what OCR made of a picture. */
export type ReadingSource = 'text' | 'ocr';

/** One step of the map: extractors' confidence of `from` and more (up to the next step) means `confidence`. */
export interface CalibrationStep {
  readonly from: number;
  /** Names measured in this step, and how many of them were right. */
  readonly names: number;
  readonly right: number;
  /** Documents they come from. */
  readonly documents: number;
  /** Lower bound of the share that is right: see `scripts/calibrate.mjs`. */
  readonly confidence: number;
}

const STEPS: Readonly<Record<ReadingSource, readonly CalibrationStep[]>> = CALIBRATION;
/** Below this (of either scale) a person looks; the design's threshold, `HUMAN_REVIEW_CONFIDENCE` in `gate.ts`. */
const REVIEW = 0.7;
/** What a name gets whose reading has not been measured well enough to pass. */
const NOT_ENOUGH = 0.69;

/**
 * An extractor's confidence → the share of names that is right at least, as measured. Monotone. An extractor's own doubt stands: what
 * it puts below the review threshold stays there, for a good measurement of easy pages says nothing about a name it calls a guess. Without
 * a measurement that carries it, nothing passes.
 */
export function calibrated(source: ReadingSource, raw: number): number {
  if (raw < REVIEW) return raw;
  const measured = STEPS[source].findLast((s) => raw >= s.from)?.confidence ?? 0;
  return measured < REVIEW ? NOT_ENOUGH : measured;
}

/**
 * The least measured value that may pass without a look: of the text layer's steps the lowest that lies over the review
 * threshold. Never lower than that.
 */
export const LEAST_MEASURED: number = Math.max(
  REVIEW,
  STEPS.text.find((s) => s.confidence >= REVIEW)?.confidence ?? 1,
);
