import { accepted, rejected } from '@foyer/contracts/decision';

import { DeploymentSettings } from '#contexts/settings';
import { defineCommand, Rejected, stepOf, stream } from '#platform/cqrs';
import { signIn, type SessionOrigin } from '../../members/domain/sessions.js';
import { factorOf } from '../../members/domain/spend-code.js';
import { Member } from '../../members/streams.js';
import { Tokens } from '../adapters/tokens.js';
import { NewSessions } from './new-sessions.service.js';
import { factorNeeds, proveFactor } from './prove-factor.service.js';

export interface FactorAttempt {
  readonly challenge: string;
  readonly code: string;
  /** The address of the caller. */
  readonly address: string;
  /** By which its owner is to tell the session from others. */
  readonly origin: SessionOrigin;
}

/** Begins the session of a challenge by a code of the second factor; the result is its token. */
export const FinishSignIn = defineCommand({
  name: 'FinishSignIn',
  needs: {
    ...factorNeeds,
    tokens: Tokens,
    sessions: NewSessions,
    settings: DeploymentSettings,
  },
  handle: async (data: FactorAttempt, { context, needs, run, stateOf }) => {
    const { tokens, sessions, settings } = needs;
    const { challenge, code, address, origin } = data;
    const asked = await tokens.read(challenge);
    if (asked?.kind !== 'factor-challenge') throw new Rejected('FACTOR_CHALLENGE_OVER');
    const { memberId, sessionId, credentialId } = asked;
    const member = stream(Member, memberId);
    const before = await stateOf(member);
    if (factorOf(before) === null) throw new Rejected('FACTOR_CHALLENGE_OVER');
    const proof = await proveFactor(needs, before, { memberId, code, address });
    const minted = sessions.mint(origin);
    const session = { ...minted, sessionId };
    const token = await sessions.tokenOf(memberId, session);
    const { secondFactor: factorRoles } = await settings.current();
    return run({
      // A repeat is a sign-in of its own, which its used code ends.
      context: stepOf(context, minted.sessionId),
      stream: member,
      decide: (state) => {
        const isBegun = state.status !== 'unknown' && state.sessions.has(sessionId);
        if (isBegun || factorOf(state) === null) return rejected('FACTOR_CHALLENGE_OVER');
        const decision = signIn(state, { ...session, credentialId, factorRoles, proof });
        if (decision.type === 'accepted') return accepted(decision.events, token);
        // The password was replaced meanwhile.
        const isOver = decision.code === 'WRONG_CREDENTIALS';
        return isOver ? rejected('FACTOR_CHALLENGE_OVER') : decision;
      },
    });
  },
});
