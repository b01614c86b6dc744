import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

import type { Transcript } from './transcript.js';

export interface DeleteTranscript {
  readonly callId: string;
  /** Null where it is older than transcripts are kept. */
  readonly by: string | null;
  readonly reason: 'asked' | 'expired';
}

/** Deletes a transcript that is finished. Deleting it again changes nothing. */
export function deleteTranscript(
  { stage }: Transcript,
  { callId, by, reason }: DeleteTranscript,
): Decision<readonly TranscriptEvent[]> {
  if (stage === 'none') return rejected('TRANSCRIPT_NOT_FOUND');
  if (stage === 'on') return rejected('TRANSCRIPT_UNDER_WAY');
  if (stage === 'deleted') return accepted([]);
  return accepted([{ type: 'TranscriptDeleted', data: { callId, reason, deletedBy: by } }]);
}
