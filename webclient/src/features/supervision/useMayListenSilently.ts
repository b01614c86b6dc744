import { callRoutes } from '@foyer/contracts/calls';
import { portalRoutes } from '@foyer/contracts/portals';
import { useEffect, useState } from 'react';

import { api } from '#app/api.js';
import { debug } from '../../debug.js';

/**
 * True if the portal of a call lets supervisors listen without notifying its agent; false until
 * that is known.
 */
export function useMayListenSilently(callId: string): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const aborted = new AbortController();
    const { signal } = aborted;
    const ask = async () => {
      const { queueId } = await api.call(callRoutes.adminCalls.get, {
        params: { id: callId },
        signal,
      });
      if (queueId === null) return false;
      const portal = await api.call(portalRoutes.getPortal, { params: { id: queueId }, signal });
      return portal.silentPreview;
    };
    ask().then(
      (allowed) => {
        if (!signal.aborted) setMay(allowed);
      },
      (error: unknown) => debug('supervision', 'portal not known', error),
    );
    return () => aborted.abort();
  }, [callId]);
  return may;
}
