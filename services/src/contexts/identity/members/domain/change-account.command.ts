import {
  type CommandOf,
  defineCommand,
  memberOf,
  refuseToReplace,
  type SeenChange,
  stateSeen,
  stream,
} from '#platform/cqrs';
import { changeAccount, type AccountChange } from './change-account.js';
import { shownAccount } from './member.js';
import { Member } from '../streams.js';

export interface AccountToChange extends AccountChange {
  /** The state that the form of this change was based on. */
  readonly seen?: SeenChange;
}

/** Change what the caller's own account says of how one works and likes to work. */
export const ChangeAccount = defineCommand({
  name: 'ChangeAccount',
  prepare: async ({ seen }: AccountToChange, { context, stateOf }) => ({
    shownThen: await stateSeen(stateOf, stream(Member, memberOf(context).id), seen),
  }),
  stream: (_change, { context }) => stream(Member, memberOf(context).id),
  decide: (member, { seen, ...change }, { prepared: { shownThen } }) => {
    refuseToReplace(shownAccount, { seen: shownThen, now: member }, seen);
    return changeAccount(member, change);
  },
});
export type ChangeAccount = CommandOf<typeof ChangeAccount>;
