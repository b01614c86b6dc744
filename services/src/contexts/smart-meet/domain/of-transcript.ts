import type { Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

/** Returns a decision about a transcript, for commands that also look at other streams. */
export function ofTranscript<Result>(
  decision: Decision<readonly TranscriptEvent[], Result>,
): Decision<{ readonly transcript: readonly TranscriptEvent[] }, Result> {
  if (decision.type === 'rejected') return decision;
  return { ...decision, events: { transcript: decision.events } };
}
