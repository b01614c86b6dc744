import { ownCallRoutes } from '@foyer/contracts/identity';
import { useEffect } from 'react';

import { session } from '#session/session.js';
import { api } from '../api.js';

/** A call that begins shortly before the end is noticed this soon, in milliseconds. */
const LOOK_AGAIN_MS = 60_000;

/** Lets a sign-in that ends soon last longer while its member is in a call. */
export function useLongerSession(endsAt: number | null): void {
  useEffect(() => {
    if (endsAt === null) return undefined;
    let gone = false;
    const prolong = () => {
      api.call(ownCallRoutes.prolongSignIn, {}).then(
        ({ token }) => {
          if (!gone) session.begin(token);
        },
        // Without a call the sign-in ends at its time.
        () => undefined,
      );
    };
    prolong();
    const timer = setInterval(prolong, LOOK_AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [endsAt]);
}
