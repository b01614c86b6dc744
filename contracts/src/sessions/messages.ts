import { z } from 'zod';

import { AsOf } from '../schema/as-of.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { Session } from './read-models.js';

export const sessionCallChanged = defineMessage({
  channel: 'application',
  name: 'sessionCallChanged',
  from: 'server',
  policy: 'sessions.use',
  summary:
    'The call of a session as it stands now, for a member of it: who is in it, and who is awaited',
  payload: z.object({
    asOf: AsOf,
    memberId: Id,
    sessionId: Id,
    sessionName: z.string(),
    callInfo: Session.shape.callInfo,
  }),
});
