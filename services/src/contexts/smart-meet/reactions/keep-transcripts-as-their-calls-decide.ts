import {
  CallConsultEnded,
  CallEnded,
  CallHandedOver,
  CallJoined,
  CallLeft,
  joinedIn,
} from '@foyer/contracts/calls';
import { TranscriptStarted } from '@foyer/contracts/smart-meet';

import { defineReaction } from '#platform/cqrs';
import { AskForTranscript, StopTranscript } from '../commands.js';
import { endOf } from '../domain/stop-transcript.js';
import { FindTranscriptsUnderWay } from '../queries.js';
import { callOf, transcriptOf } from '../streams.js';

/**
 * A person who comes to a call that is transcribed is asked; when the person who began it leaves,
 * or the call ends, the transcript ends.
 */
export const KeepTranscriptsAsTheirCallsDecide = defineReaction({
  name: 'keep-transcripts-as-their-calls-decide',
  on: [TranscriptStarted, CallJoined, CallLeft, CallConsultEnded, CallHandedOver, CallEnded],
  key: ({ data }) => data.callId,
  begin: async ({ query }) => (await query(new FindTranscriptsUnderWay())).map(({ _id }) => _id),
  run: async (callId, { stateOf, execute }) => {
    const transcript = await stateOf(transcriptOf({ callId }));
    if (transcript.stage !== 'on') return;
    const call = await stateOf(callOf({ callId }));
    const reason = endOf(transcript, call);
    const part = { correlationId: callId };
    if (reason !== undefined) {
      await execute(StopTranscript, { callId, by: null, reason }, part);
      return;
    }
    for (const { joinerId } of joinedIn(call)) {
      if (transcript.consents[joinerId]) continue;
      await execute(AskForTranscript, { callId, joinerId }, part);
    }
  },
});
