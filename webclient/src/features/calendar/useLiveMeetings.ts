import { meetingMessages } from '@foyer/contracts/calendar';
import type { PushOf } from '@foyer/contracts/schema';
import { useEffect, useEffectEvent } from 'react';

import { useStaff } from '#app/staff/staff-context.js';

/** The present state of one of the member's meetings. */
export type LiveMeeting = PushOf<typeof meetingMessages.meetingChanged>;

/**
 * Follows changes of the member's meetings.
 * @param onMissed Called when the connection is back: messages in between have been missed.
 */
export function useLiveMeetings(
  onChange: (meeting: LiveMeeting) => void,
  onMissed: () => void,
): void {
  const { wire } = useStaff();
  const changed = useEffectEvent(onChange);
  const missed = useEffectEvent(onMissed);
  useEffect(() => {
    const channel = wire.channel('application');
    let newest = 0;
    let wasUp = false;
    const stop = [
      channel.on(meetingMessages.meetingChanged, (push) => {
        if (push.asOf < newest) return;
        newest = push.asOf;
        changed(push);
      }),
      channel.onUp(() => {
        newest = 0;
        if (wasUp) missed();
        wasUp = true;
      }),
    ];
    return () => {
      for (const stopOne of stop) stopOne();
    };
  }, [wire]);
}
