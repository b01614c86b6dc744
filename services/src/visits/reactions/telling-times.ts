/** Whoever was told rests at least this long, in milliseconds: a page that is told more often cannot show it. */
const SHORTEST_REST_MS = 16;
/** Of the time, one part goes into telling and so many into everything else, up to the usual rest in milliseconds. */
const REST_PER_WORK = 3;
const USUAL_REST_MS = 50;
/** Where telling takes longer than that, it still takes no more than half of the time, up to this rest in milliseconds. */
const LONGEST_REST_MS = 1_000;

/**
 * Who is to be told, and when: at once after a silence, and else when the rest since the last time is over, then of all
 * that was asked for meanwhile. Nobody who was asked for is left out. Times are milliseconds since the epoch.
 */
export class TellingTimes {
  readonly #due = new Map<string, number>();
  readonly #restUntil = new Map<string, number>();

  /** Somebody is to be told. */
  ask(recipient: string, now: number): void {
    if (!this.#due.has(recipient)) {
      this.#due.set(recipient, Math.max(now, this.#restUntil.get(recipient) ?? now));
    }
  }

  /** When somebody is to be told next; undefined where nobody is. */
  get next(): number | undefined {
    return this.#due.size === 0 ? undefined : Math.min(...this.#due.values());
  }

  /** Those who are to be told now. They count as told unless somebody asks for them again. */
  take(now: number): readonly string[] {
    const due = [...this.#due].filter(([, at]) => isOver(at, now)).map(([recipient]) => recipient);
    for (const recipient of due) this.#due.delete(recipient);
    return due;
  }

  /** These have been told, and it took from one moment to the other. */
  told(recipients: readonly string[], began: number, now: number): void {
    for (const [recipient, until] of this.#restUntil) {
      if (isOver(until, now)) this.#restUntil.delete(recipient);
    }
    const rest = restAfter(Math.max(0, now - began));
    for (const recipient of recipients) this.#restUntil.set(recipient, now + rest);
  }
}

function restAfter(work: number): number {
  const usual = Math.min(USUAL_REST_MS, Math.max(SHORTEST_REST_MS, work * REST_PER_WORK));
  return Math.min(LONGEST_REST_MS, Math.max(usual, work));
}

/** A clock that was set back must not make anybody wait for the time that it showed before. */
function isOver(at: number, now: number): boolean {
  return at <= now || at > now + LONGEST_REST_MS;
}
