import { defineCommand, stream } from '#platform/cqrs';
import { Factors } from '../../members/adapters/factors.js';
import { authorOf } from '../../members/domain/author-of.service.js';
import { Member } from '../../members/streams.js';
import { resetFactor } from './change-factor.js';

/** Turns off the second factor of a member who lost it. */
export const ResetFactor = defineCommand({
  name: 'ResetFactor',
  needs: { factors: Factors },
  handle: async (
    { memberId }: { readonly memberId: string },
    { context, needs: { factors }, run, stateOf },
  ) => {
    const author = authorOf(context.actor);
    const member = stream(Member, memberId);
    const before = await stateOf(member);
    const outcome = await run({
      context,
      stream: member,
      decide: (state) => resetFactor(state, author),
    });
    if (before.status !== 'unknown' && before.factor !== null) {
      await factors.forgetFactor(before.factor);
    }
    return outcome;
  },
});
