import { permitsInCallOf } from '@foyer/contracts/calls';

import type { CallState } from '#media/core/call-state.js';

/**
 * The right of a user to a screen in a call: share their own, ask another participant for
 * permission, or neither.
 */
export type ScreenRight =
  | { readonly may: 'share' | 'nothing' }
  | { readonly may: 'ask'; readonly whom: string };

/**
 * A participant may share if the session's roles or a permission allow it. While another one
 * shares, that one is asked. Otherwise a host is asked.
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
