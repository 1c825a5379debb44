/**
 * A PDF whose transfer broke off: the head of a real one, without catalogue and cross-reference table, so that not even a
 * repairing reader finds a page. `keep` is the share of bytes that arrived.
 */
export function makeBroken(pdf: Uint8Array, keep = 0.4): Uint8Array {
  return pdf.slice(0, Math.max(8, Math.floor(pdf.length * keep)));
}
