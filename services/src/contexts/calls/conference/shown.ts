import type { callMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import type { CallOn } from '../call/call.js';

type SessionCall = PushOf<typeof callMessages.getSessionCalls>;

/** The shared views of a call that those with the right can set. */
export interface Shown {
  screenMinimised: boolean;
  whiteboard: SessionCall['whiteboard'];
  documents: SessionCall['documents'];
}

/** The shared views for people who wait. */
export const nothingShown: Shown = {
  screenMinimised: false,
  whiteboard: { isOpen: false, minimised: false },
  documents: [],
};

/**
 * The shared views of a call, by viewer. In a consult, the views of agent and colleague are set
 * aside until all are together.
 */
export class ShownThings {
  #toAll: Shown = { ...nothingShown };
  /** Of agent and colleague alone; null while there is no such thing. */
  #aside: Shown | null = null;

  to(isAside: boolean): Shown {
    return isAside && this.#aside !== null ? this.#aside : this.#toAll;
  }

  /** Shows what the call remembers, after a start of the server; sizes are those of the pages. */
  restore({ board, consult }: Pick<CallOn, 'board' | 'consult'>): void {
    this.#toAll.whiteboard = { isOpen: board.toAll, minimised: false };
    this.follow(consult);
    if (this.#aside !== null && board.aside !== null) {
      this.#aside.whiteboard = { isOpen: board.aside, minimised: false };
    }
  }

  /**
   * Follows a consult: its views become shared only if agent and colleague brought all together.
   */
  follow(consult: CallOn['consult']): void {
    if (consult !== null && consult.stage !== 'together') {
      this.#aside ??= { ...this.#toAll };
      return;
    }
    if (consult !== null && this.#aside !== null) this.#toAll = this.#aside;
    this.#aside = null;
  }
}
