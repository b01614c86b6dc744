const LETTERS = 30;

const CUT = '...';

/**
 * A portal's name for a text message, whose letters cost money: one line, and not longer than it
 * takes to know it. A longer one ends with a whole word and three dots, where its first word is
 * short enough.
 */
export function shortName(portalName: string): string {
  const line = portalName.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= LETTERS) return line;
  const room = letters.slice(0, LETTERS - CUT.length + 1).join('');
  const space = room.lastIndexOf(' ');
  const words =
    space > 0 ? room.slice(0, space) : room.slice(0, -(letters[LETTERS - CUT.length]?.length ?? 1));
  return `${words.replace(/[\p{P}\s]+$/u, '')}${CUT}`;
}
