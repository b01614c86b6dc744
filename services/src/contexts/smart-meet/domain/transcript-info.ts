import type { CallTranscriptInfo } from '@foyer/contracts/smart-meet';

import type { Transcript } from './transcript.js';

/** Returns the transcript of a call as its pages receive it; null if none was begun. */
export function infoOf(
  callId: string,
  { stage, startedBy, startedAt, consents }: Transcript,
  takesSound: boolean,
): CallTranscriptInfo | null {
  if (stage === 'none') return null;
  return {
    callDetailId: callId,
    startedBy,
    startedAt,
    isOn: stage === 'on',
    takesSound,
    participants: Object.entries(consents).map(([callJoinerId, { consent }]) => ({
      callJoinerId,
      consent,
    })),
  };
}
