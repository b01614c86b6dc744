import { type CommandOf, defineCommand, memberOf, stream } from '#platform/cqrs';
import { changeAccount, type AccountChange } from './change-account.js';
import { Member } from '../streams.js';

/** Change what the caller's own account says of how one works and likes to work. */
export const ChangeAccount = defineCommand({
  name: 'ChangeAccount',
  stream: (_change: AccountChange, { context }) => stream(Member, memberOf(context).id),
  decide: (member, change) => changeAccount(member, change),
});
export type ChangeAccount = CommandOf<typeof ChangeAccount>;
