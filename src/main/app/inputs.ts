/** Drops what was not given: the engine takes an absent field as "leave it", and an undefined one as a mistake. */
export function given<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, v]) => v !== undefined)) as never;
}

/** `이해충돌 관계자 명단 2026년 상반기 2026-07-31`, without what a file system refuses. */
export function fileName(...parts: readonly string[]): string {
  const name = parts.filter((part) => part !== '').join(' ');
  return name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_');
}
