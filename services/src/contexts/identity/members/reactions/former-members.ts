import { MemberDeleted } from '@foyer/contracts/identity';

import { defineReaction, type ReactionRun, stream } from '#platform/cqrs';
import { Member } from '../streams.js';
import { MemberDirectory } from '../adapters/member-directory.js';

const needs = { members: MemberDirectory };
type Run = ReactionRun<typeof needs>;

/** Takes anyone who is deleted out of what names members; also those whom a stop left there. */
export const takeFormerMembersOut = (parts: {
  readonly name: string;
  /** Returns all named members, including former members. */
  readonly named: (run: Run) => Promise<readonly string[]>;
  readonly takeOut: (memberId: string, run: Run) => Promise<void>;
}) =>
  defineReaction({
    name: parts.name,
    on: [MemberDeleted],
    needs,
    key: ({ data }) => data.memberId,
    begin: async (run) => {
      const named = [...new Set(await parts.named(run))];
      const existing = await run.needs.members.existing(named);
      return named.filter((memberId) => !existing.has(memberId));
    },
    beginsOnceOpen: true,
    run: async (memberId, run) => {
      // If no event asked, the last event of the member is the cause.
      await run.stateOf(stream(Member, memberId));
      await parts.takeOut(memberId, run);
    },
  });
