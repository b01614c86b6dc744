import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallRecordingEvent, RecordingStopReason } from '@foyer/contracts/recordings';

import { currentOf, type CallRecordings } from './call-recording.js';
import { personIn, recorderIn, type RecordedCall } from './recorded-call.js';

export interface StopRecording {
  readonly callId: string;
  /** The person in the call who asks for it; null if something else ends it. */
  readonly by: string | null;
  readonly reason: RecordingStopReason;
}

/**
 * Stops recording a call: for its initiator while in the call, for those who may record there, and
 * automatically.
 */
export function stopRecording(
  recordings: CallRecordings,
  call: RecordedCall,
  { callId, by, reason }: StopRecording,
  now: string,
): Decision<readonly CallRecordingEvent[]> {
  const current = currentOf(recordings);
  if (by !== null) {
    const isOwn = current?.recording.initiatorId === by;
    const found = isOwn ? personIn(call, by) : recorderIn(call, by);
    if (found.type === 'rejected') return found;
  }
  // A recording that ends automatically may have been stopped already.
  if (!current) return by === null ? accepted([]) : rejected('NOT_RECORDING');
  const { recordingId } = current;
  return accepted([
    {
      type: 'CallRecordingStopped',
      data: { callId, recordingId, reason, stoppedBy: by, stoppedAt: now },
    },
  ]);
}

/** Returns why a recording must end with an event of its call; undefined while it may continue. */
export function endOf(
  recordings: CallRecordings,
  call: RecordedCall,
): 'initiator-left' | 'call-ended' | undefined {
  const current = currentOf(recordings);
  if (!current) return undefined;
  if (call.stage !== 'on') return 'call-ended';
  const initiator = call.people[current.recording.initiatorId];
  return initiator?.joined ? undefined : 'initiator-left';
}
