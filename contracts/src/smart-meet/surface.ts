import { z } from 'zod';

import { Language } from '../schema/language.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { defineRoute } from '../schema/route.js';
import { SmartMeet } from './read-models.js';

export const smartMeetDetails = defineRoute({
  method: 'POST',
  path: '/callDetail/smartMeetDetails',
  context: 'smart-meet',
  planned: true,
  policy: 'calls.read-own',
  summary: 'Summary, tasks and mood of a call, by language',
  body: z.strictObject({ callDetailId: Id }),
  answers: { 200: z.object({ smartMeet: SmartMeet }) },
});

export const requestSmartMeetTranslation = defineMessage({
  channel: 'main',
  name: 'request-smart-meet-translation',
  from: 'client',
  planned: true,
  policy: 'calls.read-own',
  summary: 'Ask for the summary of a call in another language',
  payload: z.strictObject({ language: Language, callDetailId: Id }),
  ack: z.object({ smartMeet: SmartMeet }),
});
