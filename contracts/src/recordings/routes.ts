import { z } from 'zod';

import { CallRecordingInfo, RecordType } from '../calls/call-recording.js';
import { ShownWording } from '../calls/consent-wording.js';
import { defineAdminResource } from '../schema/admin-resource.js';
import { ById, File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { RevisionOrNone, seenOrNone } from '../schema/revision.js';
import { defineRoute } from '../schema/route.js';
import { AdminRecording, Recording, RecordingStatus, RecordTime } from './read-models.js';

const context = 'recordings';
const OfCall = z.strictObject({ callDetailId: Id });
const inCall = ['CALL_NOT_FOUND', 'NOT_IN_CALL', 'CALL_OVER'] as const;

export const startRecording = defineRoute({
  method: 'POST',
  path: '/callRecording/start',
  context,
  policy: 'desk.work',
  summary: 'Start recording a call; those in it are asked, and recorded once they have agreed',
  body: OfCall.extend({
    recordType: RecordType.default('audio'),
    /**
     * The words by which the caller's page asked; without them the record says that none were
     * shown.
     */
    shown: ShownWording.optional(),
  }),
  answers: { 200: CallRecordingInfo },
  rejections: [
    ...inCall,
    'RECORDING_UNDER_WAY',
    'CONSENT_WORDING_UNKNOWN',
    'RECORDING_UNAVAILABLE',
    'RECORDING_NOT_DIRECT',
    'RECORDING_DISK_FULL',
  ],
});

export const stopRecording = defineRoute({
  method: 'POST',
  path: '/callRecording/stop',
  context,
  policy: 'desk.work',
  summary: 'Stop recording a call',
  body: OfCall,
  answers: { 200: CallRecordingInfo },
  rejections: [...inCall, 'NOT_RECORDING'],
});

export const addRecordTimes = defineRoute({
  method: 'POST',
  path: '/callRecording/addRecordTimes',
  context,
  policy: 'desk.work',
  summary: 'Mark moments or spans of a recording, while it goes on or afterwards',
  body: OfCall.extend({ times: z.array(RecordTime).min(1).max(100) }),
  answers: { 200: CallRecordingInfo },
  rejections: [
    'CALL_NOT_FOUND',
    'NOT_IN_CALL',
    'NOT_RECORDING',
    'RECORD_TIMES_IMPOSSIBLE',
    'MARKS_FULL',
  ],
});

export const listRecordings = defineRoute({
  method: 'GET',
  path: '/callRecording',
  context,
  policy: 'recordings.read',
  summary: 'Recordings that the caller may play, newest first',
  query: PageQuery.extend({ callDetailId: Id.optional() }),
  answers: { 200: pageOf(Recording) },
});

export const getRecordingMedia = defineRoute({
  method: 'GET',
  path: '/callRecording/{id}/media',
  context,
  policy: 'recordings.read',
  summary: 'The recording itself; ranges are served',
  params: ById,
  produces: 'video/webm',
  acceptsMediaCookie: true,
  answers: { 200: File, 206: File },
  rejections: [
    ...(['RECORDING_NOT_FOUND', 'RECORDING_NOT_READY'] as const),
    ...(['FILE_DAMAGED', 'RANGE_NOT_SATISFIABLE'] as const),
  ],
});

export const openRecordingMedia = defineRoute({
  method: 'POST',
  path: '/callRecording/{id}/media',
  context,
  policy: 'recordings.read',
  summary:
    'Let the browser play a recording: sets a cookie for its media alone, for a quarter of an hour',
  params: ById,
  answers: { 200: z.object({ address: z.string() }) },
  rejections: ['RECORDING_NOT_FOUND', 'RECORDING_NOT_READY'],
});

export const recordingResource = defineAdminResource({
  name: 'recordings',
  context,
  policy: { read: 'recordings.read-all', write: 'recordings.manage' },
  record: AdminRecording,
  filter: z.object({
    callDetailId: Id.optional(),
    initiatorId: Id.optional(),
    type: RecordType.optional(),
    status: RecordingStatus.exclude(['deleted']).optional(),
    /** Bounds of the start, both included. */
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  }),
  sort: ['date', 'duration', 'size', 'type', 'status', 'fileName', 'id'],
  notFound: 'RECORDING_NOT_FOUND',
  list: { summary: 'Recordings for the console' },
  get: { summary: 'One recording for the console' },
  delete: { summary: 'Delete a recording for good', rejections: ['RECORDING_UNDER_WAY'] },
});

export const mixRecordingAgain = defineRoute({
  method: 'POST',
  path: '/admin/recordings/{id}/mix',
  context,
  policy: 'recordings.manage',
  summary: 'Mix the tracks of a recording again that could not be mixed',
  params: ById,
  answers: { 200: AdminRecording },
  rejections: ['RECORDING_NOT_FOUND', 'RECORDING_NOT_FAILED'],
});

/** Longest time that recordings can be set to be kept, in days. */
export const RETENTION_DAYS_MAX = 3650;
const Retention = z
  .strictObject({ days: z.int().min(1).max(RETENTION_DAYS_MAX).nullable() })
  .meta({ id: 'RecordingRetention' });
const ShownRetention = Retention.extend({ revision: RevisionOrNone }).meta({
  id: 'ShownRecordingRetention',
});

export const getRetention = defineRoute({
  method: 'GET',
  path: '/admin/recording-retention',
  context,
  policy: 'recordings.read-all',
  summary: 'After how many days recordings are deleted; null where they are kept',
  answers: { 200: ShownRetention },
});

export const setRetention = defineRoute({
  method: 'PUT',
  path: '/admin/recording-retention',
  context,
  policy: 'recordings.manage',
  summary: 'Set after how many days recordings are deleted; older ones are deleted at once',
  body: Retention.extend(seenOrNone).meta({ id: 'SetRecordingRetention' }),
  answers: { 200: ShownRetention },
  rejections: ['CHANGED_MEANWHILE'],
});
