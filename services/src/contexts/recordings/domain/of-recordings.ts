import type { Decision } from '@foyer/contracts/decision';
import type { CallRecordingEvent } from '@foyer/contracts/recordings';

/** Returns a decision about the recordings of a call, for commands that also look at the call. */
export function ofRecordings<Result>(
  decision: Decision<readonly CallRecordingEvent[], Result>,
): Decision<{ readonly recordings: readonly CallRecordingEvent[] }, Result> {
  if (decision.type === 'rejected') return decision;
  return { ...decision, events: { recordings: decision.events } };
}
