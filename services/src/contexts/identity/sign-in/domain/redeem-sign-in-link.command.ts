import { accepted } from '@foyer/contracts/decision';

import { DeploymentSettings } from '#contexts/settings';
import { defineCommand, Rejected, stepOf, stream } from '#platform/cqrs';
import { redeemSignInLink } from './redeem-sign-in-link.js';
import type { SessionOrigin } from '../../members/domain/sessions.js';
import { guess } from './guess.service.js';
import { SignInBudget } from '../ports/attempt-budget.js';
import { SignInLinks } from '../adapters/sign-in-links.js';
import { Member } from '../../members/streams.js';
import { NewPasswords } from '../../members/domain/new-passwords.service.js';
import { NewSessions } from './new-sessions.service.js';

export interface SignInLinkAttempt {
  readonly token: string;
  /** The password that is wanted. */
  readonly password: string;
  /** The address of the caller. */
  readonly address: string;
  /** By which its owner is to tell the session from others. */
  readonly origin: SessionOrigin;
}

/**
 * Uses the one-time sign-in of the first start, and sets the member's own password. Returns the
 * token of a session.
 */
export const RedeemSignInLink = defineCommand({
  name: 'RedeemSignInLink',
  needs: {
    links: SignInLinks,
    budget: SignInBudget,
    passwords: NewPasswords,
    sessions: NewSessions,
    settings: DeploymentSettings,
  },
  handle: async (
    data: SignInLinkAttempt,
    { context, needs: { links, budget, passwords, sessions, settings }, run, stateOf },
  ) => {
    const { token, password, address } = data;
    // Each token is a separate target: many attempts use up only the budget of the caller's own
    // address.
    const target = `sign-in-link ${token}`;
    const about = { target, address, wrong: 'SIGN_IN_LINK_INVALID' } as const;
    const memberId = await guess(budget, about, async () => {
      const ownerId = await links.ownerOf(token);
      if (ownerId === undefined) throw new Rejected('SIGN_IN_LINK_INVALID');
      return ownerId;
    });
    const member = stream(Member, memberId);
    const before = await stateOf(member);
    const owner =
      before.status === 'unknown'
        ? { firstName: null, credentialId: null }
        : { firstName: before.details.firstName, credentialId: before.credentialId };
    const session = sessions.mint(data.origin);
    const sessionToken = await sessions.tokenOf(memberId, session);
    const { secondFactor: factorRoles } = await settings.current();
    const outcome = await passwords.laidDown(password, owner, (credentialId) =>
      run({
        context: stepOf(context, session.sessionId),
        stream: member,
        decide: (state) => {
          const decision = redeemSignInLink(state, {
            ...session,
            ...{ credentialId, factorRoles, proof: null },
          });
          return decision.type === 'rejected' ? decision : accepted(decision.events, sessionToken);
        },
      }),
    );
    await links.withdraw();
    return outcome;
  },
});
