import type { Position as KurrentPosition } from '@kurrent/kurrentdb-client';
import type { Position } from '../port/event.js';
import { toPosition } from './kurrent-position.js';

/** The largest place that a server gives; a larger one means the place before the first event. */
const LAST_PLACE = 2n ** 63n - 1n;

/**
 * The progress of a server: up to an event, or only to before a place, where the next event may be
 * added.
 */
export class LookedAt {
  #upTo: Position | undefined;
  #before: Position | undefined;

  constructor(upTo: Position | undefined) {
    this.#upTo = upTo;
  }

  /** The last place that is known to be one of an event and to have been looked at. */
  get upTo(): Position | undefined {
    return this.#upTo;
  }

  /** Takes in how far another one has come. */
  add({ upTo, before }: Marks): void {
    this.#upTo = later(this.#upTo, upTo);
    this.#before = later(this.#before, before);
  }

  marks(): Marks {
    return { upTo: this.#upTo, before: this.#before };
  }

  /** True if all events up to a place have been looked at. */
  covers(place: Position | undefined): boolean {
    if (place === undefined) return true;
    if (this.#upTo !== undefined && this.#upTo >= place) return true;
    return this.#before !== undefined && this.#before > place;
  }

  isAsFarAs({ upTo, before }: Marks): boolean {
    return this.#upTo === upTo && this.#before === before;
  }
}

export interface Marks {
  readonly upTo?: Position | undefined;
  readonly before?: Position | undefined;
}

/**
 * Two numbers that are one are the place of an event; else reading came to the first one and has
 * not looked at it.
 */
export function marksOf({ commit, prepare }: KurrentPosition): Marks {
  if (commit > LAST_PLACE) return {};
  return commit === prepare ? { upTo: toPosition(commit) } : { before: toPosition(commit) };
}

/** The later one of two places. */
export function later(
  one: Position | undefined,
  other: Position | undefined,
): Position | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one;
}
