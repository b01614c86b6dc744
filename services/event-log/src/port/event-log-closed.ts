/** The log was used after `close()`. */
export class EventLogClosed extends Error {
  readonly code = 'EVENT_LOG_CLOSED';

  constructor() {
    super('The event log is closed');
    this.name = 'EventLogClosed';
  }
}
