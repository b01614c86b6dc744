import type { callMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import type { CallOn } from '../domain/call.js';

type SessionCall = PushOf<typeof callMessages.getSessionCalls>;

/** What is shown in a call beside its people, as those who may have set it. */
export interface Shown {
  screenMinimised: boolean;
  whiteboard: SessionCall['whiteboard'];
  documents: SessionCall['documents'];
}

/** What those are shown who wait. */
export const nothingShown: Shown = {
  screenMinimised: false,
  whiteboard: { isOpen: false, minimised: false },
  documents: [],
};

/** What is shown to whom. What an agent and a colleague show each other in a consult is set aside, until all are together. */
export class ShownThings {
  #toAll: Shown = { ...nothingShown };
  /** Of agent and colleague alone; null while there is no such thing. */
  #aside: Shown | null = null;

  to(isAside: boolean): Shown {
    return isAside && this.#aside !== null ? this.#aside : this.#toAll;
  }

  /** What they showed each other is for all only if they brought all together. */
  follow(consult: CallOn['consult']): void {
    if (consult !== null && consult.stage !== 'together') {
      this.#aside ??= { ...this.#toAll };
      return;
    }
    if (consult !== null && this.#aside !== null) this.#toAll = this.#aside;
    this.#aside = null;
  }
}
