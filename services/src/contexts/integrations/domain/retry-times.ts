const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses before the second try and those after it: about a day altogether. */
const PAUSES_MS: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  10 * HOUR,
];
/** A pause is longer or shorter by up to this share, so that many do not come at once. */
const JITTER = 0.2;
/** A receiver cannot ask for a longer pause. */
const PAUSE_MAX_MS = DAY;
/** A webhook whose receiver took nothing for so long is turned off. */
export const FAILING_MAX_MS = 3 * DAY;

/** How a try went wrong. */
export interface Failed {
  /** Null where the receiver did not answer. */
  readonly status: number | null;
  /** The pause that the receiver asked for. */
  readonly retryAfterMs?: number | undefined;
  /** From 0 to 1. */
  readonly random: number;
}

interface Follows {
  readonly then: 'retry' | 'give-up' | 'stop';
  readonly retryAt: string | null;
  /** The reason why the webhook is turned off. */
  readonly off?: 'gone' | 'failing';
}

/** Decides what follows from a failure: another try, the next event, or none any more. */
export function afterFailure(
  { status, retryAfterMs = 0, random }: Failed,
  { attempt, now, failingSince }: { attempt: number; now: Date; failingSince: string | null },
): Follows {
  if (status === 410) return { then: 'stop', retryAt: null, off: 'gone' };
  const failedMs = failingSince === null ? 0 : now.getTime() - Date.parse(failingSince);
  if (failedMs >= FAILING_MAX_MS) return { then: 'stop', retryAt: null, off: 'failing' };
  const pause = PAUSES_MS[attempt - 1];
  if (pause === undefined) return { then: 'give-up', retryAt: null };
  const spread = pause * (1 + JITTER * (2 * random - 1));
  const wait = Math.max(spread, Math.min(retryAfterMs, PAUSE_MAX_MS));
  return { then: 'retry', retryAt: new Date(now.getTime() + Math.round(wait)).toISOString() };
}
