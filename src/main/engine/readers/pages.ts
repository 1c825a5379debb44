/** Page numbers for a person: "3, 7–9, 12". */
export function pageList(pages: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < pages.length; i++) {
    const from = pages[i] ?? 0;
    let to = from;
    while (pages[i + 1] === to + 1) to = pages[++i] ?? to;
    parts.push(from === to ? `${from}` : `${from}–${to}`);
  }
  return parts.slice(0, 20).join(', ') + (parts.length > 20 ? ' …' : '');
}
