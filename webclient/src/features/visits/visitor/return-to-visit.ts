import type { VisitView } from '@foyer/contracts/visits';

import type { Wire } from '#wire/wire.js';
import { isOver, type VisitPass } from './visit-pass.js';

/** After this time a server that could not be asked for a token is asked again, in milliseconds. */
const ASK_AGAIN_MS = 3_000;

export interface Returning {
  readonly pass: () => VisitPass;
  /** Null after the page has stopped trying to return. */
  readonly wire: () => Promise<Wire> | null;
  /** Called with the end of the visit in the meantime. */
  readonly onEnd: (view: VisitView) => void;
  /** The server says that the visit is over. */
  readonly onOver: () => void;
}

/**
 * Brings a refused connection back with another token, as soon as there is one: a server that has
 * just begun may not answer yet.
 */
export class ReturnToVisit {
  #busy = false;

  constructor(private readonly visit: Returning) {}

  async begin(): Promise<void> {
    const wire = this.visit.wire();
    if (this.#busy || wire === null) return;
    this.#busy = true;
    try {
      const { visit } = await this.visit.pass().renew();
      // A visit that is over has a token for an hour, to be rated, but no connection.
      if (visit.status === 'IN_END') this.visit.onEnd(visit);
      else (await wire).reconnect();
    } catch (error) {
      if (isOver(error)) this.visit.onOver();
      else setTimeout(() => void this.begin(), ASK_AGAIN_MS);
    } finally {
      this.#busy = false;
    }
  }
}
