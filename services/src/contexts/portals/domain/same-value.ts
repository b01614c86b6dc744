/** True if two plain values are equal; an absent field and an undefined one are the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...Object.keys(a), ...Object.keys(b)].every((key) => sameValue(a[key], b[key]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
