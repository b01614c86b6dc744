import { z } from 'zod';

import { Id } from '../schema/id.js';

/** How far a recording has come. */
export const RecordingState = z
  .enum(['REST', 'STARTING', 'STARTED', 'ENDING'])
  .meta({ id: 'RecordingState' });
export const RecordType = z.enum(['audio', 'video']).meta({ id: 'RecordType' });

/** A finished recording. */
export const Recording = z
  .object({
    _id: Id,
    fileName: z.string(),
    initiator: z.string().nullable(),
    participants: z.array(z.string().nullable()),
    date: z.iso.datetime(),
    /** In milliseconds. */
    duration: z.int().nonnegative(),
    type: RecordType,
    callDetailId: Id,
  })
  .meta({ id: 'Recording' });
export type Recording = z.output<typeof Recording>;

/** The recording of a call that is going on. */
export const CallRecordingInfo = z
  .object({
    recordType: RecordType.default('audio'),
    callDetailId: Id,
    userId: Id,
    userType: z.enum(['User', 'Guest']),
    state: RecordingState,
  })
  .meta({ id: 'CallRecordingInfo' });
