import {
  consentWording,
  refusedWording,
  type CallRoster,
  type WordingSaid,
} from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

import { personIn } from './person-in.js';
import type { Transcript } from './transcript.js';

export interface AskForTranscript {
  readonly callId: string;
  readonly joinerId: string;
}

/**
 * Asks a person who came to a call that is transcribed. An answer from before leaving and coming
 * again remains valid.
 */
export function askForTranscript(
  { stage, consents }: Transcript,
  call: CallRoster,
  { callId, joinerId }: AskForTranscript,
  now: string,
): Decision<readonly TranscriptEvent[]> {
  const found = personIn(call, joinerId);
  if (stage !== 'on' || found.type === 'rejected' || consents[joinerId]) return accepted([]);
  const { joinerType } = found.person;
  return accepted([
    { type: 'TranscriptConsentAsked', data: { callId, joinerId, joinerType, askedAt: now } },
  ]);
}

export interface AnswerTranscript {
  readonly callId: string;
  readonly by: string;
  readonly consent: 'agreed' | 'refused';
  readonly shown?: WordingSaid;
}

/**
 * Records that a person agrees to be transcribed, or does not (any more). To answer the same again
 * changes nothing.
 */
export function answerTranscript(
  { stage, consents, speakers }: Transcript,
  call: CallRoster,
  { callId, by, consent, shown }: AnswerTranscript,
  now: string,
): Decision<readonly TranscriptEvent[]> {
  const found = personIn(call, by);
  if (found.type === 'rejected') return found;
  const before = consents[by]?.consent;
  const of = { callId, joinerId: by, joinerType: found.person.joinerType };
  if (consent === 'agreed') {
    const wording = consentWording('transcript', shown);
    if (!wording) return rejected('CONSENT_WORDING_UNKNOWN');
    if (stage !== 'on') return rejected('NOT_TRANSCRIBED');
    if (before === 'agreed') return accepted([]);
    const data = { ...of, given: 'in-call' as const, givenAt: now, wording };
    return accepted([{ type: 'TranscriptConsentGiven', data }]);
  }
  const wording = refusedWording('transcript', shown);
  // Also of one who was asked again, since the transcript was begun again after these words.
  if (before === 'agreed' || Object.values(speakers).includes(by)) {
    const data = { ...of, withdrawnAt: now, wording };
    return accepted([{ type: 'TranscriptConsentWithdrawn', data }]);
  }
  if (before === 'refused' || before === 'withdrawn') return accepted([]);
  if (stage !== 'on') return rejected('NOT_TRANSCRIBED');
  return accepted([{ type: 'TranscriptConsentRefused', data: { ...of, refusedAt: now, wording } }]);
}

export interface WithdrawFromTranscript {
  readonly callId: string;
  readonly by: string;
  readonly shown?: WordingSaid;
}

/**
 * Takes a person's words out of a transcript, also after the call. Without such words nothing
 * changes.
 */
export function withdrawFromTranscript(
  { consents, asked, speakers }: Transcript,
  { callId, by, shown }: WithdrawFromTranscript,
  now: string,
): Decision<readonly TranscriptEvent[]> {
  const joinerType = asked[by];
  if (!joinerType) return rejected('TRANSCRIPT_NOT_FOUND');
  const isIn = Object.values(speakers).includes(by);
  if (consents[by]?.consent !== 'agreed' && !isIn) return accepted([]);
  const wording = refusedWording('transcript', shown);
  const data = { callId, joinerId: by, joinerType, withdrawnAt: now, wording };
  return accepted([{ type: 'TranscriptConsentWithdrawn', data }]);
}
