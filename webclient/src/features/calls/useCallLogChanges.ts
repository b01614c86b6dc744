import { callLogSurface } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';
import { useEffect, useRef } from 'react';

import { useStaff } from '#app/staff/staff-context.js';

type Change = PushOf<typeof callLogSurface.callLogChanged>;

/**
 * Follows changes of the member's call log.
 * @param onChange Called with the change, and with null when the connection is up: earlier changes
 * may have been missed.
 */
export function useCallLogChanges(onChange: (change: Change | null) => void): void {
  const { wire } = useStaff();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const channel = wire.channel('application');
    let newest = 0;
    const stop = [
      channel.on(callLogSurface.callLogChanged, (change) => {
        if (change.asOf < newest) return;
        newest = change.asOf;
        latest.current(change);
      }),
      channel.onUp(() => {
        newest = 0;
        latest.current(null);
      }),
    ];
    return () => {
      for (const stopOne of stop) stopOne();
    };
  }, [wire]);
}
