import { z } from 'zod';

import { ConsentWording } from '../calls/consent-wording.js';
import { SpokenLanguage } from '../calls/media.js';
import { JoinerType } from '../calls/participants.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';
import { personal } from '../schema/personal.js';
import { SmartMeetFailure, TranscriptStopReason } from './read-models.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ callId: Id, ...shape });
const Time = z.iso.datetime();
const whose = { joinerId: Id, joinerType: JoinerType };
/** Absent in events of before it was kept. */
const worded = { wording: ConsentWording.optional() };

/**
 * Stream `transcript-<callId>`. From now on the speech of people who agree is transcribed; all
 * participants of the call are asked.
 */
export const TranscriptStarted = defineEvent(
  'TranscriptStarted',
  1,
  about({ startedBy: Id, startedAt: Time }),
);
export const TranscriptConsentAsked = defineEvent(
  'TranscriptConsentAsked',
  1,
  about({ ...whose, askedAt: Time }),
);
export const TranscriptConsentGiven = defineEvent(
  'TranscriptConsentGiven',
  1,
  about({ ...whose, given: z.enum(['in-call', 'by-starting']), givenAt: Time, ...worded }),
);
export const TranscriptConsentRefused = defineEvent(
  'TranscriptConsentRefused',
  1,
  about({ ...whose, refusedAt: Time, ...worded }),
);
/**
 * A participant who had agreed withdraws the consent; their speech is removed from the transcript.
 */
export const TranscriptConsentWithdrawn = defineEvent(
  'TranscriptConsentWithdrawn',
  1,
  about({ ...whose, withdrawnAt: Time, ...worded }),
);
/**
 * One finished stretch of speech. `recognisedBy` is what turned it into text: the speaker's own
 * browser, or the server.
 */
export const UtteranceSpoken = defineEvent(
  'UtteranceSpoken',
  1,
  about({
    utteranceId: Id,
    speakerId: Id,
    language: SpokenLanguage,
    recognisedBy: z.enum(['browser', 'server']),
    text: personal(z.string()),
    startedAt: Time,
    endedAt: Time,
  }),
  { subject: 'speakerId', withheld: ['text'] },
);
export const TranscriptStopped = defineEvent(
  'TranscriptStopped',
  1,
  about({ reason: TranscriptStopReason, stoppedBy: Id.nullable(), stoppedAt: Time }),
);
/** The speech is removed; the fact that there was a transcript is kept. */
export const TranscriptDeleted = defineEvent(
  'TranscriptDeleted',
  1,
  about({ reason: z.enum(['asked', 'expired']), deletedBy: Id.nullable() }),
);

export const transcriptEvents = [
  TranscriptStarted,
  TranscriptConsentAsked,
  TranscriptConsentGiven,
  TranscriptConsentRefused,
  TranscriptConsentWithdrawn,
  UtteranceSpoken,
  TranscriptStopped,
  TranscriptDeleted,
] as const;
export type TranscriptEvent = EventOf<(typeof transcriptEvents)[number]>;

/**
 * Stream `smartmeet-<callId>`. A summary is wanted in a language; where there is one already, its
 * translation.
 */
export const SmartMeetRequested = defineEvent(
  'SmartMeetRequested',
  1,
  about({ requestId: Id, language: Language, requestedBy: Id.nullable(), requestedAt: Time }),
);
export const SmartMeetTryStarted = defineEvent(
  'SmartMeetTryStarted',
  1,
  about({ requestId: Id, language: Language, attempt: z.int().positive() }),
);
/** It was made and is kept as a file of the request's id. `hash` is its SHA-256, base64url. */
export const SmartMeetMade = defineEvent(
  'SmartMeetMade',
  1,
  about({ requestId: Id, language: Language, model: z.string(), hash: z.string() }),
);
export const SmartMeetFailed = defineEvent(
  'SmartMeetFailed',
  1,
  about({
    requestId: Id,
    language: Language,
    attempt: z.int().positive(),
    reason: SmartMeetFailure,
  }),
);
/**
 * All results of a transcript are removed, since they contain data that must not be kept any more.
 */
export const SmartMeetDiscarded = defineEvent(
  'SmartMeetDiscarded',
  1,
  about({
    reason: z.enum(['consent-withdrawn', 'person-forgotten', 'transcript-deleted']),
  }),
);

export const smartMeetEvents = [
  SmartMeetRequested,
  SmartMeetTryStarted,
  SmartMeetMade,
  SmartMeetFailed,
  SmartMeetDiscarded,
] as const;
export type SmartMeetEvent = EventOf<(typeof smartMeetEvents)[number]>;
