import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { Language } from './availability.js';
import { MemberRole } from './role.js';

const subject = { subject: 'memberId' } as const;

/** Stream `member-<id>`. */
export const MemberCreated = defineEvent(
  'MemberCreated',
  1,
  z.object({
    memberId: Id,
    firstName: personal(z.string()),
    lastName: personal(z.string()),
    userName: personal(z.string()),
    email: personal(z.string()),
    role: MemberRole,
    language: Language,
  }),
  subject,
);

export const MemberDetailsChanged = defineEvent(
  'MemberDetailsChanged',
  1,
  z.object({
    memberId: Id,
    firstName: personal(z.string()),
    lastName: personal(z.string()),
    userName: personal(z.string()),
    email: personal(z.string()),
    language: Language,
  }),
  subject,
);

export const MemberRoleChanged = defineEvent(
  'MemberRoleChanged',
  1,
  z.object({ memberId: Id, role: MemberRole }),
);
export const MemberActivated = defineEvent('MemberActivated', 1, z.object({ memberId: Id }));
export const MemberDeactivated = defineEvent('MemberDeactivated', 1, z.object({ memberId: Id }));

/** The password itself, hashed, is kept in the vault, never here. */
export const MemberPasswordSet = defineEvent(
  'MemberPasswordSet',
  1,
  z.object({ memberId: Id, mustChange: z.boolean() }),
);
export const MemberSignedIn = defineEvent(
  'MemberSignedIn',
  1,
  z.object({ memberId: Id, sessionId: Id }),
);
export const MemberSignedOut = defineEvent(
  'MemberSignedOut',
  1,
  z.object({ memberId: Id, sessionId: Id }),
);

/** Stream `reservation-<kind>-<keyed hash of the value>`: what may be used only once is reserved here. */
export const NameReserved = defineEvent(
  'NameReserved',
  1,
  z.object({ kind: z.enum(['userName', 'email', 'shortlink']), ownerId: Id }),
);
export const NameReleased = defineEvent(
  'NameReleased',
  1,
  z.object({ kind: z.enum(['userName', 'email', 'shortlink']), ownerId: Id }),
);

/** All event types of members, by which logs are decoded. */
export const memberEvents = [
  MemberCreated,
  MemberDetailsChanged,
  MemberRoleChanged,
  MemberActivated,
  MemberDeactivated,
  MemberPasswordSet,
  MemberSignedIn,
  MemberSignedOut,
] as const;
export const reservationEvents = [NameReserved, NameReleased] as const;

export type MemberEvent = EventOf<(typeof memberEvents)[number]>;
export type ReservationEvent = EventOf<(typeof reservationEvents)[number]>;
