/**
 * A log cannot be copied, because one of the two is not as it should be. The present events were
 * not changed.
 */
export class LogsDiffer extends Error {
  readonly code = 'LOGS_DIFFER';

  constructor(message: string) {
    super(message);
    this.name = 'LogsDiffer';
  }
}
