import type { CallRoster, SpokenLanguage } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

import { personIn } from './person-in.js';
import { spokenKey, type Transcript } from './transcript.js';

/** The number of stretches of speech that are kept of one call. */
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

/** The speaker, and the length of the speech so far, in milliseconds. */
export type Speaking = Pick<SayUtterance, 'callId' | 'by' | 'durationMs'>;

/** Decides if the words of a person may be recorded now, and shown to others as text. */
export function maySpeak(
  transcript: Transcript,
  call: CallRoster,
  { by, durationMs }: Speaking,
  now: Date,
) {
  const found = personIn(call, by);
  if (found.type === 'rejected') return found;
  if (found.person.paused) return rejected('CALL_PAUSED');
  if (transcript.stage !== 'on') return rejected('NOT_TRANSCRIBED');
  const said = transcript.consents[by];
  if (said?.consent !== 'agreed') return rejected('TRANSCRIPT_NOT_AGREED');
  const startedAt = new Date(now.getTime() - durationMs).toISOString();
  // It began before its speaker had agreed.
  if (startedAt < said.since) return rejected('TRANSCRIPT_NOT_AGREED');
  return { type: 'may', startedAt } as const;
}

/**
 * True if it was kept just now; earlier words stay as they are, no matter what a repeat contains.
 */
export interface SaidOutcome {
  readonly isNew: boolean;
}

/**
 * Keeps the words of a person: of one who agreed, from then on. The same stretch again changes
 * nothing.
 */
export function sayUtterance(
  transcript: Transcript,
  call: CallRoster,
  said: SayUtterance,
  now: Date,
): Decision<readonly TranscriptEvent[], SaidOutcome> {
  const may = maySpeak(transcript, call, said, now);
  const { callId, utteranceId, by, language, recognisedBy, text } = said;
  if (may.type === 'rejected') return may;
  if (transcript.speakers[spokenKey(by, utteranceId)] !== undefined) {
    return accepted([], { isNew: false });
  }
  if (Object.keys(transcript.speakers).length >= UTTERANCES_MAX) return rejected('TRANSCRIPT_FULL');
  const data = {
    ...{ callId, utteranceId, speakerId: by, language, recognisedBy, text },
    ...{ startedAt: may.startedAt, endedAt: now.toISOString() },
  };
  return accepted([{ type: 'UtteranceSpoken', data }], { isNew: true });
}
