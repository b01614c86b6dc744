import { InvalidAppend } from '../port/errors.js';

/** @throws InvalidAppend where one of the names is there twice. */
export function requireDistinct(what: string, names: readonly string[]): void {
  // Most appends are of one event to one stream.
  if (names.length < 2) return;
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new InvalidAppend(`${what} ${name} is named twice`);
    seen.add(name);
  }
}
