/** The server cannot append to several streams at once: it is older than KurrentDB 25.1. Nothing was appended. */
export class AtomicAppendUnsupported extends Error {
  readonly code = 'ATOMIC_APPEND_UNSUPPORTED';

  constructor(cause: unknown) {
    super('Appending to several streams at once needs KurrentDB 25.1 or later', { cause });
    this.name = 'AtomicAppendUnsupported';
  }
}
