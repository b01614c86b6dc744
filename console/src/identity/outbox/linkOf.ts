/** The first link of a mail; undefined where it has none. */
export function linkOf(text: string): string | undefined {
  return /https?:\/\/[^\s<>"]+/.exec(text)?.[0];
}
