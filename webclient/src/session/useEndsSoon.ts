import { useEffect, useState } from 'react';

import { timeLeft } from './token.js';

/** A signed-in user is warned this long before the end, in milliseconds. */
export const WARN_BEFORE_MS = 10 * 60_000;

/** Longest delay of a browser's timer, in milliseconds. */
const TIMER_MAX = 2 ** 31 - 1;

/** When a token ends, in milliseconds since the epoch, once that is soon; null before. */
export function useEndsSoon(token: string | null): number | null {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  useEffect(() => {
    const left = token === null ? Number.POSITIVE_INFINITY : timeLeft(token, Date.now());
    const end = Date.now() + left;
    const wait = Math.max(0, left - WARN_BEFORE_MS);
    const timer = wait <= TIMER_MAX ? setTimeout(() => setEndsAt(end), wait) : undefined;
    return () => {
      clearTimeout(timer);
      setEndsAt(null);
    };
  }, [token]);
  return endsAt;
}
