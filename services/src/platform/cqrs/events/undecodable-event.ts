/**
 * An event cannot be read or written as its definition says: a fault of the program, never of its
 * user.
 */
export class UndecodableEvent extends Error {
  readonly code = 'UNDECODABLE_EVENT';

  constructor(type: string, what: string, cause?: unknown) {
    super(`Event ${type}: ${what}`, { cause });
    this.name = 'UndecodableEvent';
  }
}
