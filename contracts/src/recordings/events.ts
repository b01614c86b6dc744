import { z } from 'zod';

import { RecordType } from '../calls/call-recording.js';
import { RecordingAnswer } from '../calls/recording-answer.js';
import { StreamType } from '../calls/media.js';
import { ConsentWording } from '../calls/consent-wording.js';
import { JoinerType } from '../calls/participants.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { RecordingFailure, RecordingStopReason, RecordTime } from './read-models.js';

const about = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ callId: Id, recordingId: Id, ...shape });
const Time = z.iso.datetime();
const whose = { joinerId: Id, joinerType: JoinerType };
/** Absent in events of before it was kept. */
const worded = { wording: ConsentWording.optional() };

/**
 * Stream `callrecording-<callId>`. Of each who is in the call, and comes to it, follows whether
 * they agree.
 */
export const CallRecordingStarted = defineEvent(
  'CallRecordingStarted',
  1,
  about({ recordType: RecordType, initiatorId: Id, startedAt: Time }),
);
/** A participant of the call is asked for consent to the recording. */
export const CallRecordingConsentAsked = defineEvent(
  'CallRecordingConsentAsked',
  1,
  about({ ...whose, askedAt: Time }),
);
/**
 * A person agreed, in the call or by starting the recording; older ones repeat an answer of the
 * portal.
 */
export const CallRecordingConsentGiven = defineEvent(
  'CallRecordingConsentGiven',
  1,
  about({
    ...whose,
    given: z.enum(['in-call', 'at-portal', 'by-starting']),
    givenAt: Time,
    ...worded,
  }),
);
export const CallRecordingConsentRefused = defineEvent(
  'CallRecordingConsentRefused',
  1,
  about({ ...whose, refused: z.enum(['in-call', 'at-portal']), refusedAt: Time, ...worded }),
);
/**
 * An answer that a visitor gave at the portal counts for this recording. The answer is an event of
 * the visit and proves itself; this one says that it was used, and by whom.
 */
export const CallRecordingPortalAnswerCounted = defineEvent(
  'CallRecordingPortalAnswerCounted',
  1,
  about({ ...whose, answer: RecordingAnswer, answeredAt: Time.nullable(), countedAt: Time }),
);
/** A participant who had agreed withdraws the consent; the earlier recording is kept. */
export const CallRecordingConsentWithdrawn = defineEvent(
  'CallRecordingConsentWithdrawn',
  1,
  about({ ...whose, withdrawnAt: Time, ...worded }),
);
/** From now on a participant's stream is recorded, as its own track. */
export const CallRecordingTrackStarted = defineEvent(
  'CallRecordingTrackStarted',
  1,
  about({ trackId: Id, joinerId: Id, streamType: StreamType, startedAt: Time }),
);
export const CallRecordingTrackEnded = defineEvent(
  'CallRecordingTrackEnded',
  1,
  about({ trackId: Id, endedAt: Time }),
);
/**
 * The files of a track after a media server has finished writing them: each file by its SHA-256,
 * base64url.
 */
export const CallRecordingTrackSealed = defineEvent(
  'CallRecordingTrackSealed',
  1,
  about({
    trackId: Id,
    files: z
      .array(z.object({ name: z.string(), size: z.int().nonnegative(), hash: z.string() }))
      .min(1)
      .max(8),
  }),
);
/** Spans or moments of a recording that a participant marked. */
export const CallRecordingTimesNoted = defineEvent(
  'CallRecordingTimesNoted',
  1,
  about({ notedBy: Id, times: z.array(RecordTime).min(1).max(100) }),
);
export const CallRecordingStopped = defineEvent(
  'CallRecordingStopped',
  1,
  about({ reason: RecordingStopReason, stoppedBy: Id.nullable(), stoppedAt: Time }),
);
/** The tracks became one file. `hash` is its SHA-256, base64url. */
export const CallRecordingMixed = defineEvent(
  'CallRecordingMixed',
  1,
  about({
    fileName: z.string(),
    mediaType: z.string(),
    size: z.int().positive(),
    hash: z.string(),
    durationMs: z.int().nonnegative(),
  }),
);
export const CallRecordingMixFailed = defineEvent(
  'CallRecordingMixFailed',
  1,
  about({ reason: RecordingFailure }),
);
/**
 * Tracks are not as they were when they were written: changed, swapped or gone. They are not mixed.
 */
export const CallRecordingTracksDamaged = defineEvent(
  'CallRecordingTracksDamaged',
  1,
  about({
    tracks: z
      .array(z.object({ trackId: Id, joinerId: Id, streamType: StreamType }))
      .min(1)
      .max(1000),
  }),
);
/**
 * An administrator has the tracks mixed again; without those of which was said that they are
 * damaged.
 */
export const CallRecordingMixRequested = defineEvent(
  'CallRecordingMixRequested',
  1,
  about({ requestedBy: Id }),
);
/** The file and what is left of its tracks are removed; that there was a recording is kept. */
export const CallRecordingDeleted = defineEvent(
  'CallRecordingDeleted',
  1,
  about({
    reason: z.enum(['asked', 'expired', 'person-forgotten']),
    deletedBy: Id.nullable(),
  }),
);

/** Stream `recordingretention-all`: after how many days recordings are deleted; null keeps them. */
export const RecordingRetentionSet = defineEvent(
  'RecordingRetentionSet',
  1,
  z.object({ days: z.int().positive().nullable(), setBy: Id }),
);

export const callRecordingEvents = [
  CallRecordingStarted,
  CallRecordingConsentAsked,
  CallRecordingConsentGiven,
  CallRecordingConsentRefused,
  CallRecordingPortalAnswerCounted,
  CallRecordingConsentWithdrawn,
  CallRecordingTrackStarted,
  CallRecordingTrackEnded,
  CallRecordingTrackSealed,
  CallRecordingTimesNoted,
  CallRecordingStopped,
  CallRecordingMixed,
  CallRecordingMixFailed,
  CallRecordingTracksDamaged,
  CallRecordingMixRequested,
  CallRecordingDeleted,
] as const;
export type CallRecordingEvent = EventOf<(typeof callRecordingEvents)[number]>;

export const recordingRetentionEvents = [RecordingRetentionSet] as const;
export type RecordingRetentionEvent = EventOf<(typeof recordingRetentionEvents)[number]>;
