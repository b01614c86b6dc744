import type { Language } from '@foyer/contracts/identity';

import { Clock } from '#platform/clock';
import { defineCommand, Rejected, stepOf, stream } from '#platform/cqrs';
import { setPasswordByLink } from '../../members/domain/password-links.js';
import { guess } from './guess.service.js';
import { SignInBudget } from '../ports/attempt-budget.js';
import { PasswordLinks } from '../../members/adapters/password-links.js';
import { Member } from '../../members/streams.js';
import { NewPasswords } from '../../members/domain/new-passwords.service.js';

export interface PasswordByLink {
  readonly token: string;
  readonly purpose: 'invitation' | 'reset';
  readonly password: string;
  /** Of the page on which it is set. */
  readonly language: Language;
  /** The address of the caller. */
  readonly address: string;
}

/** Set a password by a link that was mailed. */
export const SetPasswordByLink = defineCommand({
  name: 'SetPasswordByLink',
  needs: { links: PasswordLinks, budget: SignInBudget, passwords: NewPasswords, clock: Clock },
  handle: async (
    data: PasswordByLink,
    { context, needs: { links, budget, passwords, clock }, run, stateOf },
  ) => {
    const { token, purpose, password, language, address } = data;
    // Each token is a separate target: many attempts use up only the budget of the caller's own
    // address.
    const about = { target: `password-link ${token}`, address, wrong: 'LINK_EXPIRED' } as const;
    const link = await guess(budget, about, async () => {
      const known = await links.find(token);
      if (!known) throw new Rejected('LINK_EXPIRED');
      return known;
    });
    const { linkId, memberId } = link;
    const member = stream(Member, memberId);
    const before = await stateOf(member);
    const known = before.status === 'unknown' ? null : before;
    const now = clock.now().toISOString();
    const wish = { linkId, purpose, credentialId: linkId, language, now };
    // A link that is over does not tell its holder whether a password is the present one.
    const isGood = setPasswordByLink(before, wish).type === 'accepted';
    const owner = {
      firstName: known?.details.firstName ?? null,
      credentialId: isGood ? (known?.credentialId ?? null) : null,
    };
    const outcome = await passwords.laidDown(password, owner, (credentialId) =>
      run({
        context: stepOf(context, credentialId),
        stream: member,
        decide: (state, { now }) =>
          setPasswordByLink(state, {
            linkId,
            purpose,
            credentialId,
            language,
            now: now.toISOString(),
          }),
      }),
    );
    await links.withdraw(linkId);
    await passwords.forget(known?.credentialId ?? null);
    return outcome;
  },
});
