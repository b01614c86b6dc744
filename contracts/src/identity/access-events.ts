import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

/** Why nothing that was made before may act in a member's name any more. */
export const AccessEndReason = z.enum([
  'signed-out-everywhere',
  'password-changed',
  'linked',
  'deactivated',
  'deleted',
]);
export type AccessEndReason = z.output<typeof AccessEndReason>;

/**
 * Stream `member-<id>`: all that acts in the member's name ends, in every context that keeps such
 * things.
 */
export const MemberAccessEnded = defineEvent(
  'MemberAccessEnded',
  1,
  z.object({ memberId: Id, reason: AccessEndReason }),
);

/** The sign-in lasts longer than it was to, so that its member can finish a call. */
export const MemberSignInProlonged = defineEvent(
  'MemberSignInProlonged',
  1,
  z.object({ memberId: Id, sessionId: Id, expiresAt: z.iso.datetime() }),
);

export const accessEvents = [MemberAccessEnded, MemberSignInProlonged] as const;
export type AccessEvent = EventOf<(typeof accessEvents)[number]>;

/**
 * All credentials that act in the name of a member without a password, by the events that make
 * them. `MemberAccessEnded` ends each of them; a new kind is listed here, and a test asks for it.
 */
export const ACTS_FOR_MEMBERS = {
  /** Takes its sockets and the cookies of its media with it. */
  session: ['MemberSignedIn'],
  resetLink: ['PasswordResetRequested'],
  emailLink: ['MemberEmailChangeRequested'],
  calendarFeed: ['CalendarFeedOpened'],
} as const;
export type ActsForMembers = keyof typeof ACTS_FOR_MEMBERS;

/**
 * To which each of them belongs. Those of a sign-in end with it. Those of the account stay when a
 * single sign-in ends, and the page that ends sign-ins says so.
 */
export const BELONGS_TO = {
  session: 'sign-in',
  resetLink: 'account',
  emailLink: 'account',
  calendarFeed: 'account',
} as const satisfies Readonly<Record<ActsForMembers, 'sign-in' | 'account'>>;

/**
 * All credentials that a member makes and that act in a name of their own. No sign-out and no new
 * password ends them, as programs depend on them. They stop with the rights of their maker: while
 * that member is deactivated, may do less than they may, or is gone.
 */
export const ACTS_FOR_ITSELF = { apiKey: ['ApiKeyCreated'] } as const;
