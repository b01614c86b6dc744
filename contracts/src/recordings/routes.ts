import { z } from 'zod';

import { ById, File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { CallRecordingInfo, Recording, RecordType } from './read-models.js';

const context = 'recordings';
const planned = true;
const OfCall = z.strictObject({ callDetailId: Id });

export const startRecording = defineRoute({
  method: 'POST',
  path: '/callRecording/start',
  context,
  planned,
  policy: 'desk.work',
  summary: 'Start recording a call, once those in it have agreed',
  body: OfCall.extend({ recordType: RecordType.default('audio') }),
  answers: { 200: CallRecordingInfo },
});

export const stopRecording = defineRoute({
  method: 'POST',
  path: '/callRecording/stop',
  context,
  planned,
  policy: 'desk.work',
  summary: 'Stop recording a call',
  body: OfCall,
  answers: { 200: CallRecordingInfo },
});

export const addRecordTimes = defineRoute({
  method: 'POST',
  path: '/callRecording/addRecordTimes',
  context,
  planned,
  policy: 'desk.work',
  summary: 'Note when a recording was started and stopped',
  body: OfCall.extend({
    times: z
      .array(z.strictObject({ startTime: z.iso.datetime(), endTime: z.iso.datetime().nullable() }))
      .min(1)
      .max(100),
  }),
  answers: { 200: CallRecordingInfo },
});

export const listRecordings = defineRoute({
  method: 'GET',
  path: '/callRecording',
  context,
  planned,
  policy: 'recordings.read',
  summary: 'Recordings that the caller may play, newest first',
  query: PageQuery,
  answers: { 200: pageOf(Recording) },
});

export const getRecordingMedia = defineRoute({
  method: 'GET',
  path: '/callRecording/{id}/media',
  context,
  planned,
  policy: 'recordings.read',
  summary: 'The recording itself; ranges are served',
  params: ById,
  produces: 'video/webm',
  answers: { 200: File, 206: File },
});
