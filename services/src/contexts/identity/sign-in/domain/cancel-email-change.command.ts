import { type CommandOf, defineCommand, memberOf, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { cancelEmailChange } from '../../members/domain/email-change.js';

/** Keeps the present e-mail of a member's own account. */
export const CancelEmailChange = defineCommand({
  name: 'CancelEmailChange',
  stream: (_none: object, { context }) => stream(Member, memberOf(context).id),
  decide: (member) => cancelEmailChange(member),
});
export type CancelEmailChange = CommandOf<typeof CancelEmailChange>;
