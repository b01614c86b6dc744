/** Returns the order of a kind of value among sorted values, as in MongoDB. */
function rank(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number') return 1;
  if (typeof value === 'string') return 2;
  if (typeof value === 'boolean') return 5;
  return Array.isArray(value) ? 4 : 3;
}

const surrogate = /[\uD800-\uDFFF]/;

/** By code point. UTF-16 order, which `<` gives, differs from it beyond the basic plane. */
function compareText(a: string, b: string): number {
  if (surrogate.test(a) || surrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Orders two scalars; a missing value counts as null, and objects and arrays are all alike. */
export function compareValues(a: unknown, b: unknown): number {
  const byRank = rank(a) - rank(b);
  if (byRank !== 0) return byRank;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return 0;
}

/**
 * True if two values can be smaller or greater than one another at all: only within one kind, and
 * never null.
 */
export function areComparable(a: unknown, b: unknown): boolean {
  return rank(a) === rank(b) && rank(a) !== 0;
}
