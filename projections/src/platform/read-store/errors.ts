/**
 * The read store did not answer. No event and no query is to blame: the runner waits and tries
 * again.
 */
export class StoreFault extends Error {
  readonly code: string = 'READ_STORE_FAULT';

  constructor(cause: unknown) {
    super(`The read store failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'StoreFault';
  }
}

/**
 * The read model that answers is of another version, which this program cannot read: its own is not
 * there yet.
 */
export class ReadModelAbsent extends StoreFault {
  override readonly code = 'READ_MODEL_ABSENT';

  constructor(projection: string) {
    super(new Error(`${projection} is not there in the version of this program`));
    this.name = 'ReadModelAbsent';
  }
}

/** The fault itself where it is one already. */
export function asStoreFault(fault: unknown): StoreFault {
  return fault instanceof StoreFault ? fault : new StoreFault(fault);
}

/** The store returned something other than what was written. */
export class DamagedDocument extends Error {
  constructor() {
    super('a document is damaged');
    this.name = 'DamagedDocument';
  }
}

/** Makes the fault for a person or program that asks for a damaged document. */
export function damageOf(projection: string, cause?: DamagedDocument): StoreFault {
  return new StoreFault(new Error(`${projection} is damaged`, { cause }));
}

/**
 * A query that the read store refuses to run: an unknown operator, an untrusted object, an
 * impossible path or limit.
 */
export class UnusableQuery extends Error {
  readonly code = 'UNUSABLE_QUERY';

  constructor(message: string) {
    super(message);
    this.name = 'UnusableQuery';
  }
}

/**
 * A document that cannot be kept: JSON cannot carry it, or it breaks the declaration of an index. A
 * projection's bug.
 */
export class UnwritableDocument extends Error {
  readonly code = 'UNWRITABLE_DOCUMENT';

  constructor(message: string) {
    super(message);
    this.name = 'UnwritableDocument';
  }
}
