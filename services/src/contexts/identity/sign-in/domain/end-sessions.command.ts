import { accepted } from '@foyer/contracts/decision';

import { type CommandOf, defineCommand, memberOf, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { signOutElsewhere } from '../../members/domain/end-access.js';
import { signOut } from '../../members/domain/sessions.js';

/**
 * End one of the caller's own sessions or, where none is named, all but this one; the result is how
 * many.
 */
export const EndSessions = defineCommand({
  name: 'EndSessions',
  stream: (_data: { readonly sessionId?: string }, { context }) =>
    stream(Member, memberOf(context).id),
  decide: (member, { sessionId }, { context }) => {
    const decision =
      sessionId === undefined
        ? signOutElsewhere(member, memberOf(context).sessionId)
        : signOut(member, sessionId);
    if (decision.type === 'rejected') return decision;
    const ended = decision.events.filter(({ type }) => type === 'MemberSignedOut');
    return accepted(decision.events, ended.length);
  },
});
export type EndSessions = CommandOf<typeof EndSessions>;
