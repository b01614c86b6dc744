import { rejected } from '@foyer/contracts/decision';

import { defineCommand, Rejected, stepOf, stream } from '#platform/cqrs';
import { administratorsStream, Member } from '../../members/streams.js';
import { moveOf } from '../../members/domain/change-member.command.js';
import { NameStreams } from '../../members/domain/name-streams.service.js';
import { confirmEmailChange } from '../../members/domain/email-change.js';
import { PasswordLinks } from '../../members/adapters/password-links.js';
import { guess } from './guess.service.js';
import { SignInBudget } from '../ports/attempt-budget.js';

export interface EmailConfirmation {
  readonly token: string;
  /** The address of the caller. */
  readonly address: string;
}

/** Makes a new e-mail the member's own, by the link that was mailed to it. */
export const ConfirmEmail = defineCommand({
  name: 'ConfirmEmail',
  needs: { links: PasswordLinks, budget: SignInBudget, names: NameStreams },
  handle: async (
    { token, address }: EmailConfirmation,
    { context, needs: { links, budget, names }, run, stateOf },
  ) => {
    // Each token is a separate target: many attempts use up only the budget of the caller's own
    // address.
    const target = `password-link ${token}`;
    const about = { target, address, wrong: 'EMAIL_LINK_EXPIRED' } as const;
    const link = await guess(budget, about, async () => {
      const found = await links.find(token);
      if (!found) throw new Rejected('EMAIL_LINK_EXPIRED');
      return found;
    });
    const { linkId, memberId } = link;
    const member = stream(Member, memberId);
    const before = await stateOf(member);
    const known = before.status === 'unknown' ? null : before;
    const [present, wanted] = [known?.details.email, known?.pendingEmail?.email];
    const move =
      typeof present === 'string' && typeof wanted === 'string'
        ? await names.ofMove('email', present, wanted)
        : undefined;
    const outcome = await run({
      context: stepOf(context, linkId),
      streams: {
        member,
        administrators: administratorsStream,
        email: move?.next,
        freedEmail: move?.current,
      },
      decide: (states, { now }) => {
        const at = states.member.status === 'unknown' ? null : states.member;
        // The streams were chosen by the e-mails as they stood.
        if (at?.details.email !== present || at?.pendingEmail?.email !== wanted) {
          return rejected('CONFLICT');
        }
        return confirmEmailChange(
          {
            member: states.member,
            administrators: states.administrators,
            ...moveOf('email', states.email, states.freedEmail),
          },
          { linkId, now: now.toISOString() },
        );
      },
    });
    await links.withdraw(linkId);
    return outcome;
  },
});
