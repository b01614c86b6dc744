import type { CallRoster } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent, TranscriptStopReason } from '@foyer/contracts/smart-meet';

import { mayRecord, personIn } from './person-in.js';
import type { Transcript } from './transcript.js';

export interface StopTranscript {
  readonly callId: string;
  /** Who in the call asks for it; null where something else ends it. */
  readonly by: string | null;
  readonly reason: TranscriptStopReason;
}

/** Ends a transcript: for who began it, for who may record the call, and by itself. */
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
  // What ends by itself may have been stopped already.
  if (stage !== 'on') return by === null ? accepted([]) : rejected('NOT_TRANSCRIBED');
  return accepted([
    { type: 'TranscriptStopped', data: { callId, reason, stoppedBy: by, stoppedAt: now } },
  ]);
}

/** Why a transcript has to end with what happened to its call; undefined while it may go on. */
export function endOf(
  { stage, startedBy }: Transcript,
  call: CallRoster,
): 'starter-left' | 'call-ended' | undefined {
  if (stage !== 'on') return undefined;
  if (call.stage !== 'on') return 'call-ended';
  return call.people[startedBy]?.joined ? undefined : 'starter-left';
}
