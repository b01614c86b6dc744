import { keyAskedFor, keyOf } from '../cluster/nodes/index.js';
import type { Actor } from '../cqrs/commands/index.js';
import { boundedCache } from '../stores/bounded-cache.js';

/** The number of keys that are remembered at a time. */
const REMEMBERED = 20_000;
/**
 * A longer time than any client is away before it returns to a place or a call, in milliseconds.
 */
const REMEMBERED_MS = 60 * 60_000;

/**
 * The affinity keys of recently admitted actors. Before a returning page has shown its token, only
 * its address is known; by the address alone, a client gets no more than a request for the token.
 */
export class RecentAffinityKeys {
  readonly #keys = boundedCache<true>(REMEMBERED, REMEMBERED_MS);

  /** Records that an actor was let in. */
  note(actor: Actor): void {
    const key = keyOf(actor);
    if (key !== undefined) this.#keys.set(key, true);
  }

  /** True if a connection is about a key that an actor was admitted for. */
  knows(url: string): boolean {
    const key = keyAskedFor(url);
    return key !== undefined && this.#keys.has(key);
  }
}
