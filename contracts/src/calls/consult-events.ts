import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';

/** `joinerId` is the colleague. */
const about = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ callId: Id, joinerId: Id, ...shape });
const Time = z.iso.datetime();

/** Why a consultation is over, but for a call that was handed over or ended. */
export const ConsultEndReason = z
  .enum(['rejected', 'unanswered', 'withdrawn', 'returned', 'colleague-left', 'colleague-lost'])
  .meta({ id: 'ConsultEndReason' });
export type ConsultEndReason = z.output<typeof ConsultEndReason>;

/** The agent of a call rings a colleague to talk with, unheard by the visitor. */
export const CallConsultStarted = defineEvent(
  'CallConsultStarted',
  1,
  about({ by: Id, at: Time, expiresAt: Time }),
);
export const CallConsultAccepted = defineEvent('CallConsultAccepted', 1, about({ at: Time }));
/** The visitor hears and sees both from now on. */
export const CallConsultOpened = defineEvent('CallConsultOpened', 1, about({ by: Id }));
/** The colleague is out, and may not come back unless asked again. */
export const CallConsultEnded = defineEvent(
  'CallConsultEnded',
  1,
  about({ reason: ConsultEndReason }),
);
/** The colleague is the agent of the call from now on. */
export const CallHandedOver = defineEvent(
  'CallHandedOver',
  1,
  about({ from: Id, because: z.enum(['transfer', 'agent-left', 'agent-lost']), at: Time }),
);

/** The events of an agent and a colleague in a consultation. */
export const callConsultEvents = [
  CallConsultStarted,
  CallConsultAccepted,
  CallConsultOpened,
  CallConsultEnded,
  CallHandedOver,
] as const;
