import { sessionCallMessages } from '@foyer/contracts/calls';

import type { ParticipantSlot } from './conference.js';
import type { Conferences, Place } from './conferences.js';

const isHeard = ({ participantProperties, paused }: ParticipantSlot): boolean =>
  !paused && participantProperties.streamStatus.userCam?.audio.mute === false;

/**
 * Keeps one live microphone a person: who is heard in one call is muted in each other one, on whatever page or device
 * that is. No one in the one shall hear what is said in the other.
 */
export function muteElsewhere(conferences: Pick<Conferences, 'all'>, { conference, slot }: Place) {
  if (!isHeard(slot)) return;
  for (const other of conferences.all()) {
    const there = other === conference ? undefined : other.slotOfJoiner(slot.joinerId);
    if (!there || !isHeard(there)) continue;
    const { userCallId, connection } = there;
    connection?.push(sessionCallMessages.remoteActionPerform, {
      ...{ sessionCallId: other.callId, actionType: 'mute', actionValue: null },
      ...{ actionBy: userCallId, actionFor: userCallId, mediaType: 'userCam' },
    });
  }
}
