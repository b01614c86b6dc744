import type { CallRoster } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent, TranscriptStopReason } from '@foyer/contracts/smart-meet';

import { mayRecord, personIn } from './person-in.js';
import type { Transcript } from './transcript.js';

export interface StopTranscript {
  readonly callId: string;
  /** The person in the call who asks for it; null if something else ends it. */
  readonly by: string | null;
  readonly reason: TranscriptStopReason;
}

/**
 * Ends a transcript: for the person who began it, for those who may record the call, and
 * automatically.
 */
export function stopTranscript(
  { stage, startedBy }: Transcript,
  call: CallRoster,
  { callId, by, reason }: StopTranscript,
  now: string,
): Decision<readonly TranscriptEvent[]> {
  if (by !== null) {
    const found = personIn(call, by);
    if (found.type === 'rejected') return found;
    if (startedBy !== by && !mayRecord(found.person, found.kind)) return rejected('FORBIDDEN');
  }
  // A transcript that ends automatically may have been stopped already.
  if (stage !== 'on') return by === null ? accepted([]) : rejected('NOT_TRANSCRIBED');
  return accepted([
    { type: 'TranscriptStopped', data: { callId, reason, stoppedBy: by, stoppedAt: now } },
  ]);
}

/** Returns why a transcript must end with an event of its call; undefined while it may continue. */
export function endOf(
  { stage, startedBy }: Transcript,
  call: CallRoster,
): 'starter-left' | 'call-ended' | undefined {
  if (stage !== 'on') return undefined;
  if (call.stage !== 'on') return 'call-ended';
  return call.people[startedBy]?.joined ? undefined : 'starter-left';
}
