/** The number to stand beside a name; nothing where a folder without a number gave both the same words. */
export function numberBeside(a: { readonly externalId: string; readonly name: string }): string {
  return a.externalId === a.name ? '' : a.externalId;
}

/** A file name without the application number it begins with: the number stands beside it already. */
export function shortName(filename: string, externalId: string): string {
  const rest = externalId && filename.startsWith(externalId) ? filename.slice(externalId.length) : filename;
  return rest.replace(/^[_\s-]+/, '') || filename;
}
