/** Up to two initials of a name, of its first and its last word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s\-–,.]+/)
    .filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word === undefined ? '' : (Array.from(word)[0] ?? '')))
    .join('')
    .toLocaleUpperCase();
}
