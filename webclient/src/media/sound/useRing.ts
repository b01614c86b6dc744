import { RING_REPEAT_MS } from '@foyer/contracts/visits';
import { useEffect } from 'react';

import { sounds } from './sounds.js';

/** Rings for as long as it is told to, again and again. */
export function useRing(ringing: boolean): void {
  useEffect(() => {
    if (!ringing) return undefined;
    sounds.ring();
    const timer = setInterval(sounds.ring, RING_REPEAT_MS);
    return () => clearInterval(timer);
  }, [ringing]);
}
