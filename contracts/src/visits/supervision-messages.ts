import { z } from 'zod';

import { BreakKind } from '../identity/availability.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { SetState } from './desk-events.js';
import { LineReason } from './line-reason.js';
import { LinesView } from './supervision.js';

/** The channel of watchers: a connection to it does not make an agent count as at work. */
const channel = 'monitoring';
const policy = 'lines.supervise';

export const watchLines = defineMessage({
  channel,
  name: 'watchLines',
  from: 'both',
  summary:
    'A supervisor asks for the lines of all portals; the server pushes them whenever they change',
  policy,
  payload: z.strictObject({}),
  ack: z.object({ view: LinesView }),
  push: LinesView,
});

export const reorderLine = defineMessage({
  channel,
  name: 'reorderLine',
  from: 'client',
  summary: 'A supervisor moves a visitor to another place in line, with a reason, which is kept',
  policy,
  payload: z.strictObject({
    queueId: Id,
    clientId: Id,
    /** The place to come to: 1 is served next. */
    position: z.int().positive().default(1),
    reason: LineReason,
  }),
});

export const transferVisitor = defineMessage({
  channel,
  name: 'transferVisitor',
  from: 'client',
  summary:
    'A supervisor lets a visitor wait on at another portal, where the time waited counts, with a reason, which is kept',
  policy,
  payload: z.strictObject({ queueId: Id, clientId: Id, toQueueId: Id, reason: LineReason }),
});

export const setAgentState = defineMessage({
  channel,
  name: 'setAgentState',
  from: 'client',
  summary:
    'A supervisor sets an agent who is at work and in no call available, on a break or offline; the agent is told by whom',
  policy,
  payload: z.strictObject({
    memberId: Id,
    state: SetState,
    /** The reason of a break. */
    breakKind: BreakKind.nullable().default(null),
  }),
});
