import { sessionMessages } from '@foyer/contracts/sessions';
import type { PushOf } from '@foyer/contracts/schema';
import { useEffect, useRef } from 'react';

import { useStaff } from '#app/staff/staff-context.js';

/** The present call of one of the member's sessions. */
export type LiveSessionCall = PushOf<typeof sessionMessages.sessionCallChanged>;

/**
 * Follows the calls of the member's sessions.
 * @param onMissed Called when the connection is back: messages in between have been missed.
 */
export function useLiveCall(onChange: (call: LiveSessionCall) => void, onMissed: () => void): void {
  const { wire } = useStaff();
  const latest = useRef({ onChange, onMissed });
  useEffect(() => {
    latest.current = { onChange, onMissed };
  });
  useEffect(() => {
    const channel = wire.channel('application');
    let newest = 0;
    let wasUp = false;
    const stop = [
      channel.on(sessionMessages.sessionCallChanged, (push) => {
        if (push.asOf < newest) return;
        newest = push.asOf;
        latest.current.onChange(push);
      }),
      channel.onUp(() => {
        newest = 0;
        if (wasUp) latest.current.onMissed();
        wasUp = true;
      }),
    ];
    return () => {
      for (const stopOne of stop) stopOne();
    };
  }, [wire]);
}
