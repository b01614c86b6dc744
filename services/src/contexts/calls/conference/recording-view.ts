import type { Conference, ParticipantSlot, SessionCall } from './conference.js';

type Recorded = Pick<Conference, 'callRecordingInfo' | 'knowledge' | 'slotOfJoiner'>;

/** How the recording of a call stands, without those of whom somebody in it may not know. */
export function recordingFor(
  conference: Recorded,
  viewer: ParticipantSlot | undefined,
): SessionCall['callRecordingInfo'] {
  const { callRecordingInfo: info, knowledge } = conference;
  if (info === null) return null;
  const participants = info.participants.filter(({ callJoinerId }) => {
    const slot = conference.slotOfJoiner(callJoinerId);
    return slot !== undefined && knowledge.of(viewer, slot);
  });
  return { ...info, participants };
}
