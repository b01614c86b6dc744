import {
  consentWording,
  joinedIn,
  type CallRoster,
  type WordingSaid,
} from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

import { isStaffIn, personIn } from './person-in.js';
import type { Transcript } from './transcript.js';

export interface StartTranscript {
  readonly callId: string;
  readonly by: string;
  readonly shown?: WordingSaid;
}

/**
 * Begins to transcribe a call, for any person in it. The person who begins it agrees by that; all
 * others there are asked. Once staff stopped it, staff alone begin it again.
 */
export function startTranscript(
  { stage, stoppedBy }: Transcript,
  call: CallRoster,
  { callId, by, shown }: StartTranscript,
  now: string,
): Decision<readonly TranscriptEvent[]> {
  const found = personIn(call, by);
  if (found.type === 'rejected') return found;
  if (found.person.paused) return rejected('CALL_PAUSED');
  // Two who switch captions on at once want the same.
  if (stage === 'on') return accepted([]);
  const isKeptOff = stoppedBy.some((joinerId) => isStaffIn(call, joinerId));
  if (isKeptOff && !isStaffIn(call, by)) return rejected('TRANSCRIPT_KEPT_OFF');
  const wording = consentWording('transcript', shown);
  if (!wording) return rejected('CONSENT_WORDING_UNKNOWN');
  const { joinerType } = found.person;
  const others = joinedIn(call).filter(({ joinerId }) => joinerId !== by);
  return accepted([
    { type: 'TranscriptStarted', data: { callId, startedBy: by, startedAt: now } },
    {
      type: 'TranscriptConsentGiven',
      data: {
        ...{ callId, joinerId: by, joinerType, givenAt: now },
        given: 'by-starting',
        wording,
      },
    },
    ...others.map((joiner) => ({
      type: 'TranscriptConsentAsked' as const,
      data: { callId, ...joiner, askedAt: now },
    })),
  ]);
}
