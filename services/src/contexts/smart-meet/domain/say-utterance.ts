import type { SpokenLanguage } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

import { personIn, type TranscribedCall } from './transcribed-call.js';
import { spokenKey, type Transcript } from './transcript.js';

/** So many stretches of speech are kept of one call. */
export const UTTERANCES_MAX = 3_000;

export interface SayUtterance {
  readonly callId: string;
  readonly utteranceId: string;
  readonly by: string;
  readonly language: SpokenLanguage;
  readonly recognisedBy: 'browser' | 'server';
  readonly text: string;
  readonly durationMs: number;
}

/** Whether what somebody says may be written down now, and shown to others as text. */
export function maySpeak(transcript: Transcript, call: TranscribedCall, by: string) {
  const found = personIn(call, by);
  if (found.type === 'rejected') return found;
  if (found.person.paused) return rejected('CALL_PAUSED');
  if (transcript.stage !== 'on') return rejected('NOT_TRANSCRIBED');
  const said = transcript.consents[by];
  if (said?.consent !== 'agreed') return rejected('TRANSCRIPT_NOT_AGREED');
  return { type: 'may', since: said.since } as const;
}

/** Keeps what somebody said: of one who agreed, from then on. The same stretch again changes nothing. */
export function sayUtterance(
  transcript: Transcript,
  call: TranscribedCall,
  { callId, utteranceId, by, language, recognisedBy, text, durationMs }: SayUtterance,
  now: Date,
): Decision<readonly TranscriptEvent[]> {
  const may = maySpeak(transcript, call, by);
  if (may.type === 'rejected') return may;
  if (transcript.speakers[spokenKey(by, utteranceId)] !== undefined) return accepted([]);
  if (Object.keys(transcript.speakers).length >= UTTERANCES_MAX) return rejected('TRANSCRIPT_FULL');
  const startedAt = new Date(now.getTime() - durationMs).toISOString();
  // It began before its speaker had agreed.
  if (startedAt < may.since) return rejected('TRANSCRIPT_NOT_AGREED');
  return accepted([
    {
      type: 'UtteranceSpoken',
      data: {
        ...{ callId, utteranceId, speakerId: by, language, recognisedBy, text },
        ...{ startedAt, endedAt: now.toISOString() },
      },
    },
  ]);
}
