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

/**
 * A person from outside came by the link of a session. No more is known of them than the name they
 * gave there.
 */
export const GuestCameToSession = defineEvent(
  'GuestCameToSession',
  1,
  z.object({ guestId: Id, sessionId: Id, displayName: personal(z.string()) }),
  subject,
);

/** A person from outside came by the link of a meeting without an invitation. */
export const GuestCameToMeeting = defineEvent(
  'GuestCameToMeeting',
  1,
  z.object({ guestId: Id, meetingId: Id, displayName: personal(z.string()) }),
  subject,
);

export const guestEvents = [
  GuestCreated,
  GuestChanged,
  GuestCameToSession,
  GuestCameToMeeting,
  ...personEvents,
] as const;
export type GuestEvent = EventOf<(typeof guestEvents)[number]>;
