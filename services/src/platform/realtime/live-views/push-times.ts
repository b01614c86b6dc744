/**
 * Pushes to one key are at least so far apart, in milliseconds: a page that gets more cannot show
 * them.
 */
const SHORTEST_REST_MS = 16;
/** The rest after a push is this many times its work, up to the usual rest in milliseconds. */
const REST_PER_WORK = 3;
const USUAL_REST_MS = 50;
/** A longer push still takes at most half of the time, up to this rest in milliseconds. */
const LONGEST_REST_MS = 1_000;

/**
 * The views to push, and their times: at once after a silence, and else when the rest since the
 * last push is over, once for all requests meanwhile. No request is lost. Times are milliseconds of
 * a clock that only grows.
 */
export class PushTimes {
  readonly #due = new Map<string, number>();
  readonly #restUntil = new Map<string, number>();

  /** Requests a push of a view. */
  request(key: string, now: number): void {
    if (!this.#due.has(key)) {
      this.#due.set(key, Math.max(now, this.#restUntil.get(key) ?? now));
    }
  }

  /** When the next one is due; undefined where none is. */
  get next(): number | undefined {
    return this.#due.size === 0 ? undefined : Math.min(...this.#due.values());
  }

  /** Those that are due now. They count as pushed unless they are requested again. */
  take(now: number): readonly string[] {
    const due = [...this.#due].filter(([, at]) => isOver(at, now)).map(([key]) => key);
    for (const key of due) this.#due.delete(key);
    return due;
  }

  /** These have been pushed, and it took from one moment to the other. */
  pushed(keys: readonly string[], began: number, now: number): void {
    for (const [key, until] of this.#restUntil) {
      if (isOver(until, now)) this.#restUntil.delete(key);
    }
    const rest = restAfter(Math.max(0, now - began));
    for (const key of keys) this.#restUntil.set(key, now + rest);
  }
}

function restAfter(work: number): number {
  const usual = Math.min(USUAL_REST_MS, Math.max(SHORTEST_REST_MS, work * REST_PER_WORK));
  return Math.min(LONGEST_REST_MS, Math.max(usual, work));
}

/** A clock that was set back must not make a view wait for the time that it showed before. */
function isOver(at: number, now: number): boolean {
  return at <= now || at > now + LONGEST_REST_MS;
}
