/**
 * Gives bytes memory of their own, wherever they lie in a value. What comes from another process is a view into a larger message:
 * a library that reads the memory below it from the start finds the message, and not the file.
 */
export function withOwnBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (Array.isArray(value)) return value.map(withOwnBytes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOwnBytes(one)]));
}
