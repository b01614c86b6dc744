/** The part of a transcript that is sent to a model at once, in characters. */
export const PORTION_MAX = 12_000;
/** The largest number of portions of one transcript; the rest is left out. */
export const PORTIONS_MAX = 40;

/**
 * Cuts a list into portions that are put to a model one after the other; each entry stays whole.
 */
export function portionsOf<T>(
  entries: readonly T[],
  sizeOf: (entry: T) => number,
  max = PORTION_MAX,
): readonly (readonly T[])[] {
  const portions: T[][] = [];
  let size = Infinity;
  for (const entry of entries) {
    const added = sizeOf(entry);
    if (size + added > max) {
      portions.push([]);
      size = 0;
    }
    portions.at(-1)?.push(entry);
    size += added;
  }
  return portions.slice(0, PORTIONS_MAX);
}
