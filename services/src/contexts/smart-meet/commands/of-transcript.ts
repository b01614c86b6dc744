import type { Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

/** A decision about a transcript, for commands that look at other streams beside it. */
export function ofTranscript<Result>(
  decision: Decision<readonly TranscriptEvent[], Result>,
): Decision<{ readonly transcript: readonly TranscriptEvent[] }, Result> {
  if (decision.type === 'rejected') return decision;
  return { ...decision, events: { transcript: decision.events } };
}
