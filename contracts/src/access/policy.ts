import type { Role } from './role.js';

const everybody = [
  'anonymous',
  'guest',
  'device',
  'none',
  'member',
  'support',
  'auditor',
  'admin',
  'super-admin',
] as const satisfies readonly Role[];
const members = ['none', 'member', 'support', 'auditor', 'admin', 'super-admin'] as const;
const administrators = ['admin', 'super-admin'] as const;
const agents = ['member', 'support', 'admin', 'super-admin'] as const;

/**
 * The rights of all roles: the one table from which every route and every message takes its policy.
 * An action on a member's own data (`own`) is also checked against its owner where it is handled.
 */
export const policies = {
  /** All users, signed in or not. */
  public: everybody,
  /** The account of the signed-in member. */
  'account.own': members,
  /** Choosing a password, where another person chose the present one: all that is possible until then. */
  'account.password': members,
  /** Setting up the second factor, which is all that is possible where the role demands one. */
  'account.factor': members,
  /** All holders of a token: members and visitors on their own sockets. */
  'socket.own': [...members, 'guest', 'device'],
  /** Reading portals one belongs to, and seeing members by name. */
  'portals.read': agents,
  'portals.manage': administrators,
  'members.read': agents,
  'members.manage': administrators,
  /** Making and changing groups of members. */
  'groups.manage': administrators,
  /** Making administrators, and touching those who are. */
  'members.promote': ['super-admin'],
  /** Seeing, making, changing and revoking the keys of other programs. */
  'keys.manage': administrators,
  /** An agent's work: availability, the lines of the agent's portals, taking visitors. */
  'desk.work': agents,
  /** Seeing all lines and who is at work, and putting a line into another order. */
  'lines.supervise': administrators,
  /** Listening to the calls of visitors, whispering to their agents, and joining them. */
  'calls.supervise': administrators,
  /** A visitor's own visit, and what visitors and guests paid themselves; nothing else. */
  'visit.own': ['guest'],
  /** Taking part in a call one has joined. */
  'call.own': [...agents, 'guest', 'device'],
  /** Trying the way to the media server before a call. */
  'media.check': [...agents, 'guest', 'device'],
  'calls.read-own': agents,
  'calls.read-all': ['auditor', ...administrators],
  /** Saving recordings, chat and documents of the member's own sessions and calls. */
  'sessions.use': agents,
  'sessions.manage-all': administrators,
  /** Members and guests of one meeting, session or call, within it. */
  'session.own': [...agents, 'guest'],
  'calendar.use': agents,
  /** Seeing and cancelling the meetings of others. */
  'calendar.manage-all': administrators,
  'guests.manage': agents,
  /** Playing recordings of the member's own calls; members who may read all calls play all. */
  'recordings.read': [...agents, 'auditor'],
  'recordings.read-all': ['auditor', ...administrators],
  /** Deleting recordings, having them mixed again, and setting how long they are kept. */
  'recordings.manage': administrators,
  'devices.manage': administrators,
  /** Seeing how devices are. */
  'devices.watch': administrators,
  'device.own': ['device'],
  'payments.use': agents,
  /** Payments; agents see those of their own calls. */
  'payments.read': [...agents, 'auditor'],
  'payments.read-all': ['auditor', ...administrators],
  /** Closing a terminal's day, and settling what it cannot tell. */
  'payments.manage': administrators,
  /** A receipt is read by staff and by the visitor or guest who paid. */
  'receipts.read': [...agents, 'auditor', 'guest'],
  'settings.manage': administrators,
  /** Seeing what is done in the background, and trying it again. */
  'jobs.manage': administrators,
  'statistics.read': ['auditor', ...administrators],
  /**
   * Sources decide who enters and in which role: they can make administrators, so setting them up
   * equals promoting.
   */
  'identity-providers.manage': ['super-admin'],
  /** Reading what happens as other systems get it: events without personal data. */
  'events.read': ['auditor', ...administrators],
  /** Setting up whom events are sent to. */
  'webhooks.manage': administrators,
  'audit.read': ['auditor', ...administrators],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** An action that a policy covers. */
export type Policy = keyof typeof policies;

/** True if a role may perform the actions of a policy. */
export function permits(policy: Policy, role: Role): boolean {
  return (policies[policy] as readonly Role[]).includes(role);
}
