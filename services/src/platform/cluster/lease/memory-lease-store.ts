import { LeaseStore, type LeaseRecord } from './lease-store.js';

/** Leases of several parts of one process, for tests. */
export class MemoryLeaseStore extends LeaseStore {
  readonly #records = new Map<string, LeaseRecord>();

  override async read(name: string): Promise<LeaseRecord | undefined> {
    return this.#records.get(name);
  }

  override async replace(
    name: string,
    seen: LeaseRecord | undefined,
    next: LeaseRecord,
  ): Promise<boolean> {
    const now = this.#records.get(name);
    if (now?.holder !== seen?.holder || now?.heartbeat !== seen?.heartbeat) return false;
    this.#records.set(name, next);
    return true;
  }

  override async release(name: string, holder: string): Promise<void> {
    if (this.#records.get(name)?.holder === holder) this.#records.delete(name);
  }

  override async close(): Promise<void> {
    // There is nothing to let go.
  }
}
