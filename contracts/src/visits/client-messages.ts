import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';

export const updateClientQueueStatus = defineMessage({
  channel: 'application',
  name: 'updateClientQueueStatus',
  from: 'client',
  planned: true,
  policy: 'device.own',
  summary: 'A device says whether its portal has something to show; QUEUE_ERROR where it has not',
  payload: z.strictObject({
    clientId: Id,
    queueId: Id,
    status: z.enum(['QUEUE_OK', 'QUEUE_ERROR']),
  }),
});
