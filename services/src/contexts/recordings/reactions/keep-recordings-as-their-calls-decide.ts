import {
  CallConsultEnded,
  CallEnded,
  CallHandedOver,
  CallJoined,
  CallLeft,
  joinedIn,
} from '@foyer/contracts/calls';
import { CallRecordingStarted } from '@foyer/contracts/recordings';

import { defineReaction, stream } from '#platform/cqrs';
import { AskJoiner, StopRecording } from '../commands.js';
import { currentOf } from '../domain/call-recording.js';
import { endOf } from '../domain/stop-recording.js';
import { FindRecordingsUnderWay } from '../queries.js';
import { RecordedCall, recordingsOf } from '../streams.js';

/**
 * A person who comes to a call that is recorded is asked; when its initiator leaves, or the call
 * ends, the recording stops.
 */
export const KeepRecordingsAsTheirCallsDecide = defineReaction({
  name: 'keep-recordings-as-their-calls-decide',
  on: [CallRecordingStarted, CallJoined, CallLeft, CallConsultEnded, CallHandedOver, CallEnded],
  key: ({ data }) => data.callId,
  begin: async ({ query }) =>
    (await query(new FindRecordingsUnderWay())).map(({ callId }) => callId),
  run: async (callId, { stateOf, execute }) => {
    const recordings = await stateOf(recordingsOf({ callId }));
    const current = currentOf(recordings);
    if (!current) return;
    const call = await stateOf(stream(RecordedCall, callId));
    const reason = endOf(recordings, call);
    const part = { correlationId: callId };
    if (reason !== undefined) {
      await execute(StopRecording, { callId, by: null, reason }, part);
      return;
    }
    for (const { joinerId } of joinedIn(call)) {
      if (current.recording.consents[joinerId] !== undefined) continue;
      await execute(AskJoiner, { callId, joinerId }, part);
    }
  },
});
