/**
 * True if two values are the same once they are written as JSON. An absent field and an undefined
 * one are the same, and the order of fields does not matter; that of a list does.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  // Without this all moments would be the same: a date has no fields.
  if (a instanceof Date || b instanceof Date) return isSameValue(written(a), written(b));
  // A record has no length, so that it differs from every list.
  if (!isRecord(a) || !isRecord(b) || a.length !== b.length) return false;
  return Object.keys({ ...a, ...b }).every((key) => isSameValue(a[key], b[key]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown): unknown => (value instanceof Date ? value.toJSON() : value);
