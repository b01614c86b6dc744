/** The read store did not answer. No event and no query is to blame: the runner waits and tries again. */
export class StoreFault extends Error {
  readonly code = 'READ_STORE_FAULT';

  constructor(cause: unknown) {
    super(`The read store failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'StoreFault';
  }
}

/** The fault itself where it is one already. */
export function asStoreFault(fault: unknown): StoreFault {
  return fault instanceof StoreFault ? fault : new StoreFault(fault);
}
