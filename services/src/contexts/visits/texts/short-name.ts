const LETTERS = 30;

/** A portal's name for a text message, whose letters cost money: one line, and not longer than it takes to know it. */
export function shortName(portalName: string): string {
  const line = portalName.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= LETTERS ? line : `${letters.slice(0, LETTERS - 3).join('')}...`;
}
