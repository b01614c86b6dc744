import { setTimeout as delay } from 'node:timers/promises';

import type { MediaRelay } from './media-relay.js';
import type { RelayPool } from './pool/relay-pool.js';
import type { RelayReport } from './pool/pooled-relay.js';
import type { RelaySignal } from './relay-signal.js';

/**
 * How long the first calls after a start wait for a relay that is only starting itself, in
 * milliseconds.
 */
const START_GRACE_MS = 10_000;

/** The relays there are, and which of them a call is carried by. */
export class MediaRelays {
  readonly #direct: MediaRelay;
  readonly #janus: RelayPool | undefined;
  readonly #startedAt = performance.now();

  constructor(relays: { readonly direct: MediaRelay; readonly janus?: RelayPool | undefined }) {
    this.#direct = relays.direct;
    this.#janus = relays.janus;
  }

  /** How every Janus does, in their order. */
  get reports(): readonly RelayReport[] {
    return this.#janus?.reports ?? [];
  }

  /** `down` where there is none that is up, `absent` where media never goes through Janus. */
  get janus(): 'up' | 'down' | 'absent' {
    if (this.#janus === undefined) return 'absent';
    return this.#janus.up ? 'up' : 'down';
  }

  /**
   * The relay for a call that begins: Janus where one can be had, else directly. A call stays with
   * the one or the other, so that no one is moved between them while talking; from one Janus to
   * another it may be moved.
   */
  async choose(): Promise<MediaRelay> {
    if (this.#janus === undefined) return this.#direct;
    await until(this.#janus, START_GRACE_MS - (performance.now() - this.#startedAt));
    return this.#janus.up ? this.#janus : this.#direct;
  }

  onSignal(listener: (relay: MediaRelay, signal: RelaySignal) => void): () => void {
    const stops = [this.#direct, this.#janus].map((relay) =>
      relay?.onSignal((signal) => listener(relay, signal)),
    );
    return () => stops.forEach((stop) => stop?.());
  }
}

/** Resolves when a relay is up, or has had its time. */
async function until(relay: MediaRelay, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (!relay.up && performance.now() < end) await delay(20);
}
