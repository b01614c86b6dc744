import { z } from 'zod';

import { ShownWording } from '../calls/consent-wording.js';
import { Language } from '../schema/language.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineMessage } from '../schema/message.js';
import { defineRoute } from '../schema/route.js';
import { SmartMeet, TranscriptOfCall } from './read-models.js';

const context = 'smart-meet';
const OfCall = z.strictObject({ callDetailId: Id });
const answers = { 200: z.object({ smartMeet: SmartMeet }) };

export const smartMeetDetails = defineRoute({
  method: 'POST',
  path: '/callDetail/smartMeetDetails',
  context,
  policy: 'recordings.read',
  summary: 'Transcript, summary, tasks and mood of a call, by language',
  body: OfCall,
  answers,
  rejections: ['TRANSCRIPT_NOT_FOUND'],
});

export const listTranscripts = defineRoute({
  method: 'GET',
  path: '/callTranscript',
  context,
  policy: 'recordings.read',
  summary: 'Calls with a transcript that the caller may read, newest first',
  query: PageQuery.extend({ callDetailId: Id.optional() }),
  answers: { 200: pageOf(TranscriptOfCall) },
});

export const withdrawFromTranscript = defineRoute({
  method: 'POST',
  path: '/callDetail/withdrawFromTranscript',
  context,
  policy: 'recordings.read',
  summary: 'Take what one said oneself out of a transcript, also after the call',
  /**
   * `shown` are the words by which the caller's page asked; without them the record says that they
   * were not named.
   */
  body: OfCall.extend({ shown: ShownWording.optional() }),
  answers,
  rejections: ['TRANSCRIPT_NOT_FOUND', 'CONSENT_WORDING_UNKNOWN'],
});

export const deleteTranscript = defineRoute({
  method: 'POST',
  path: '/callDetail/deleteTranscript',
  context,
  policy: 'recordings.manage',
  summary: 'Delete a transcript for good, and all that was made of it',
  body: OfCall,
  answers,
  rejections: ['TRANSCRIPT_NOT_FOUND', 'TRANSCRIPT_UNDER_WAY'],
});

export const requestSmartMeetTranslation = defineMessage({
  channel: 'main',
  name: 'request-smart-meet-translation',
  from: 'client',
  policy: 'calls.read-own',
  summary: 'Ask for the summary of a call in a language; where there is one, for its translation',
  payload: z.strictObject({ language: Language, callDetailId: Id }),
  ack: z.object({ smartMeet: SmartMeet }),
});
