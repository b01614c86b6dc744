import type { Participant } from '@foyer/contracts/calls';

import { withLocks } from './with-locks.js';

type Seen = Pick<
  Participant,
  'userCallId' | 'joinerType' | 'displayName' | 'role' | 'paused' | 'isElsewhere' | 'pausedSince'
> &
  Parameters<typeof withLocks>[0] & {
    readonly joinerId: string;
    /** Undefined while their page is away. */
    readonly connection: object | undefined;
  };

/** Returns a participant as the others see them, with the streams that the viewer may know. */
export function participantView(slot: Seen, streams: Participant['streams']): Participant {
  const { userCallId, joinerId, joinerType, displayName, role, paused, pausedSince } = slot;
  return {
    ...{ userCallId, callJoinerId: joinerId, joinerType, displayName, role, paused, pausedSince },
    ...(slot.isElsewhere === true && { isElsewhere: true }),
    connected: slot.connection !== undefined,
    streams,
    participantProperties: withLocks(slot),
  };
}
