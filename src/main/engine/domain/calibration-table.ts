/** Written by `node scripts/calibrate.mjs`; what it was measured on stands in docs/accuracy.md. Empty: not measured yet. */
export const CALIBRATION = {
  text: [
    { from: 0.7, names: 1, right: 1, documents: 1, confidence: 0.269 },
    { from: 0.75, names: 12, right: 12, documents: 5, confidence: 0.827 },
    { from: 0.8, names: 28, right: 28, documents: 16, confidence: 0.902 },
    { from: 0.85, names: 36, right: 36, documents: 22, confidence: 0.947 },
    { from: 0.9, names: 103, right: 103, documents: 15, confidence: 0.966 },
    { from: 0.95, names: 152, right: 152, documents: 51, confidence: 0.974 },
  ],
  ocr: [],
} as const;
