import { Injectable } from '@nestjs/common';
import { sessionCallMessages } from '@foyer/contracts/calls';
import { isSameValue, type PushOf } from '@foyer/contracts/schema';

import { Clock } from '#platform/clock';
import type { Connection } from '#platform/realtime';

type Action = PushOf<typeof sessionCallMessages.remoteActionRequest>;

/** Most requests that are open in one call at once; further ones take the place of the oldest. */
const OPEN_MAX = 50;

const keyOf = ({ actionType, actionBy, actionFor }: Action): string =>
  `${actionType}/${actionBy}/${actionFor}`;

interface Kept {
  readonly action: Action;
  /** The page that was asked; undefined while it was away. */
  readonly page: Connection | undefined;
  readonly cancel: () => void;
}

/** The requests of participants to each other that are not answered yet. */
@Injectable()
export class RemoteRequests {
  readonly #open = new Map<string, Map<string, Kept>>();

  constructor(private readonly clock: Clock) {}

  /**
   * Keeps a request until it is answered, or `late` is called.
   * @returns Whether the page is to be asked: not where it is asked the same already.
   */
  keep(action: Action, page: Connection | undefined, late: (action: Action) => void): boolean {
    const { sessionCallId } = action;
    const before = this.#open.get(sessionCallId)?.get(keyOf(action));
    if (before && before.page === page && isSameValue(before.action, action)) return false;
    const open = this.#open.get(sessionCallId) ?? new Map<string, Kept>();
    this.#open.set(sessionCallId, open);
    this.take(action);
    const oldest = open.keys().next();
    if (open.size >= OPEN_MAX && !oldest.done) this.#drop(sessionCallId, oldest.value);
    const cancel = this.clock.after(sessionCallMessages.REQUEST_STAYS_MS, () => {
      if (this.take(action) !== undefined) late(action);
    });
    this.#open.set(sessionCallId, open);
    open.set(keyOf(action), { action, page, cancel });
    return true;
  }

  /** The request that is answered, which is over with that; undefined where there is none. */
  take(action: Action): Action | undefined {
    const { sessionCallId } = action;
    const key = keyOf(action);
    const found = this.#open.get(sessionCallId)?.get(key);
    if (found) this.#drop(sessionCallId, key);
    return found?.action;
  }

  #drop(sessionCallId: string, key: string): void {
    const open = this.#open.get(sessionCallId);
    open?.get(key)?.cancel();
    open?.delete(key);
    if (open?.size === 0) this.#open.delete(sessionCallId);
  }
}
