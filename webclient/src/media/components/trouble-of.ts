import type { Participant } from '@foyer/contracts/calls';

import type { RemoteStream } from '../core/remote-streams.js';
import { sendsNothing } from '../core/silence.js';

/** The reason why a participant is not seen or heard as expected. */
export type Trouble =
  | 'away'
  | 'isOnHold'
  | 'isElsewhere'
  | 'interrupted'
  | 'connecting'
  | 'frozen'
  | 'silent'
  | 'unreceived';

/**
 * Returns why another participant is not seen or heard as expected; undefined while all is well.
 */
export function troubleOf(
  participant: Pick<
    Participant,
    'connected' | 'paused' | 'isElsewhere' | 'streams' | 'participantProperties'
  >,
  remote: Pick<RemoteStream, 'state'> | undefined,
): Trouble | undefined {
  const { connected, paused, isElsewhere, streams } = participant;
  if (!connected) return 'away';
  if (paused) return isElsewhere === true ? 'isElsewhere' : 'isOnHold';
  if (remote?.state === 'interrupted') return 'interrupted';
  const camera = streams.find(({ mediaType }) => mediaType === 'userCam');
  if (camera?.unreceived === true) return 'unreceived';
  const stalled = camera?.stalled;
  if (stalled?.length === 2) return 'interrupted';
  if (stalled?.length === 1) return stalled[0] === 'video' ? 'frozen' : 'silent';
  return remote?.state === 'live' || sendsNothing(participant) ? undefined : 'connecting';
}
