import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';
import { nameKey } from '@foyer/contracts/identity';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stepOf,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { signIn, type SessionOrigin } from '../domain/sessions.js';
import { Credentials } from '../ports/credentials.js';
import { SignInBudget } from '../ports/rate-limiter.js';
import { MemberAccounts } from '../ports/member-accounts.js';
import { Member } from '../../members/commands/aggregates.js';
import { NewSessions } from './new-sessions.js';

export interface SignInAttempt {
  /** User name or e-mail. */
  readonly login: string;
  readonly password: string;
  /** Where the attempt comes from. */
  readonly address: string;
  /** By which its owner is to tell the session from others. */
  readonly origin: SessionOrigin;
}

/** Begin a session by user name or e-mail and password; the result is its token. */
export class SignIn extends ContextCommand<SignInAttempt, string> {}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  readonly #runner: CommandRunner;
  readonly #accounts: MemberAccounts;
  readonly #credentials: Credentials;
  readonly #budget: SignInBudget;
  readonly #sessions: NewSessions;

  constructor(
    runner: CommandRunner,
    accounts: MemberAccounts,
    credentials: Credentials,
    budget: SignInBudget,
    sessions: NewSessions,
  ) {
    this.#runner = runner;
    this.#accounts = accounts;
    this.#credentials = credentials;
    this.#budget = budget;
    this.#sessions = sessions;
  }

  async execute({ context, data }: SignIn) {
    const { login, password, address } = data;
    const attempt = await this.#budget.spend(nameKey(login), address);
    const account = await this.#accounts.findByLogin(login);
    const credentialId = account?.credentialId ?? null;
    // Looked at also where there is no such member, so that the answer takes as long.
    const right = await this.#credentials.matches(credentialId, password);
    if (!account || credentialId === null || !right) throw new Rejected('WRONG_CREDENTIALS');
    await attempt.wasRight();
    const session = this.#sessions.mint(data.origin);
    const token = await this.#sessions.tokenOf(account.memberId, session);
    return this.#runner.run({
      // Every sign-in begins a session of its own, also one that is a repeat.
      context: stepOf(context, session.sessionId),
      streams: { member: stream(Member, account.memberId) },
      decide: ({ member }) => {
        const decision = signIn(member, { ...session, credentialId });
        return decision.type === 'rejected'
          ? decision
          : accepted({ member: decision.events }, token);
      },
    });
  }
}
