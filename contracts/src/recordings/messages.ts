import { z } from 'zod';

import { ShownWording } from '../calls/consent-wording.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';

export const answerCallRecording = defineMessage({
  channel: 'conference',
  name: 'answerCallRecording',
  from: 'client',
  policy: 'call.own',
  summary: 'Agree to be recorded, refuse, or withdraw what was agreed; may be said at any time',
  payload: z.strictObject({
    sessionCallId: Id,
    recordingId: Id,
    consent: z.enum(['agreed', 'refused']),
    shown: ShownWording.optional(),
  }),
});
