import { FLOW_STILL_MAX_MS } from '@foyer/contracts/calls';

/** A new counter has this time until its first packet or picture, in milliseconds. */
const BEGINS_WITHIN_MS = 3_000;

interface Seen {
  readonly count: number;
  /** When it moved last; null for what has not moved yet. */
  readonly movedAt: number | null;
  readonly since: number;
}

/** For how long counters have stood still. */
export class Stillness {
  #seen = new Map<string, Seen>();
  #now = new Map<string, Seen>();

  /**
   * @param of The name of the counter; one that was not in the look before begins again.
   * @param count Null if there is no count now.
   * @param at Milliseconds on a clock that does not jump.
   * @returns how long it has stood still, in milliseconds; null where it is too early to say
   */
  look(of: string, count: number | null, at: number): number | null {
    if (count === null) return null;
    const before = this.#seen.get(of) ?? { count, movedAt: null, since: at };
    const movedAt = count === before.count ? before.movedAt : at;
    this.#now.set(of, { count, movedAt, since: before.since });
    const isNew = movedAt === null && at - before.since < BEGINS_WITHIN_MS;
    if (isNew) return null;
    return Math.min(FLOW_STILL_MAX_MS, Math.round(at - (movedAt ?? before.since)));
  }

  /** A look is over: what it did not ask for is forgotten. */
  end(): void {
    this.#seen = this.#now;
    this.#now = new Map();
  }
}
