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
  #isSteady = true;
  #timer: NodeJS.Timeout | undefined;

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

  /** It was never lost, or has been back for a while. */
  get isSteady(): boolean {
    return this.#isSteady;
  }

  /** It went away; reported when it is given up. */
  lost(graceMs: number, givenUp: () => void): void {
    this.#isSteady = false;
    this.#after(graceMs, () => {
      this.#isGivenUp = true;
      givenUp();
    });
  }

  /** It is up, and steady when it stays so. */
  restored(steadyAfterMs: number): void {
    this.#isGivenUp = false;
    this.#after(steadyAfterMs, () => {
      this.#isSteady = true;
    });
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
    // The timer does not keep the process running.
    this.#timer.unref();
  }
}
