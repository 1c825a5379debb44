/**
 * Rough sound of a folded Korean name in Latin letters, so that two spellings of one name meet (Gildong and Kil-Dong; Jung, Chung
 * and Jeong). It joins too much rather than too little: it only ever makes a pair `possible`.
 */
export function soundKey(folded: string): string {
  return folded
    .replace(/tch|ch|j|z/gu, 'c')
    .replace(/sh/gu, 's')
    .replace(/wh/gu, 'hw')
    .replace(/rh|l/gu, 'r')
    .replace(/ck|g|k|q/gu, 'k')
    .replace(/ph|p|b/gu, 'p')
    .replace(/t|d/gu, 't')
    .replace(/ngk?/gu, 'N')
    .replace(/eo|eu|oo|ou|wu|u|o/gu, 'o')
    .replace(/ae|ai|ay|ea/gu, 'e')
    .replace(/ee|ie|ey|i(?![a-z]*y)/gu, 'i')
    .replace(/h(?=[^aeiouyw]|$)/gu, '')
    .replace(/(.)\1+/gu, '$1')
    .replace(/wo/gu, 'o');
}
