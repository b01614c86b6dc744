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

/** Fields that hold the id of a payment, a message or a difference, which an event names with its call. */
const PARTS = ['transactionId', 'messageId', 'differenceId'] as const;

/**
 * Names the payment, message or difference that an event's data speaks of. An event that names a
 * call as well says that it is part of that call; later ones need not name the call any more.
 */
export function callPartNamedIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  for (const field of PARTS) {
    const id = fields[field];
    if (typeof id === 'string') return id;
  }
  return undefined;
}
