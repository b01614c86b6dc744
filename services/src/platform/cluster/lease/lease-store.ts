/** Who holds a lease, and how often it has said so. */
export interface LeaseRecord {
  readonly holder: string;
  readonly heartbeat: number;
}

/** Where processes agree on who holds what. Every change is one atomic operation on one record. */
export abstract class LeaseStore {
  /** Undefined where no one holds it. @throws whatever the store throws where it cannot be reached. */
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
