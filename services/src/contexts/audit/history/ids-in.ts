const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** All ids that data speaks of, however deep, in their order. */
export function idsIn(data: unknown): string[] {
  if (typeof data === 'string') return ID.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(idsIn);
}
