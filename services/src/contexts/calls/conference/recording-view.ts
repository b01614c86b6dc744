import type { callMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import type { WhoMayKnow } from './who-may-know.js';

type Info = PushOf<typeof callMessages.getSessionCalls>['callRecordingInfo'];
type Viewer = Parameters<WhoMayKnow['of']>[0];
type Present = Parameters<WhoMayKnow['of']>[1];

/** As much of a call as is looked at here. */
interface Recorded {
  readonly callRecordingInfo: Info;
  readonly knowledge: Pick<WhoMayKnow, 'of'>;
  slotOfJoiner(joinerId: string): Present | undefined;
}

/** Returns the recording state of a call, without people of whom the viewer may not know. */
export function recordingFor(conference: Recorded, viewer: Viewer): Info {
  const { callRecordingInfo: info, knowledge } = conference;
  if (info === null) return null;
  const participants = info.participants.filter(({ callJoinerId }) => {
    const slot = conference.slotOfJoiner(callJoinerId);
    return slot !== undefined && knowledge.of(viewer, slot);
  });
  return { ...info, participants };
}
