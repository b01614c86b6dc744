import type { Participant } from '@foyer/contracts/calls';

import type { ParticipantSlot } from './conference.js';
import { withLocks } from './with-locks.js';

/** Somebody in a call as the others are told, with those of their streams that the viewer may know. */
export function participantView(
  slot: ParticipantSlot,
  streams: Participant['streams'],
): Participant {
  return {
    userCallId: slot.userCallId,
    callJoinerId: slot.joinerId,
    joinerType: slot.joinerType,
    displayName: slot.displayName,
    role: slot.role,
    paused: slot.paused,
    pausedSince: slot.pausedSince,
    connected: slot.connection !== undefined,
    streams,
    participantProperties: withLocks(slot),
  };
}
