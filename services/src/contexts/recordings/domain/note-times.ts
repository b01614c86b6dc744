import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';

import { latestOf, type CallRecordings } from './call-recording.js';
import type { RecordedCall } from './recorded-call.js';

/** Clocks of pages go so far wrong, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

export interface NoteTimes {
  readonly callId: string;
  readonly by: string;
  readonly times: Extract<CallRecordingEvent, { type: 'CallRecordingTimesNoted' }>['data']['times'];
}

/** Notes when a recording was started and stopped, as somebody's page saw it; the tracks have times of their own. */
export function noteTimes(
  recordings: CallRecordings,
  call: RecordedCall,
  { callId, by, times }: NoteTimes,
  now: string,
): Decision<readonly CallRecordingEvent[]> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (!call.people[by]) return rejected('NOT_IN_CALL');
  const latest = latestOf(recordings);
  if (!latest) return rejected('NOT_RECORDING');
  const { recordingId, recording } = latest;
  const first = Date.parse(recording.startedAt) - CLOCK_SKEW_MS;
  const last = Date.parse(recording.stoppedAt ?? now) + CLOCK_SKEW_MS;
  const fits = times.every(({ startTime, endTime }) => {
    const start = Date.parse(startTime);
    const end = endTime === null ? start : Date.parse(endTime);
    return first <= start && start <= end && end <= last;
  });
  if (!fits) return rejected('RECORD_TIMES_IMPOSSIBLE');
  const data = { callId, recordingId, notedBy: by, times: [...times] };
  return accepted([{ type: 'CallRecordingTimesNoted', data }]);
}
