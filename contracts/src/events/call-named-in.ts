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
 * Fields that hold the id of a payment, a message, a difference or a terminal's request: the parts
 * of a call.
 */
const PARTS = ['transactionId', 'messageId', 'differenceId', 'reversalId', 'requestId'] as const;
/** Fields that hold the ids of parts of several calls. */
const LISTS = ['transactionIds'] as const;

/** The parts of calls that an event's data speaks of. */
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
  const isId = (id: unknown) => typeof id === 'string';
  const own = new Set(PARTS.map((field) => fields[field]).filter(isId));
  const listed = LISTS.flatMap((field) => fields[field] ?? []).filter(isId);
  return { own: [...own], listed };
}

type CallOfPart = (part: string) => string | undefined;

/** The one call that an event's data is of: the call that it names, or whose part it names. */
export function callOf(data: unknown, callOfPart: CallOfPart): string | undefined {
  const { own } = callPartsNamedIn(data);
  return callNamedIn(data) ?? own.flatMap((part) => callOfPart(part) ?? [])[0];
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
