/** Fields that hold the id of a call. A board is that of the call whose id it has. */
const FIELDS = ['callId', 'boardId'] as const;

/**
 * The call that an event's data names, whichever command it comes from: the event belongs on that call's timeline.
 * Undefined where it names none.
 */
export function callNamedIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  for (const field of FIELDS) {
    const id = fields[field];
    if (typeof id === 'string') return id;
  }
  const place = fields.place as { readonly kind?: unknown; readonly id?: unknown } | undefined;
  return place?.kind === 'call' && typeof place.id === 'string' ? place.id : undefined;
}
