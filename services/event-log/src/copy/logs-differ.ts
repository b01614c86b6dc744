/** A log cannot be copied, because one of the two is not what it should be. Nothing that was there was changed. */
export class LogsDiffer extends Error {
  readonly code = 'LOGS_DIFFER';

  constructor(message: string) {
    super(message);
    this.name = 'LogsDiffer';
  }
}
