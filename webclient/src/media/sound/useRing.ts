import { RING_REPEAT_MS } from '@foyer/contracts/visits';
import { useEffect } from 'react';

import { sounds, type RingKind } from './sounds.js';

/** Rings for as long as it is told to, again and again. */
export function useRing(ringing: boolean, kind: RingKind = 'queueCall'): void {
  useEffect(() => {
    if (!ringing) return undefined;
    const ring = () => sounds.ring(kind);
    ring();
    const timer = setInterval(ring, RING_REPEAT_MS);
    return () => clearInterval(timer);
  }, [ringing, kind]);
}
