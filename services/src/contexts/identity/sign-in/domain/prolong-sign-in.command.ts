import { accepted } from '@foyer/contracts/decision';

import { type CommandOf, defineCommand, memberOf, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { prolong } from '../../members/domain/sessions.js';
import { NewSessions } from './new-sessions.service.js';

/** Lets the caller's session last a little longer; the result is a token that does, too. */
export const ProlongSignIn = defineCommand({
  name: 'ProlongSignIn',
  needs: { sessions: NewSessions },
  prepare: async (_data: undefined, { context, needs: { sessions } }) => {
    const { id, sessionId } = memberOf(context);
    const session = { sessionId, expiresAt: sessions.prolongedEnd() };
    return { ...session, token: await sessions.tokenOf(id, session) };
  },
  stream: (_data, { context }) => stream(Member, memberOf(context).id),
  decide: (member, _data, { prepared }) => {
    const decision = prolong(member, prepared);
    return decision.type === 'rejected' ? decision : accepted(decision.events, prepared.token);
  },
});
export type ProlongSignIn = CommandOf<typeof ProlongSignIn>;
