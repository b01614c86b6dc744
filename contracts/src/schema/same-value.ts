/**
 * True if two values are the same once they are written as JSON. An absent field and an undefined
 * one are the same, and the order of fields does not matter; that of a list does.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isRecord(a) || !isRecord(b) || lengthOf(a) !== lengthOf(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => isSameValue(a[key], b[key]));
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
