import { ApiError } from '@foyer/contracts/client';
import type { PublicReceipt } from '@foyer/contracts/payments';
import { useEffect, useState } from 'react';

import type { Loaded } from '#app/useLoaded.js';

/** A receipt that is not complete is looked for again after so long, in milliseconds. */
export const REFRESH_MS = 5_000;

/**
 * Loads a receipt again until it is there with what the terminal printed.
 * @returns Whether it was too early when it was looked for last, also while it is being loaded
 * again.
 */
export function useRefresh({
  value,
  failure,
  again,
}: Pick<Loaded<PublicReceipt>, 'value' | 'failure' | 'again'>): boolean {
  const [wasEarly, setWasEarly] = useState(false);
  const isEarly = failure === null ? wasEarly : isTooEarly(failure);
  if (isEarly !== wasEarly) setWasEarly(isEarly);
  const isIncomplete = value === null ? isEarly : value.lines.length === 0;
  useEffect(() => {
    if (!isIncomplete) return undefined;
    const timer = setInterval(again, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isIncomplete, again]);
  return isEarly;
}

const isTooEarly = (error: unknown) =>
  error instanceof ApiError && error.code === 'RECEIPT_NOT_READY';
