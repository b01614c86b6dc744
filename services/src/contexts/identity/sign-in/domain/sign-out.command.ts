import { defineCommand, memberOf, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { signOut } from '../../members/domain/sessions.js';

/** End the session of the caller's token. */
export const SignOut = defineCommand({
  name: 'SignOut',
  stream: (_data: undefined, { context }) => stream(Member, memberOf(context).id),
  decide: (member, _data, { context }) => signOut(member, memberOf(context).sessionId),
});
