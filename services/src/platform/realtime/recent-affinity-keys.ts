import { keyAskedFor, keyOf } from '../cluster/nodes/index.js';
import type { Actor } from '../eventing/commands/index.js';
import { boundedCache } from '../stores/bounded-cache.js';

/** So many are remembered at a time. */
const REMEMBERED = 20_000;
/** Longer than anybody is away who comes back to a place or a call, in milliseconds. */
const REMEMBERED_MS = 60 * 60_000;

/**
 * Who was let in lately, by what their connections are about. Before a page that comes back has shown its token, its
 * address is all that is known of it; no one gets anything by it but to be asked for the token.
 */
export class RecentAffinityKeys {
  readonly #keys = boundedCache<true>(REMEMBERED, REMEMBERED_MS);

  /** Takes in that somebody was let in. */
  note(actor: Actor): void {
    const key = keyOf(actor);
    if (key !== undefined) this.#keys.set(key, true);
  }

  /** Whether a connection is about something that somebody was let in to. */
  knows(url: string): boolean {
    const key = keyAskedFor(url);
    return key !== undefined && this.#keys.has(key);
  }
}
