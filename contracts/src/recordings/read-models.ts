import { z } from 'zod';

import { RecordingConsent, RecordType } from '../calls/call-recording.js';
import { Id } from '../schema/id.js';

/** Why a recording stopped. */
export const RecordingStopReason = z
  .enum(['asked', 'initiator-left', 'call-ended', 'disk-full'])
  .meta({ id: 'RecordingStopReason' });
export type RecordingStopReason = z.output<typeof RecordingStopReason>;

/** Why tracks did not become a file: the programs are missing, they failed, the disk is full, or no one was recorded. */
export const RecordingFailure = z
  .enum(['programs-missing', 'mixing-failed', 'disk-full', 'tracks-missing', 'nothing-recorded'])
  .meta({ id: 'RecordingFailure' });
export type RecordingFailure = z.output<typeof RecordingFailure>;

/** What became of a recording. */
export const RecordingStatus = z
  .enum(['recording', 'processing', 'ready', 'failed', 'deleted'])
  .meta({ id: 'RecordingStatus' });
export type RecordingStatus = z.output<typeof RecordingStatus>;

/** A span in which was recorded; without an end it went on. */
export const RecordTime = z.strictObject({
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().nullable(),
});

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
  })
  .meta({ id: 'AdminRecording' });
export type AdminRecording = z.output<typeof AdminRecording>;
