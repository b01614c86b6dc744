import type { LdapSyncEvent } from '@foyer/contracts/identity';

import type { Admitted } from './admission.js';

type Ended = Extract<LdapSyncEvent, { type: 'LdapSyncEnded' }>['data'];

/** The most changes that are listed by name; all are counted. */
const NAMED_MAX = 200;

/** Gathers what became of the entries of a directory. */
export class SyncReport {
  readonly #counts = {
    found: 0,
    created: 0,
    linked: 0,
    updated: 0,
    activated: 0,
    deactivated: 0,
    demoted: 0,
    promoted: 0,
    skipped: 0,
  };
  readonly #changes: Ended['changes'][number][] = [];

  found(entries: number): void {
    this.#counts.found = entries;
  }

  admitted({ memberId, change, code }: Admitted): void {
    if (change !== 'unchanged') this.#note({ memberId, change, code });
    // Left as it was, and why.
    else if (code !== null) this.#note({ memberId, change: 'skipped', code });
  }

  skipped(code: string, memberId: string | null = null): void {
    this.#note({ memberId, change: 'skipped', code });
  }

  ended(syncId: string, failure: string | null = null): Ended {
    return { ...this.planned(syncId), failure };
  }

  /** The same of what would be done. */
  planned(syncId: string): Omit<Ended, 'failure'> {
    return { syncId, counts: { ...this.#counts }, changes: [...this.#changes] };
  }

  #note(change: Ended['changes'][number]): void {
    this.#counts[change.change] += 1;
    if (this.#changes.length < NAMED_MAX) this.#changes.push(change);
  }
}
