export function fetchModel(
  argv: readonly string[],
  deps?: { request?: typeof globalThis.fetch; say?: (line: string) => void },
): Promise<number>;
