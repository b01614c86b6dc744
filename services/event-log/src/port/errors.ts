/**
 * The store behind the log failed: disk full, I/O error, no connection. Events acknowledged before
 * are still readable if the store can be read. The outcome of the failed append is unknown. Repeat
 * it with the same event ids to learn it, which is safe.
 */
export class EventLogUnavailable extends Error {
  readonly code = 'EVENT_LOG_UNAVAILABLE';

  constructor(doing: string, cause: unknown) {
    super(
      `The event log failed while ${doing}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
    this.name = 'EventLogUnavailable';
  }
}

/** The log was used after `close()`. */
export class EventLogClosed extends Error {
  readonly code = 'EVENT_LOG_CLOSED';

  constructor() {
    super('The event log is closed');
    this.name = 'EventLogClosed';
  }
}

/** An append that every log would refuse: a fault of the caller. */
export class InvalidAppend extends Error {
  readonly code = 'INVALID_APPEND';

  constructor(reason: string) {
    super(`The append cannot be written: ${reason}`);
    this.name = 'InvalidAppend';
  }
}

/**
 * A stream was not at the revision its writer expected; nothing was appended. Safe to read again
 * and retry.
 */
export class RevisionConflict extends Error {
  readonly code = 'REVISION_CONFLICT';

  constructor(
    readonly stream: string,
    readonly expected: number | 'no-stream',
    readonly actual: number | undefined,
  ) {
    super(`Stream ${stream} is at revision ${actual ?? 'none'}, not ${expected}`);
    this.name = 'RevisionConflict';
  }
}

/**
 * An event id is in the log already, but not as this append expects: only some of the append's ids
 * are known, or they were written elsewhere. No event was appended. Never retry it, since the code
 * that makes the ids has a fault.
 */
export class EventIdReused extends Error {
  readonly code = 'EVENT_ID_REUSED';

  constructor(readonly eventId: string) {
    super(`Event id ${eventId} was used before, for another event`);
    this.name = 'EventIdReused';
  }
}
