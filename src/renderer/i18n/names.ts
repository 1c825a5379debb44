/** A file name without the application number it begins with: the number stands beside it already. */
export function shortName(filename: string, externalId: string): string {
  const rest = externalId && filename.startsWith(externalId) ? filename.slice(externalId.length) : filename;
  return rest.replace(/^[_\s-]+/, '') || filename;
}
