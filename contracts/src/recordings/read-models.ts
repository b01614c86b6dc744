import { z } from 'zod';

import { RecordingConsent, RecordType } from '../calls/call-recording.js';
import { StreamType } from '../calls/media.js';
import { Id } from '../schema/id.js';

/** Why a recording stopped. */
export const RecordingStopReason = z
  .enum(['asked', 'initiator-left', 'call-ended', 'disk-full'])
  .meta({ id: 'RecordingStopReason' });
export type RecordingStopReason = z.output<typeof RecordingStopReason>;

/**
 * The reason why tracks did not become a file: missing or failed programs, a full disk, lost or
 * changed tracks, or no recorded people.
 */
export const RecordingFailure = z
  .enum([
    'programs-missing',
    'mixing-failed',
    'disk-full',
    'tracks-missing',
    'tracks-damaged',
    'nothing-recorded',
  ])
  .meta({ id: 'RecordingFailure' });
export type RecordingFailure = z.output<typeof RecordingFailure>;

/** The state of a recording. */
export const RecordingStatus = z
  .enum(['recording', 'processing', 'ready', 'failed', 'deleted'])
  .meta({ id: 'RecordingStatus' });
export type RecordingStatus = z.output<typeof RecordingStatus>;

/** A mark in a recording: a moment, or a span of it where it has an end. */
export const RecordTime = z.strictObject({
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().nullable(),
});
export type RecordTime = z.output<typeof RecordTime>;

/** How many marks a recording can have. */
export const MARKS_MAX = 200;

const recordingShape = {
  fileName: z.string(),
  /** Null while it is not known (any more). */
  initiator: z.string().nullable(),
  /** Names of those who were recorded. */
  participants: z.array(z.string().nullable()),
  date: z.iso.datetime(),
  /** In milliseconds. */
  duration: z.int().nonnegative(),
  type: RecordType,
  callDetailId: Id,
  status: RecordingStatus,
  /** Why there is no file; null where there is, or may yet be. */
  failure: RecordingFailure.nullable(),
  /** In bytes; null while there is no file. */
  size: z.int().positive().nullable(),
  /** When its first sound or picture was taken; null while there is none. */
  beginsAt: z.iso.datetime().nullable(),
  /**
   * The marks of participants, in the order of the recording, in milliseconds from its beginning.
   */
  marks: z.array(z.object({ at: z.int().nonnegative(), until: z.int().nonnegative().nullable() })),
};

/** A recording of a call. */
export const Recording = z.object({ _id: Id, ...recordingShape }).meta({ id: 'Recording' });
export type Recording = z.output<typeof Recording>;

/** The same for the console, with who was asked and what they said. */
export const AdminRecording = z
  .object({
    _id: Id,
    id: Id,
    ...recordingShape,
    initiatorId: Id,
    stopReason: RecordingStopReason.nullable(),
    consents: z.array(
      z.object({
        joinerId: Id,
        name: z.string().nullable(),
        consent: RecordingConsent,
        /** When this was last asked or said. */
        at: z.iso.datetime(),
        isRecorded: z.boolean(),
      }),
    ),
    /** Tracks that were found damaged: whose, and which stream. They are not in the file. */
    damaged: z.array(
      z.object({ joinerId: Id, name: z.string().nullable(), streamType: StreamType }),
    ),
  })
  .meta({ id: 'AdminRecording' });
export type AdminRecording = z.output<typeof AdminRecording>;
