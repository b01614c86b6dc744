/**
 * The store behind the log failed: disk full, I/O error, no connection. What was acknowledged before is still readable
 * where the store can be read. The outcome of the failed append is unknown until it is repeated with the same event
 * ids, which is safe.
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
