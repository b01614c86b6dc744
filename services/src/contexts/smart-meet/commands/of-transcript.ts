import type { Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

/** A decision about a transcript, for commands that look at other streams beside it. */
export function ofTranscript(
  decision: Decision<readonly TranscriptEvent[]>,
): Decision<{ readonly transcript: readonly TranscriptEvent[] }> {
  if (decision.type === 'rejected') return decision;
  return { ...decision, events: { transcript: decision.events } };
}
