/**
 * Passwords of encrypted documents: in memory only, gone with the program. Each is tried once on a file; the one that
 * opened a file is kept for it, because the file is opened again to draw its pages.
 */
export function createPasswords(initial: readonly string[] = []) {
  const all = [...initial];
  const refused = new Map<string, Set<string>>();
  const right = new Map<string, string>();
  return {
    /** Remembers one more. It is tried on every file that still waits. */
    add(password: string): void {
      if (!all.includes(password)) all.push(password);
    },
    /** Forgets that a password was refused by this file: somebody gives it again. */
    again(fingerprint: string, password: string): void {
      refused.get(fingerprint)?.delete(password);
    },
    /** What to try on these bytes, in order. */
    for(fingerprint: string): readonly string[] {
      const known = right.get(fingerprint);
      if (known !== undefined) return [known];
      const no = refused.get(fingerprint);
      return all.filter((p) => !no?.has(p));
    },
    opened: (fingerprint: string, password: string): void => void right.set(fingerprint, password),
    refuse(fingerprint: string, password: string): void {
      const no = refused.get(fingerprint) ?? new Set();
      refused.set(fingerprint, no.add(password));
      right.delete(fingerprint);
    },
    wasRefused: (fingerprint: string): boolean => (refused.get(fingerprint)?.size ?? 0) > 0,
    /** The password these bytes were opened with, for drawing their pages. */
    of: (fingerprint: string): string | undefined => right.get(fingerprint),
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
