import { callEvents } from '@foyer/contracts/calls';
import { callRecordingEvents, recordingRetentionEvents } from '@foyer/contracts/recordings';
import { visitEvents } from '@foyer/contracts/visits';

import { type CommandRunner, defineAggregate, defineFold, stream } from '#platform/cqrs';
import { evolveCallRecordings, noRecordings } from './domain/call-recording.js';
import { evolvePortalAnswer, notAskedAtPortal } from './domain/portal-answer.js';
import { evolveRecordedCall, noRecordedCall } from './domain/recorded-call.js';
import { evolveRetention, noRetention } from './domain/retention.js';

/** The recordings of a call: `callrecording-<callId>`. */
export const CallRecordings = defineAggregate({
  name: 'callrecording',
  initial: noRecordings,
  evolve: evolveCallRecordings,
  events: callRecordingEvents,
});

/** The stream of a call, folded to what its recording has to know. */
export const RecordedCall = defineFold({
  name: 'call',
  initial: noRecordedCall,
  evolve: evolveRecordedCall,
  events: callEvents,
});

/** The stream of a visit, folded to what its visitor answered at the portal. */
export const PortalAnswer = defineFold({
  name: 'visit',
  initial: notAskedAtPortal,
  evolve: evolvePortalAnswer,
  events: visitEvents,
});

const Retention = defineAggregate({
  name: 'recordingretention',
  initial: noRetention,
  evolve: evolveRetention,
  events: recordingRetentionEvents,
});
/** How long recordings are kept: one for the program. */
export const retention = stream(Retention, 'all');

interface OfCall {
  readonly callId: string;
}

export const recordingsOf = ({ callId }: OfCall) => stream(CallRecordings, callId);
export const withCall = ({ callId }: OfCall) => ({
  recordings: stream(CallRecordings, callId),
  call: stream(RecordedCall, callId),
});

/** The same, with the answer of the visitor at the portal. */
export async function withVisitor(
  { callId }: OfCall,
  { stateOf }: { readonly stateOf: CommandRunner['stateOf'] },
) {
  const call = await stateOf(stream(RecordedCall, callId));
  const isVisit = call.stage !== 'none' && call.kind === 'queue';
  return {
    ...withCall({ callId }),
    answer: isVisit ? stream(PortalAnswer, call.originId) : undefined,
  };
}
