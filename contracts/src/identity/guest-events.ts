import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { personEvents } from './person-events.js';

const subject = { subject: 'guestId' } as const;
const details = {
  firstName: personal(z.string()),
  lastName: personal(z.string()),
  email: personal(z.string()),
  phone: personal(z.string()),
} as const;

/** Stream `guest-<id>`. */
export const GuestCreated = defineEvent(
  'GuestCreated',
  1,
  z.object({ guestId: Id, ...details, createdBy: Id }),
  subject,
);
export const GuestChanged = defineEvent(
  'GuestChanged',
  1,
  z.object({ guestId: Id, ...details }),
  subject,
);

export const guestEvents = [GuestCreated, GuestChanged, ...personEvents] as const;
export type GuestEvent = EventOf<(typeof guestEvents)[number]>;
