/** Shortens a name that stands within a sentence of the program to so many characters. */
export function shortened(name: string, room: number): string {
  const letters = Array.from(name);
  return letters.length > room ? `${letters.slice(0, room).join('').trimEnd()}…` : name;
}
