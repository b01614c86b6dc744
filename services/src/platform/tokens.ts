/** Injection token of the event log: `@Inject(EVENT_LOG) log: EventLog`. */
export const EVENT_LOG = Symbol('EventLog');

/** Injection token of the read store: `@Inject(READ_STORE) store: ReadStore`. */
export const READ_STORE = Symbol('ReadStore');
