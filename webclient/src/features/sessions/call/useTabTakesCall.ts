import { useEffect, useRef } from 'react';

import type { PrimaryTab } from '#app/staff/primary-tab.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import { makeStore, useStore } from '#state/store.js';

/** A guest has one tab for each token, and none of them rings. */
const never = makeStore(0);

/** Takes the call to this tab once it was made the main one by hand: one press is one wish. */
export function useTabTakesCall(
  tab: Pick<PrimaryTab, 'claims'> | undefined,
  { session, state: { phase } }: Pick<CallInHand, 'session' | 'state'>,
): void {
  const claims = useStore(tab?.claims ?? never);
  const done = useRef(0);
  useEffect(() => {
    const isAway = phase === 'elsewhere' || phase === 'replaced';
    if (isAway && claims > done.current) void session.takeBack();
    // Presses from before, or while the call was here, do not count for a call that is taken away
    // later.
    if (isAway || phase === 'in') done.current = claims;
  }, [claims, phase, session]);
}
