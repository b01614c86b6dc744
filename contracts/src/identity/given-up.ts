import type { SignOutReason } from './events.js';

/**
 * Facts that take a sign-in or a right from a member. A sign-in that is ended names its reason; one
 * that runs out is `expired`. Deletion ends sign-ins as `deactivated`.
 */
export type LossOfAccess = SignOutReason | 'expired' | 'role-changed' | 'forgotten';

/** A thing that a member may be in, or have, at that moment. */
export type Held =
  | 'call'
  | 'supervision'
  | 'desk'
  | 'signature'
  | 'meeting'
  | 'lead'
  | 'feed'
  | 'push';

/** The reason under which it is given up, or `stays`. */
type Row<Reason extends string> = Readonly<Record<LossOfAccess, Reason | 'stays'>>;

const signedOut = <const Reason extends string>(reason: Reason) => ({
  'signed-out': reason,
  'password-changed': reason,
  'too-many-sessions': reason,
});

/** A place that a right holds, whichever sign-in it is used by. */
const withTheRight = <const Reason extends string>(reason: Reason) => ({
  ...signedOut('stays'),
  expired: 'stays' as const,
  deactivated: reason,
  'role-changed': reason,
  forgotten: reason,
});

/**
 * The reason for which a member gives up each thing, by each fact. Each row is kept by the reactions
 * that `given-up.spec.ts` of the services names; a fact or a state without an entry does not
 * compile.
 */
export const GIVEN_UP = {
  /** A sign-in that runs out lets a call finish, as no person decided that it should end. */
  call: {
    ...signedOut('signed-out'),
    expired: 'stays',
    deactivated: 'removed',
    'role-changed': 'removed',
    forgotten: 'removed',
  },
  /** A supervisor without a page hears nothing, and may listen again by another sign-in. */
  supervision: { ...withTheRight('removed'), ...signedOut('signed-out') },
  desk: {
    ...signedOut('signed-out'),
    expired: 'stays',
    deactivated: 'deactivated',
    'role-changed': 'not-permitted',
    forgotten: 'deactivated',
  },
  /** A request ends with the place in the call of the person who asked or was asked. */
  signature: withTheRight('withdrawn'),
  meeting: withTheRight('handed-over'),
  lead: withTheRight('handed-over'),
  feed: {
    ...withTheRight('access-ended'),
    'password-changed': 'access-ended',
    'role-changed': 'stays',
  },
  /** The notices of a browser are for who is signed in there. */
  push: {
    ...withTheRight('sign-in-ended'),
    ...signedOut('sign-in-ended'),
    expired: 'sign-in-ended',
    'role-changed': 'stays',
  },
} as const satisfies Record<Held, Row<string>>;
