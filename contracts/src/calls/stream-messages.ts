import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { CONNECTIONS_MAX } from './media.js';

export const watchStreams = defineMessage({
  channel: 'conference',
  name: 'watchStreams',
  from: 'client',
  summary:
    'Which of the received pictures are in sight. One that is not is not sent to this participant meanwhile; sound is. All are in sight until said otherwise; one that is said to be so again begins with a whole picture',
  policy: 'call.own',
  payload: z.strictObject({
    sessionCallId: Id,
    userCallId: Id,
    /** By the connections over which they are received; others are passed over. */
    streams: z
      .array(z.strictObject({ connectionId: Id, inSight: z.boolean() }))
      .min(1)
      .max(CONNECTIONS_MAX),
  }),
});
