/**
 * The server is older than KurrentDB 25.1 and cannot append to several streams at once. It appended
 * no event.
 */
export class AtomicAppendUnsupported extends Error {
  readonly code = 'ATOMIC_APPEND_UNSUPPORTED';

  constructor(cause: unknown) {
    super('Appending to several streams at once needs KurrentDB 25.1 or later', { cause });
    this.name = 'AtomicAppendUnsupported';
  }
}
