import { policies, type Policy } from './policy.js';
import type { Role } from './role.js';

/**
 * Tells for each action whether an API key may do it, in addition to its role. `people` is for what
 * acts in a person's name, talks, moves money, or gives access to others by sign-in.
 */
const opening = {
  public: 'programs',
  'account.own': 'people',
  'account.password': 'people',
  'account.factor': 'people',
  'socket.own': 'people',
  'portals.read': 'programs',
  'portals.manage': 'programs',
  'members.read': 'programs',
  // A member that a key has made, or a mail with a link that it has read, would sign in after its end.
  'members.manage': 'people',
  'members.promote': 'people',
  'groups.manage': 'programs',
  // No key makes keys: it would outlive its own end.
  'keys.manage': 'people',
  'desk.work': 'people',
  'lines.supervise': 'programs',
  'calls.supervise': 'people',
  'visit.own': 'people',
  'call.own': 'people',
  'media.check': 'people',
  'calls.read-own': 'people',
  'calls.read-all': 'programs',
  'sessions.use': 'people',
  'sessions.manage-all': 'programs',
  'session.own': 'people',
  'calendar.use': 'people',
  'calendar.manage-all': 'programs',
  'guests.manage': 'programs',
  'recordings.read': 'programs',
  'recordings.read-all': 'programs',
  'recordings.manage': 'programs',
  'devices.manage': 'programs',
  'devices.watch': 'programs',
  'device.own': 'people',
  'payments.use': 'people',
  'payments.read': 'programs',
  'payments.read-all': 'programs',
  'payments.manage': 'people',
  'receipts.read': 'programs',
  'settings.manage': 'programs',
  'jobs.manage': 'programs',
  'statistics.read': 'programs',
  'identity-providers.manage': 'people',
  'audit.read': 'programs',
  'events.read': 'programs',
  // A webhook would send events on after its key has ended.
  'webhooks.manage': 'people',
} as const satisfies Readonly<Record<Policy, 'programs' | 'people'>>;

/** True if an API key may perform the actions of a policy, where its role permits them. */
export function isOpenToKeys(policy: Policy): boolean {
  return opening[policy] === 'programs';
}

/** True if one role may do all that another may, so that it can give that away. */
export function covers(one: Role, other: Role): boolean {
  return Object.values<readonly Role[]>(policies).every(
    (roles) => !roles.includes(other) || roles.includes(one),
  );
}
