import { callEvents, evolveCallRoster, noCallRoster } from '@foyer/contracts/calls';
import { smartMeetEvents, transcriptEvents } from '@foyer/contracts/smart-meet';

import { defineAggregate, defineFold, stream } from '#platform/cqrs';
import { evolveSmartMeet, noSmartMeet } from './domain/smart-meet.js';
import { evolveTranscript, noTranscript } from './domain/transcript.js';

/** The transcript of a call: `transcript-<callId>`. */
export const Transcripts = defineAggregate({
  name: 'transcript',
  initial: noTranscript,
  evolve: evolveTranscript,
  events: transcriptEvents,
});

/** The stream of its summaries: `smartmeet-<callId>`. */
export const SmartMeets = defineAggregate({
  name: 'smartmeet',
  initial: noSmartMeet,
  evolve: evolveSmartMeet,
  events: smartMeetEvents,
});

/** The stream of a call, folded to what its transcript has to know. */
export const TranscribedCalls = defineFold({
  name: 'call',
  initial: noCallRoster,
  evolve: evolveCallRoster,
  events: callEvents,
});

interface OfCall {
  readonly callId: string;
}

export const transcriptOf = ({ callId }: OfCall) => stream(Transcripts, callId);
export const callOf = ({ callId }: OfCall) => stream(TranscribedCalls, callId);
export const smartMeetOf = ({ callId }: OfCall) => stream(SmartMeets, callId);
export const withCall = (of: OfCall) => ({ transcript: transcriptOf(of), call: callOf(of) });
export const withSmartMeet = (of: OfCall) => ({
  transcript: transcriptOf(of),
  smartMeet: smartMeetOf(of),
});
