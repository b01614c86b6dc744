import { z } from 'zod';

import { Id } from '../schema/id.js';
import { ShownWording } from './consent-wording.js';

/** How far a recording has come. */
export const RecordingState = z
  .enum(['REST', 'STARTING', 'STARTED', 'ENDING'])
  .meta({ id: 'RecordingState' });
export type RecordingState = z.output<typeof RecordingState>;
export const RecordType = z.enum(['audio', 'video']).meta({ id: 'RecordType' });
export type RecordType = z.output<typeof RecordType>;

/** The consent of a participant to the recording of a call; `asked`: has not answered. */
export const RecordingConsent = z
  .enum(['asked', 'agreed', 'refused', 'withdrawn'])
  .meta({ id: 'RecordingConsent' });
export type RecordingConsent = z.output<typeof RecordingConsent>;

/** The recording of a call as its pages receive it. */
export const CallRecordingInfo = z
  .object({
    recordType: RecordType.default('audio'),
    callDetailId: Id,
    userId: Id,
    userType: z.enum(['User', 'Guest']),
    state: RecordingState,
    recordingId: Id,
    startedAt: z.iso.datetime(),
    /** The people who were asked, their answers, and their present recording. */
    participants: z.array(
      z.object({ callJoinerId: Id, consent: RecordingConsent, isRecorded: z.boolean() }),
    ),
  })
  .meta({ id: 'CallRecordingInfo' });
export type CallRecordingInfo = z.output<typeof CallRecordingInfo>;

/**
 * The request of a page about a recording: `STARTING` asks for one, `ENDING` for its end; the
 * sender is the person named.
 */
export const CallRecordingRequest = z
  .strictObject({
    recordType: RecordType.default('audio'),
    callDetailId: Id,
    userId: Id,
    userType: z.enum(['User', 'Guest']),
    state: z.enum(['STARTING', 'ENDING']),
    shown: ShownWording.optional(),
  })
  .meta({ id: 'CallRecordingRequest' });
