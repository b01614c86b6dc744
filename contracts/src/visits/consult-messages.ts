import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { ColleaguesView } from './supervision.js';

const channel = 'application';
const policy = 'desk.work';

export const getColleagues = defineMessage({
  channel,
  name: 'getColleagues',
  from: 'both',
  summary:
    'An agent asks who else is at work at the portal of the own call, those first who are free, and what they are doing; the server pushes it whenever it changes, until a colleague is consulted',
  policy,
  payload: z.strictObject({ callDetailId: Id }),
  ack: z.object({ view: ColleaguesView }),
  push: ColleaguesView,
});

export const consultColleague = defineMessage({
  channel,
  name: 'consultColleague',
  from: 'client',
  summary:
    'An agent puts the visitor on hold and rings a colleague, to talk unheard by the visitor',
  policy,
  payload: z.strictObject({ callDetailId: Id, memberId: Id }),
});

export const answerConsult = defineMessage({
  channel,
  name: 'answerConsult',
  from: 'client',
  summary: 'A colleague who is rung talks with the agent, or not',
  policy,
  payload: z.strictObject({ callDetailId: Id, accept: z.boolean() }),
});

export const openConsult = defineMessage({
  channel,
  name: 'openConsult',
  from: 'client',
  summary: 'An agent brings the visitor and the colleague together',
  policy,
  payload: z.strictObject({ callDetailId: Id }),
});

export const endConsult = defineMessage({
  channel,
  name: 'endConsult',
  from: 'client',
  summary: 'An agent returns to the visitor alone; the colleague is free again',
  policy,
  payload: z.strictObject({ callDetailId: Id }),
});

export const handOver = defineMessage({
  channel,
  name: 'handOver',
  from: 'client',
  summary:
    'An agent hands the visitor over to the colleague, who goes on with the same call; the agent is in wrap-up',
  policy,
  payload: z.strictObject({ callDetailId: Id }),
});
