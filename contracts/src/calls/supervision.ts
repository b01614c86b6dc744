import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';

/**
 * The mode of a supervisor in a call: listening and watching only, or also speaking to its agent.
 */
export const SupervisionMode = z.enum(['listen', 'whisper']).meta({ id: 'SupervisionMode' });
export type SupervisionMode = z.output<typeof SupervisionMode>;

/** The supervisor is the joiner, and is no participant. */
const about = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ callId: Id, joinerId: Id, ...shape });
const How = {
  mode: SupervisionMode,
  /** True if the agent sees it; a whispering supervisor is always seen. */
  isAnnounced: z.boolean(),
  /** True if the visitor is informed that a colleague listens. */
  isToldToVisitor: z.boolean(),
};

export const CallSupervisionStarted = defineEvent(
  'CallSupervisionStarted',
  2,
  about({ ...How, at: z.iso.datetime() }),
);
export const CallSupervisionChanged = defineEvent('CallSupervisionChanged', 2, about(How));
export const CallSupervisionEnded = defineEvent(
  'CallSupervisionEnded',
  1,
  about({ reason: z.enum(['left', 'joined', 'connection-lost', 'call-ended']) }),
);

/** The actions of a supervisor in a call. */
export const callSupervisionEvents = [
  CallSupervisionStarted,
  CallSupervisionChanged,
  CallSupervisionEnded,
] as const;

export const superviseCall = defineMessage({
  channel: 'conference',
  name: 'superviseCall',
  from: 'client',
  policy: 'calls.supervise',
  summary:
    "A supervisor listens to a visitor's call, whispers to its agent, or joins it; the page enters it as any other afterwards. The visitor is told that a colleague listens, unless the deployment has chosen otherwise, and of who joins",
  payload: z.strictObject({
    sessionCallId: Id,
    mode: z.enum([...SupervisionMode.options, 'join']),
    /**
     * True if the agent must not be notified of listening; refused if the portal does not allow it.
     */
    silent: z.boolean().default(false),
  }),
});
