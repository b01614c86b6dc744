import canonicalize from 'canonicalize';

/** Keys that an object rebuilt would hold in another order, or not at all. */
const MISPLACED = /^(?:\d|__proto__$)/;

const LEFT_TO_LIBRARY = Symbol('left to the library');

/**
 * A value as canonical JSON (RFC 8785). It is copied with its keys in order and written by the
 * engine. This takes little more than half of the library's time, and every event pays that time at
 * its checkpoint. Values that a copy cannot show are left to the library.
 * @throws Error for numbers that JSON does not know.
 */
export function canonicalJson(value: unknown): string {
  const copy = inOrder(value);
  return (copy === LEFT_TO_LIBRARY ? canonicalize(value) : JSON.stringify(copy)) ?? '';
}

function inOrder(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return LEFT_TO_LIBRARY;
  if (typeof value !== 'object' || value === null) return value;
  if ('toJSON' in value) return LEFT_TO_LIBRARY;
  if (Array.isArray(value)) {
    const elements = value.map(inOrder);
    return elements.includes(LEFT_TO_LIBRARY) ? LEFT_TO_LIBRARY : elements;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(fields).sort()) {
    const field = MISPLACED.test(key) ? LEFT_TO_LIBRARY : inOrder(fields[key]);
    if (field === LEFT_TO_LIBRARY) return LEFT_TO_LIBRARY;
    copy[key] = field;
  }
  return copy;
}
