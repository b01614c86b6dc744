import { RING_REPEAT_MS } from '@foyer/contracts/visits';
import { useEffect } from 'react';

import { callsHere, isTalking } from './in-call.js';
import { sounds, type RingKind } from './sounds.js';

/** Rings again and again while `ringing`; stays silent during a call, which it would disturb. */
export function useRing(ringing: boolean, kind: RingKind = 'queueCall'): void {
  useEffect(() => {
    if (!ringing) return undefined;
    let isOver = false;
    const ring = () => {
      if (callsHere.get() > 0) return;
      void isTalking().then((talks) => {
        if (!talks && !isOver) sounds.ring(kind);
      });
    };
    ring();
    const timer = setInterval(ring, RING_REPEAT_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [ringing, kind]);
}
