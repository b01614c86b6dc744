import type { MediaRelay } from '../media-relay.js';

/** A relay by the name that operators know it by. */
export interface NamedRelay {
  readonly name: string;
  readonly relay: MediaRelay;
}

/** How a relay of several does. */
export interface RelayReport {
  readonly name: string;
  readonly up: boolean;
  /** Calls that it carries, or that wait for it. */
  readonly calls: number;
}

/** One of several relays: the calls that are bound to it, and whether they still wait for it. */
export class PooledRelay {
  readonly name: string;
  readonly relay: MediaRelay;
  readonly calls = new Set<string>();
  #isGivenUp: boolean;
  #waiting: NodeJS.Timeout | undefined;

  constructor({ name, relay }: NamedRelay) {
    this.name = name;
    this.relay = relay;
    this.#isGivenUp = !relay.up;
  }

  get report(): RelayReport {
    return { name: this.name, up: this.relay.up, calls: this.calls.size };
  }

  /** It was never there, or is away for longer than its calls wait for it. */
  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  /** It went away; told when it is given up. */
  lost(graceMs: number, givenUp: () => void): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      this.#isGivenUp = true;
      givenUp();
    }, graceMs);
    // Nothing stays running for it.
    this.#waiting.unref();
  }

  restored(): void {
    clearTimeout(this.#waiting);
    this.#isGivenUp = false;
  }
}
