/** Fields that hold the id of a call. A board is that of the call whose id it has. */
const FIELDS = ['callId', 'boardId'] as const;

/**
 * The call that an event's data names, whichever command it comes from: the event belongs on that
 * call's timeline. Undefined where it names none.
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

/**
 * Fields that hold the id of a part of a call, with the kind of the part. Clients choose some of
 * these ids: a message may have the id of a payment, and must not get onto the timeline of its
 * call.
 */
const PARTS = {
  transactionId: 'payment',
  messageId: 'message',
  differenceId: 'difference',
  reversalId: 'reversal',
} as const;

/** The parts of calls that an event's data speaks of, each under its kind. */
export interface CallParts {
  /** Parts of one call: what is known of one of them holds of all. */
  readonly own: readonly string[];
  /** Parts of any calls, which the event tells nothing new about. */
  readonly listed: readonly string[];
}

/**
 * Names the payments, messages, differences and requests that an event's data speaks of. An event
 * that names a call as well says that they are part of that call; later ones need not name the call
 * any more.
 */
export function callPartsNamedIn(data: unknown): CallParts {
  if (typeof data !== 'object' || data === null) return { own: [], listed: [] };
  const fields = data as Readonly<Record<string, unknown>>;
  const own = Object.entries(PARTS).flatMap(([field, kind]) => {
    const id = fields[field];
    return typeof id === 'string' ? [`${kind}:${id}`] : [];
  });
  const { transactionIds } = fields;
  const listed = (Array.isArray(transactionIds) ? transactionIds : []).filter(
    (id) => typeof id === 'string',
  );
  return {
    own: [...new Set([...own, ...requestIn(fields)])],
    listed: listed.map((id) => `payment:${id}`),
  };
}

/**
 * A request to a terminal has the id that its client chose, which counts at that device alone.
 * Events of today name the payment as well.
 */
function requestIn({ deviceId, requestId }: Readonly<Record<string, unknown>>): string[] {
  const isOne = typeof deviceId === 'string' && typeof requestId === 'string';
  return isOne ? [`request:${deviceId}:${requestId}`] : [];
}

type CallOfPart = (part: string) => string | undefined;

/**
 * The one call that an event's data is of: the call that it names, or whose part it names first.
 * An event about a payment is of the payment's call; other ids that its client chose do not count.
 */
export function callOf(data: unknown, callOfPart: CallOfPart): string | undefined {
  const [first] = callPartsNamedIn(data).own;
  return callNamedIn(data) ?? (first === undefined ? undefined : callOfPart(first));
}

/**
 * All calls on whose timelines an event's data belongs: that which it is of, and those of the parts
 * that it lists.
 */
export function callsOf(data: unknown, callOfPart: CallOfPart): readonly string[] {
  const { listed } = callPartsNamedIn(data);
  const calls = [callOf(data, callOfPart), ...listed.map(callOfPart)];
  return [...new Set(calls.filter((call) => call !== undefined))];
}
