import { type CallEvent, evolveCallRoster, noCallRoster } from '@foyer/contracts/calls';
import type { TranscriptEvent } from '@foyer/contracts/smart-meet';

import { evolveTranscript, noTranscript } from '../domain/transcript.js';

export const id = (n: number): string => `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const [callId, kim, vera, mel] = [id(1), id(2), id(3), id(4)];
export const now = '2026-03-02T10:00:00.000Z';
export const later = new Date('2026-03-02T10:05:00.000Z');

/** A call of an agent and a visitor, who are both in it, and a colleague who is not yet. */
export const callEvents: readonly CallEvent[] = [
  {
    type: 'CallStarted',
    data: {
      callId,
      origin: { kind: 'queue', id: callId, portalId: id(9), agentId: kim },
      participants: [
        { joinerId: kim, joinerType: 'User', role: 'moderator' },
        { joinerId: vera, joinerType: 'Guest', role: 'guest' },
        { joinerId: mel, joinerType: 'User', role: 'presenter' },
      ],
      startedAt: now,
    },
  },
  { type: 'CallJoined', data: { callId, joinerId: kim, joinedAt: now } as never },
  { type: 'CallJoined', data: { callId, joinerId: vera, joinedAt: now } as never },
];

export const callAfter = (...more: readonly object[]) =>
  [...callEvents, ...(more as CallEvent[])].reduce(evolveCallRoster, noCallRoster);

export const transcriptAfter = (...events: readonly TranscriptEvent[]) =>
  events.reduce(evolveTranscript, noTranscript);

export const started: TranscriptEvent = {
  type: 'TranscriptStarted',
  data: { callId, startedBy: kim, startedAt: now },
};
const person = (joinerId: string) =>
  ({ callId, joinerId, joinerType: joinerId === vera ? 'Guest' : 'User' }) as const;
export const agreed = (joinerId: string, given: 'in-call' | 'by-starting' = 'in-call') =>
  ({
    type: 'TranscriptConsentGiven',
    data: { ...person(joinerId), given, givenAt: now },
  }) as const satisfies TranscriptEvent;
export const asked = (joinerId: string) =>
  ({
    type: 'TranscriptConsentAsked',
    data: { ...person(joinerId), askedAt: now },
  }) as const satisfies TranscriptEvent;
export const refused = (joinerId: string) =>
  ({
    type: 'TranscriptConsentRefused',
    data: { ...person(joinerId), refusedAt: now },
  }) as const satisfies TranscriptEvent;
export const withdrawn = (joinerId: string) =>
  ({
    type: 'TranscriptConsentWithdrawn',
    data: {
      ...person(joinerId),
      withdrawnAt: now,
      wording: { purpose: 'transcript', shown: null },
    },
  }) as const satisfies TranscriptEvent;
export const spoken = (n: number, speakerId: string, text = 'Good morning') =>
  ({
    type: 'UtteranceSpoken',
    data: {
      ...{
        callId,
        utteranceId: id(n),
        speakerId,
        language: 'en-US',
        recognisedBy: 'browser',
        text,
      },
      ...{ startedAt: now, endedAt: now },
    },
  }) as const satisfies TranscriptEvent;
export const stopped: TranscriptEvent = {
  type: 'TranscriptStopped',
  data: { callId, reason: 'call-ended', stoppedBy: null, stoppedAt: now },
};
