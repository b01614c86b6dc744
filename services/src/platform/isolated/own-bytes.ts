/**
 * Gives bytes memory of their own, wherever they lie in a value. Bytes from another process are a
 * view into a larger message. A library that reads that memory from its start finds no file.
 */
export function withOwnBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (Array.isArray(value)) return value.map(withOwnBytes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOwnBytes(one)]));
}
