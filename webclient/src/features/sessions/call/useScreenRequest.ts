import { sessionCallMessages, type Participant } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';
import { useEffect, useState } from 'react';

import type { Channel } from '#wire/channel.js';

const { remoteActionRequest, remoteActionResponse } = sessionCallMessages;
/** A request to take over the screen. */
export type ScreenRequest = PushOf<typeof remoteActionRequest>;
/** The state of the user's own request. */
export type RequestState = 'waiting' | PushOf<typeof remoteActionResponse>['outcome'];

/** Asking who shares a screen to hand over, and being asked to. */
export function useScreenRequest(channel: Channel, sessionCallId: string) {
  const [own, setOwn] = useState<RequestState | null>(null);
  const [asked, setAsked] = useState<ScreenRequest | null>(null);
  // The permission to share holds once.
  const [isLet, setLet] = useState(false);
  useEffect(() => {
    const isHere = (push: ScreenRequest) =>
      push.sessionCallId === sessionCallId && push.actionType === 'shareScreen';
    const stop = [
      channel.on(remoteActionRequest, (push) => {
        if (isHere(push)) setAsked(push);
      }),
      channel.on(remoteActionResponse, (push) => {
        if (!isHere(push)) return;
        // Both sides receive the answer: the request is over for the one who was asked.
        setAsked((present) => (present?.actionBy === push.actionBy ? null : present));
        setOwn((present) => (present === 'waiting' ? push.outcome : present));
        if (push.accepted) setLet(true);
      }),
    ];
    return () => {
      for (const stopOne of stop) stopOne();
    };
  }, [channel, sessionCallId]);

  const ask = async (self: Participant, sharer: string) => {
    await channel.emit(remoteActionRequest, {
      ...{ sessionCallId, actionType: 'shareScreen', mediaType: 'screenCam', actionValue: null },
      ...{ actionBy: self.userCallId, actionFor: sharer },
    });
    setOwn('waiting');
  };
  const answer = async (accepted: boolean) => {
    if (!asked) return;
    setAsked(null);
    await channel.emit(remoteActionResponse, { ...asked, accepted });
  };
  return { own, asked, isLet, ask, answer, done: () => setOwn(null), used: () => setLet(false) };
}

export type ScreenRequests = ReturnType<typeof useScreenRequest>;
