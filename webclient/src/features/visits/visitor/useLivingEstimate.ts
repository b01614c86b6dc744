import type { VisitView } from '@foyer/contracts/visits';
import { useState } from 'react';

import { useNow } from '#state/now.js';

/**
 * Returns the estimated wait while it may still come true: after that time without an agent, there
 * is no estimate. The same estimate for the same place, told again, is not another one.
 */
export function useLivingEstimate({ position, estimatedWaitSeconds }: VisitView): number | null {
  const now = useNow();
  const [last, setLast] = useState({ position, seconds: estimatedWaitSeconds, at: now });
  if (last.position !== position || last.seconds !== estimatedWaitSeconds) {
    setLast({ position, seconds: estimatedWaitSeconds, at: now });
    return estimatedWaitSeconds;
  }
  if (last.seconds === null) return null;
  const left = last.seconds - Math.floor((now - last.at) / 1000);
  return left < 0 ? null : left;
}
