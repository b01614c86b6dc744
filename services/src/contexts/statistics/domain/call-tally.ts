import type { CallKind, CallOutcome } from '@foyer/contracts/calls';
import type { CallFigures, Spread } from '@foyer/contracts/statistics';

/** Returns the figures of some lengths of time; null if there is none. */
function spreadOf(lengthsMs: readonly number[]): Spread | null {
  const sorted = Float64Array.from(lengthsMs).sort();
  const longestMs = sorted.at(-1);
  if (longestMs === undefined) return null;
  const rank = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? longestMs;
  return {
    number: sorted.length,
    totalMs: sorted.reduce((sum, one) => sum + one, 0),
    medianMs: rank(0.5),
    p90Ms: rank(0.9),
    longestMs,
  };
}

/** The counted facts of a call. */
export interface CountedCall {
  readonly _id: string;
  readonly rangAt: string;
  readonly type: CallKind;
  readonly queueId: string | null;
  readonly agentId: string | null;
  readonly outcome: CallOutcome;
  readonly waitedMs: number | null;
  readonly durationMs: number | null;
  readonly rating: number | null;
  readonly rated: boolean;
  readonly missedBy: readonly string[];
  /** How long each agent had it, the first one first; empty of a call that was not handed over. */
  readonly parts: readonly { readonly agentId: string; readonly durationMs: number | null }[];
}

/** Counts calls. */
export class CallTally {
  readonly #outcomes: Record<CallOutcome, number> = {
    waiting: 0,
    inCall: 0,
    served: 0,
    abandoned: 0,
    turnedAway: 0,
  };
  readonly #waited: number[] = [];
  readonly #abandonedAfter: number[] = [];
  readonly #lasted: number[] = [];
  readonly #ratings: number[] = [];
  #rang = 0;
  #unanswered = 0;
  #inTime = 0;
  #rated = 0;

  /** @param levelMs The time within which visitors must be answered. */
  constructor(private readonly levelMs: number) {}

  add({ outcome, waitedMs, durationMs, rating, rated, missedBy }: CountedCall): void {
    this.#rang += 1;
    this.#outcomes[outcome] += 1;
    if (missedBy.length > 0) this.#unanswered += 1;
    if (waitedMs !== null && outcome === 'served') {
      this.#waited.push(waitedMs);
      if (waitedMs <= this.levelMs) this.#inTime += 1;
    }
    if (waitedMs !== null && outcome === 'abandoned') this.#abandonedAfter.push(waitedMs);
    if (durationMs !== null) this.#lasted.push(durationMs);
    if (rated) this.#rated += 1;
    if (rating !== null) this.#ratings.push(rating);
  }

  /** A call that an agent let ring and did not get: it is no call of that agent's. */
  addUnanswered(): void {
    this.#unanswered += 1;
  }

  get figures(): CallFigures {
    const ratings = this.#ratings;
    return {
      rang: this.#rang,
      ...this.#outcomes,
      unanswered: this.#unanswered,
      inTime: this.#inTime,
      waited: spreadOf(this.#waited),
      abandonedAfter: spreadOf(this.#abandonedAfter),
      lasted: spreadOf(this.#lasted),
      rated: this.#rated,
      rating:
        ratings.length === 0 ? null : ratings.reduce((sum, one) => sum + one, 0) / ratings.length,
    };
  }
}
