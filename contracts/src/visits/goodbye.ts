/**
 * Documents and receipts of a visit stay within reach of its visitor for so long after its end, in
 * milliseconds: time enough to save them, and little for the next person at the same screen.
 */
export const GOODBYE_KEEPS_MS = 20 * 60_000;

/** For how long a visitor still gets what was handed over, in milliseconds; 0 once that is over. */
export const goodbyeLeftMs = (endedAt: string, now: Date): number =>
  Math.max(0, Date.parse(endedAt) + GOODBYE_KEEPS_MS - now.getTime());
