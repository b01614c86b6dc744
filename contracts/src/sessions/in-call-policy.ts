import type { InCallRole } from './read-models.js';

const everybody = ['guest', 'viewer', 'presenter', 'moderator', 'admin'] as const;
const speakers = ['presenter', 'moderator', 'admin'] as const;
const hosts = ['moderator', 'admin'] as const;

/**
 * The rights within a session's call; enforced in addition to the policy of the route or message
 * itself.
 */
export const inCallPolicies = {
  'call.speak': speakers,
  'call.apply-for-speaker': ['guest', 'viewer'],
  'call.share-screen': speakers,
  'call.chat': everybody,
  'call.invite': speakers,
  /** Allowing a camera or microphone, and answering those who knock. */
  'call.admit': speakers,
  'call.mute-others': hosts,
  'call.pause-others': hosts,
  'call.kick': hosts,
  'call.change-role': hosts,
  'call.make-admin': ['admin'],
  'call.record': hosts,
  'call.end-for-all': hosts,
  'board.open': speakers,
  'board.draw': speakers,
  'board.request-signature': speakers,
  'board.sign': everybody,
  'poll.open': speakers,
  'poll.vote': everybody,
  'documents.share': speakers,
  'documents.read': everybody,
  /** Documents of others; an own one may always be deleted. */
  'documents.delete': hosts,
  'session.change-settings': ['admin'],
  'session.change-members': hosts,
} as const satisfies Readonly<Record<string, readonly InCallRole[]>>;

export type InCallPolicy = keyof typeof inCallPolicies;

/** True if a role within a call may perform the actions of a policy. */
export function permitsInCall(policy: InCallPolicy, role: InCallRole): boolean {
  return (inCallPolicies[policy] as readonly InCallRole[]).includes(role);
}
