import { permitsInCallOf } from '@foyer/contracts/calls';

import type { CallState } from '../../../media/core/call-state.js';

/** What somebody can do about a screen in a call: share their own, ask somebody to be let, or neither. */
export type ScreenRight =
  { readonly may: 'share' | 'nothing' } | { readonly may: 'ask'; readonly whom: string };

/**
 * Anyone may who is listed by the session, or was let; while somebody else shares, it is asked of them. Otherwise a host is
 * asked.
 */
export function screenRight(
  { self, others, now }: Pick<CallState, 'self' | 'others' | 'now'>,
  isLet: boolean,
): ScreenRight {
  if (!self) return { may: 'nothing' };
  const sharer = now?.screenShare?.userCallId;
  if (sharer === self.userCallId) return { may: 'share' };
  if (sharer !== undefined) return { may: 'ask', whom: sharer };
  const permits = (policy: 'call.share-screen' | 'call.mute-others', role: typeof self.role) =>
    permitsInCallOf('session', policy, role, now?.mediaRules);
  if (isLet || permits('call.share-screen', self.role)) return { may: 'share' };
  const letting = others.filter(
    ({ role, connected }) => connected && permits('call.share-screen', role),
  );
  const host = letting.find(({ role }) => permits('call.mute-others', role)) ?? letting[0];
  return host ? { may: 'ask', whom: host.userCallId } : { may: 'nothing' };
}
