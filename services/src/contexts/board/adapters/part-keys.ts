/** The keys of a kind: those with plain values, and those with parts of a kind of their own. */
export function keys(plain: string, parts: Readonly<Record<string, string>> = {}) {
  const words = plain.split(' ').filter((one) => one !== '');
  return new Map([...words.map((one) => [one, 'plain'] as const), ...Object.entries(parts)]);
}

/** Keys that are left out without a word. */
export function inert(words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(words.split(' ').map((one) => [one, 'inert']));
}
