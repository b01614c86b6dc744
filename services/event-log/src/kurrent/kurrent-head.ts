import type { AllStreamResolvedEvent } from '@kurrent/kurrentdb-client';
import type { Position } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { toRecordedEvent } from './kurrent-event.js';
import { toPosition } from './kurrent-position.js';
import type { KurrentReader } from './kurrent-reader.js';
import { FIRST_PAGE } from './page-size.js';

/**
 * The end of the log: the last event that is not one of the server's own. Other programs may write
 * to the same server; the log is empty as long as none does.
 */
export class KurrentHead {
  #isBegun = false;
  /** Up to here there is nothing but what others wrote. */
  #othersUpTo: Position | undefined;

  constructor(private readonly reader: KurrentReader) {}

  /** @throws EventLogUnavailable when the server does not answer. */
  async get(): Promise<Position | undefined> {
    const [last] = await this.reader.before(undefined, 1);
    if (!last?.event) return undefined;
    const position = toPosition(last.event.position.commit);
    this.#isBegun ||= isOurs(last) || (await this.#isBegunBefore(position));
    return this.#isBegun ? position : undefined;
  }

  /** From the end, where ours are if there are any; each event is looked at once. */
  async #isBegunBefore(end: Position): Promise<boolean> {
    let position: Position | undefined = end;
    while (position !== undefined && position > (this.#othersUpTo ?? '')) {
      const page = await this.reader.before(position, FIRST_PAGE);
      if (page.some(isOurs)) return true;
      const first = page.at(-1)?.event?.position.commit;
      position = first === undefined ? undefined : toPosition(first);
    }
    this.#othersUpTo = end;
    return false;
  }
}

function isOurs(resolved: AllStreamResolvedEvent): boolean {
  try {
    return toRecordedEvent(resolved) !== undefined;
  } catch (error) {
    // It is damaged, and was ours.
    if (error instanceof UnreadableEvent) return true;
    throw error;
  }
}
