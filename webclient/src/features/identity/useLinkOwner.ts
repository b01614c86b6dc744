import { ApiError } from '@foyer/contracts/client';
import { accountRoutes, type PasswordLinkPurpose } from '@foyer/contracts/identity';
import { useEffect, useState } from 'react';

import { publicApi } from '#app/api.js';
import { debug } from '../../debug.js';

/** The person whose password a link sets. */
export interface LinkOwner {
  readonly userName: string;
  readonly firstName: string;
}

/** `unknown`: it could not be asked, which setting the password will say again. */
export type AskedOwner =
  | { readonly state: 'asking' | 'spent' | 'unknown' }
  | { readonly state: 'known'; readonly owner: LinkOwner };

const ASKING: AskedOwner = { state: 'asking' };

/**
 * Asks whose link it is before anything is typed, so that one that does nothing any more says so at
 * once.
 */
export function useLinkOwner(token: string | null, purpose: PasswordLinkPurpose): AskedOwner {
  const [answer, setAnswer] = useState<{ readonly to: string; readonly asked: AskedOwner }>();
  useEffect(() => {
    if (token === null) return undefined;
    const aborted = new AbortController();
    const answered = (asked: AskedOwner) => setAnswer({ to: token, asked });
    publicApi
      .call(accountRoutes.getLinkOwner, { body: { token, purpose }, signal: aborted.signal })
      .then(
        (owner) => answered({ state: 'known', owner }),
        (error: unknown) => {
          if (aborted.signal.aborted) return;
          debug('password link', error);
          const spent = error instanceof ApiError && error.code === 'LINK_EXPIRED';
          answered({ state: spent ? 'spent' : 'unknown' });
        },
      );
    return () => aborted.abort();
  }, [token, purpose]);
  return answer?.to === token ? answer.asked : ASKING;
}
