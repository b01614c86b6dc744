import type { callMessages } from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';

import type { WhoMayKnow } from './who-may-know.js';

type Info = PushOf<typeof callMessages.getSessionCalls>['callTranscriptInfo'];

/** As much of a call as is looked at here. */
interface Transcribed {
  readonly callTranscriptInfo: Info;
  readonly knowledge: Pick<WhoMayKnow, 'of'>;
  slotOfJoiner(joinerId: string): Parameters<WhoMayKnow['of']>[1] | undefined;
}

/** Returns the transcript state of a call, without people of whom the viewer may not know. */
export function transcriptFor(
  conference: Transcribed,
  viewer: Parameters<WhoMayKnow['of']>[0],
): Info {
  const { callTranscriptInfo: info, knowledge } = conference;
  if (info === null) return null;
  const participants = info.participants.filter(({ callJoinerId }) => {
    const slot = conference.slotOfJoiner(callJoinerId);
    return slot !== undefined && knowledge.of(viewer, slot);
  });
  return { ...info, participants };
}
