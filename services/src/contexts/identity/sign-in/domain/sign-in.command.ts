import { randomUUID } from 'node:crypto';
import { accepted } from '@foyer/contracts/decision';
import { nameKey, type FactorAsked, type Language } from '@foyer/contracts/identity';

import { DeploymentSettings } from '#contexts/settings';
import { defineCommand, type Outcome, Rejected, stepOf, stream } from '#platform/cqrs';
import { signIn, type SessionOrigin } from '../../members/domain/sessions.js';
import { Credentials } from '../../members/adapters/credentials.js';
import { guess } from './guess.service.js';
import { unlessGuessedTooOften } from './unless-guessed-too-often.service.js';
import {
  AccountSignInBudget,
  SignInBudget,
  UnansweredSignInBudget,
} from '../ports/attempt-budget.js';
import { MemberAccounts, type MemberAccount } from '../adapters/member-accounts.js';
import { Member } from '../../members/streams.js';
import { Tokens } from '../adapters/tokens.js';
import { signInFromSource, sourceSignInNeeds } from './sign-in-from-source.command.js';
import { DirectorySignIn } from './directory-sign-in.service.js';

export interface SignInAttempt {
  /** User name or e-mail. */
  readonly login: string;
  readonly password: string;
  /** The address of the caller. */
  readonly address: string;
  /** By which its owner is to tell the session from others. */
  readonly origin: SessionOrigin;
  /** The preferred language of the browser. */
  readonly language: Language;
}

/** The token of the session, or the challenge that a code of the second factor answers. */
export type SignInAnswer = { readonly token: string } | FactorAsked;

/** Begins a session by user name or e-mail and password, or asks for the second factor. */
export const SignIn = defineCommand({
  name: 'SignIn',
  needs: {
    accounts: MemberAccounts,
    credentials: Credentials,
    budget: SignInBudget,
    perAccount: AccountSignInBudget,
    unanswered: UnansweredSignInBudget,
    directory: DirectorySignIn,
    settings: DeploymentSettings,
    tokens: Tokens,
    ...sourceSignInNeeds,
  },
  handle: async (
    data: SignInAttempt,
    { context, needs, run, stateOf },
  ): Promise<Outcome<SignInAnswer>> => {
    const { accounts, credentials, budget, perAccount, unanswered, directory, sessions } = needs;
    const { login, password, address } = data;
    const about = {
      target: nameKey(login),
      address,
      wrong: 'WRONG_CREDENTIALS',
      unanswered,
    } as const;
    const look = async (account: MemberAccount | undefined, password: string) => {
      const credentialId = account?.fromSource === true ? null : (account?.credentialId ?? null);
      // Looked at also where there is no such member, so that the answer takes as long.
      const right = await credentials.matches(credentialId, password);
      if (account && credentialId !== null && right) {
        return { memberId: account.memberId, credentialId };
      }
      // It is asked for every name whose password is not one of here, so that neither the answer
      // nor its time tells whose it is.
      const known = await directory.authenticate(login, password);
      if (known === undefined) throw new Rejected('WRONG_CREDENTIALS');
      return { known };
    };
    const proved = await guess(budget, about, async () => {
      const account = await accounts.findByLogin(login);
      const target = `account ${account?.memberId ?? about.target}`;
      const found = await unlessGuessedTooOften(() =>
        guess(perAccount, { ...about, target }, () => look(account, password)),
      );
      // The other name was guessed at too often: a password that no one has is looked at instead,
      // so that neither the answer nor its time tells that both names are of one account.
      return found === 'too-often' ? look(account, randomUUID()) : found;
    });
    if ('known' in proved) {
      const signIn = { account: proved.known, origin: data.origin, language: data.language };
      const outcome = await signInFromSource(signIn, needs, { context, run, stateOf });
      return { ...outcome, result: { token: outcome.result } };
    }
    const { memberId, credentialId } = proved;
    const session = sessions.mint(data.origin);
    const token = await sessions.tokenOf(memberId, session);
    const { sessionId } = session;
    const asked = await needs.tokens.issueFactorChallenge({ memberId, sessionId, credentialId });
    const { secondFactor: factorRoles } = await needs.settings.current();
    return run({
      // Every sign-in begins a session of its own, also one that is a repeat.
      context: stepOf(context, session.sessionId),
      stream: stream(Member, memberId),
      decide: (member) => {
        const given = { ...session, credentialId, factorRoles, proof: null };
        const decision = signIn(member, given);
        if (decision.type === 'rejected') return decision;
        const answer: SignInAnswer = decision.result === 'factor-asked' ? asked : { token };
        return accepted(decision.events, answer);
      },
    });
  },
});
