/** The holder of a lease, and the number of its signs of life. */
export interface LeaseRecord {
  readonly holder: string;
  readonly heartbeat: number;
}

/**
 * Stores the holders of leases for several processes. Every change is one atomic operation on one
 * record.
 */
export abstract class LeaseStore {
  /** Undefined without a holder. @throws the error of the store if it cannot be reached. */
  abstract read(name: string): Promise<LeaseRecord | undefined>;
  /** Puts a record in place of the one that was seen. Gives whether that was still the one. */
  abstract replace(
    name: string,
    seen: LeaseRecord | undefined,
    next: LeaseRecord,
  ): Promise<boolean>;
  /** Gives the lease up, where this is still who holds it. */
  abstract release(name: string, holder: string): Promise<void>;
  abstract close(): Promise<void>;
}
