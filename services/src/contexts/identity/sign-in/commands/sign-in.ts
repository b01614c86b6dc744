import { accepted } from '@foyer/contracts/decision';
import { nameKey, type Language } from '@foyer/contracts/identity';

import { Rejected, stepOf, stream } from '../../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../../platform/eventing/index.js';
import { signIn, type SessionOrigin } from '../../members/domain/sessions.js';
import { Credentials } from '../../members/ports/credentials.js';
import { SignInBudget } from '../ports/rate-limiter.js';
import { MemberAccounts } from '../ports/member-accounts.js';
import { Member } from '../../members/commands/aggregates.js';
import { signInFromSource, sourceSignInNeeds } from '../sources/commands/sign-in-from-source.js';
import { DirectorySignIn } from '../sources/commands/directory-sign-in.js';

export interface SignInAttempt {
  /** User name or e-mail. */
  readonly login: string;
  readonly password: string;
  /** Where the attempt comes from. */
  readonly address: string;
  /** By which its owner is to tell the session from others. */
  readonly origin: SessionOrigin;
  /** What the browser prefers. */
  readonly language: Language;
}

/** Begin a session by user name or e-mail and password; the result is its token. */
export const SignIn = defineCommand({
  name: 'SignIn',
  needs: {
    accounts: MemberAccounts,
    credentials: Credentials,
    budget: SignInBudget,
    directory: DirectorySignIn,
    ...sourceSignInNeeds,
  },
  handle: async (data: SignInAttempt, { context, needs, run, stateOf }) => {
    const { accounts, credentials, budget, directory, sessions } = needs;
    const { login, password, address } = data;
    const attempt = await budget.spend(nameKey(login), address);
    const account = await accounts.findByLogin(login);
    const credentialId = account?.fromSource === true ? null : (account?.credentialId ?? null);
    // Looked at also where there is no such member, so that the answer takes as long.
    const right = await credentials.matches(credentialId, password);
    if (!account || credentialId === null || !right) {
      // It is asked for every name whose password is not one of here, so that neither the answer nor its time tells whose it is.
      const known = await directory.authenticate(login, password);
      if (known === undefined) throw new Rejected('WRONG_CREDENTIALS');
      await attempt.wasRight();
      const signIn = { account: known, origin: data.origin, language: data.language };
      return signInFromSource(signIn, needs, { context, run, stateOf });
    }
    await attempt.wasRight();
    const session = sessions.mint(data.origin);
    const token = await sessions.tokenOf(account.memberId, session);
    return run({
      // Every sign-in begins a session of its own, also one that is a repeat.
      context: stepOf(context, session.sessionId),
      stream: stream(Member, account.memberId),
      decide: (member) => {
        const decision = signIn(member, { ...session, credentialId });
        return decision.type === 'rejected' ? decision : accepted(decision.events, token);
      },
    });
  },
});
