import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { accessEvents } from './access-events.js';
import { accountEvents } from './account-events.js';
import { factorEvents } from './factor-events.js';
import { Language } from '../schema/language.js';
import { personEvents, PersonKind } from './person-events.js';
import { MemberRole } from '../access/role.js';
import { signInNameEvents } from './sign-in-name-events.js';
import { sourceMemberEvents } from './source-events.js';

/** Why a session ended before its time. */
export const SignOutReason = z.enum([
  'signed-out',
  'deactivated',
  'password-changed',
  'too-many-sessions',
]);
export type SignOutReason = z.output<typeof SignOutReason>;

/** The kinds of names that only one owner may use. */
export const ReservedName = z.enum(['userName', 'email', 'shortlink']);
export type ReservedName = z.output<typeof ReservedName>;

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
/**
 * The member is no longer one. The names are free again; what the member did stays until the person
 * is forgotten.
 */
export const MemberDeleted = defineEvent('MemberDeleted', 1, z.object({ memberId: Id }));

/**
 * From now on the credential of this id is the member's password. The vault holds its hash, written
 * before the event, so that a password is replaced in the same instant in which the log says so.
 */
export const MemberPasswordSet = defineEvent(
  'MemberPasswordSet',
  1,
  z.object({ memberId: Id, credentialId: Id, mustChange: z.boolean() }),
);
/** The way in which a person signed in. `unknown`: signed in before that was kept. */
export const SignInMethod = z.enum(['password', 'link', 'ldap', 'oidc', 'saml', 'unknown']);
export type SignInMethod = z.output<typeof SignInMethod>;

export const MemberSignedIn = defineEvent(
  'MemberSignedIn',
  3,
  z.object({
    memberId: Id,
    sessionId: Id,
    method: SignInMethod,
    signedInAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
);
/** A session that ran out of time says nothing; it is over at its `expiresAt`. */
export const MemberSignedOut = defineEvent(
  'MemberSignedOut',
  1,
  z.object({ memberId: Id, sessionId: Id, reason: SignOutReason }),
);

/**
 * A mail is to go out with a link to set a password; the earlier link, where there was one, ends.
 * The secret of the link is in the vault, hashed.
 */
export const MemberInvited = defineEvent(
  'MemberInvited',
  1,
  z.object({ memberId: Id, linkId: Id, expiresAt: z.iso.datetime() }),
);
export const PasswordResetRequested = defineEvent(
  'PasswordResetRequested',
  1,
  z.object({ memberId: Id, linkId: Id, expiresAt: z.iso.datetime() }),
);
/** The mail with the link was handed over to be delivered. */
export const MemberLinkMailed = defineEvent(
  'MemberLinkMailed',
  1,
  z.object({ memberId: Id, linkId: Id }),
);

/**
 * Stream `administrators`: who can make administrators and is not deactivated. All changes of that
 * group are also written here, so that two of its members cannot remove each other at the same
 * time.
 */
export const SuperAdminAppointed = defineEvent(
  'SuperAdminAppointed',
  1,
  z.object({ memberId: Id }),
);
export const SuperAdminDismissed = defineEvent(
  'SuperAdminDismissed',
  1,
  z.object({ memberId: Id }),
);

/**
 * Stream `reservation-<kind>-<keyed hash of the value>`: what may be used only once is reserved
 * here.
 */
export const NameReserved = defineEvent(
  'NameReserved',
  1,
  z.object({ kind: ReservedName, ownerId: Id }),
);
export const NameReleased = defineEvent(
  'NameReleased',
  1,
  z.object({ kind: ReservedName, ownerId: Id }),
);

/**
 * Stream `person-<id>`: an id permanently belongs to one person of one kind, as its key does.
 * Written with the person's first event; for earlier people, their existing streams hold the id.
 */
export const PersonIdClaimed = defineEvent(
  'PersonIdClaimed',
  1,
  z.object({ personId: Id, kind: PersonKind }),
);

/** The kinds of things whose ids clients choose, and by which chats, documents and ways in go. */
export const ThingKind = z.enum(['portal', 'device', 'session', 'meeting', 'call']);
export type ThingKind = z.output<typeof ThingKind>;

/**
 * Stream `person-<id>`, as for people: an id permanently belongs to one thing of one kind. Written
 * with the thing's first event, so that two servers cannot give one id to two things at once.
 */
export const ThingIdClaimed = defineEvent(
  'ThingIdClaimed',
  1,
  z.object({ thingId: Id, kind: ThingKind }),
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
  MemberInvited,
  PasswordResetRequested,
  MemberLinkMailed,
  ...accessEvents,
  ...signInNameEvents,
  ...factorEvents,
  ...accountEvents,
  ...sourceMemberEvents,
  MemberDeleted,
  ...personEvents,
] as const;
export const administratorEvents = [SuperAdminAppointed, SuperAdminDismissed] as const;
export const reservationEvents = [NameReserved, NameReleased] as const;
export const idClaimEvents = [PersonIdClaimed, ThingIdClaimed] as const;

export type MemberEvent = EventOf<(typeof memberEvents)[number]>;
export type AdministratorEvent = EventOf<(typeof administratorEvents)[number]>;
export type IdClaimEvent = EventOf<(typeof idClaimEvents)[number]>;
export type ReservationEvent = EventOf<(typeof reservationEvents)[number]>;
