import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { MARKS_MAX, type CallRecordingEvent, type RecordTime } from '@foyer/contracts/recordings';

import { latestOf, type CallRecording, type CallRecordings } from './call-recording.js';
import type { RecordedCall } from './recorded-call.js';

/** Clocks of pages go so far wrong, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

export interface NoteTimes {
  readonly callId: string;
  readonly by: string;
  readonly times: readonly RecordTime[];
}

/**
 * Marks moments or spans in their recording, in the latest if several match; also once it has
 * stopped.
 */
export function noteTimes(
  recordings: CallRecordings,
  call: RecordedCall,
  { callId, by, times }: NoteTimes,
  now: string,
): Decision<readonly CallRecordingEvent[]> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  const person = call.people[by];
  // During the call, it is for those who are in it, and afterwards for those who could have stayed.
  if (!person || person.removed || (call.stage === 'on' && !person.joined)) {
    return rejected('NOT_IN_CALL');
  }
  if (!latestOf(recordings)) return rejected('NOT_RECORDING');
  const found = Object.entries(recordings.byId).findLast(([, one]) => fits(one, times, now));
  if (!found) return rejected('RECORD_TIMES_IMPOSSIBLE');
  const [recordingId, { marks }] = found;
  if (marks + times.length > MARKS_MAX) return rejected('MARKS_FULL');
  const data = { callId, recordingId, notedBy: by, times: [...times] };
  return accepted([{ type: 'CallRecordingTimesNoted', data }]);
}

function fits(
  { startedAt, stoppedAt, file }: CallRecording,
  times: readonly RecordTime[],
  now: string,
): boolean {
  if (file === 'deleted') return false;
  const first = Date.parse(startedAt) - CLOCK_SKEW_MS;
  const last = Date.parse(stoppedAt ?? now) + CLOCK_SKEW_MS;
  return times.every(({ startTime, endTime }) => {
    const start = Date.parse(startTime);
    const end = endTime === null ? start : Date.parse(endTime);
    return first <= start && start <= end && end <= last;
  });
}
