import { callLogSurface } from '@foyer/contracts/calls';
import { useRef, useState } from 'react';

import { api } from '#app/api.js';
import { debug } from '../../debug.js';
import { useCallLogChanges } from './useCallLogChanges.js';

const UNSEEN = { query: { unseen: 'true', limit: 1 } } as const;

/** How many missed calls are new to the member, as it changes. */
export function useMissedCalls(): number {
  const [missed, setMissed] = useState(0);
  const notified = useRef(0);
  useCallLogChanges((change) => {
    notified.current += 1;
    if (change) {
      setMissed(change.missed);
      return;
    }
    const asked = notified.current;
    api.call(callLogSurface.getCallLog, UNSEEN).then(
      ({ totalDocs }) => {
        // A change that came in the meantime is newer.
        if (notified.current === asked) setMissed(totalDocs);
      },
      (error: unknown) => debug('calls', error),
    );
  });
  return missed;
}
