import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stepOf,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { redeemSignInLink } from '../domain/redeem-sign-in-link.js';
import type { SessionOrigin } from '../domain/sessions.js';
import { SignInBudget } from '../ports/rate-limiter.js';
import { SignInLinks } from '../ports/sign-in-links.js';
import { Member } from '../../members/commands/aggregates.js';
import { NewPasswords } from './new-passwords.js';
import { NewSessions } from './new-sessions.js';

export interface SignInLinkAttempt {
  readonly token: string;
  /** The password that is wanted. */
  readonly password: string;
  /** Where the attempt comes from. */
  readonly address: string;
  /** By which its owner is to tell the session from others. */
  readonly origin: SessionOrigin;
}

/** Use the one-time sign-in of the first start and set the own password; the result is a session's token. */
export class RedeemSignInLink extends ContextCommand<SignInLinkAttempt, string> {}

@CommandHandler(RedeemSignInLink)
export class RedeemSignInLinkHandler implements ICommandHandler<RedeemSignInLink> {
  readonly #runner: CommandRunner;
  readonly #links: SignInLinks;
  readonly #budget: SignInBudget;
  readonly #passwords: NewPasswords;
  readonly #sessions: NewSessions;

  constructor(
    runner: CommandRunner,
    links: SignInLinks,
    budget: SignInBudget,
    passwords: NewPasswords,
    sessions: NewSessions,
  ) {
    this.#runner = runner;
    this.#links = links;
    this.#budget = budget;
    this.#passwords = passwords;
    this.#sessions = sessions;
  }

  async execute({ context, data }: RedeemSignInLink) {
    const { token, password, address } = data;
    // Each token is a target of its own: whoever tries many uses up only the budget of the own address.
    const attempt = await this.#budget.spend(`sign-in-link ${token}`, address);
    const memberId = await this.#links.ownerOf(token);
    if (memberId === undefined) throw new Rejected('SIGN_IN_LINK_INVALID');
    await attempt.wasRight();
    const member = stream(Member, memberId);
    const before = await this.#runner.stateOf(member);
    const firstName = before.status === 'unknown' ? null : before.details.firstName;
    const session = this.#sessions.mint(data.origin);
    const sessionToken = await this.#sessions.tokenOf(memberId, session);
    const outcome = await this.#passwords.laidDown(password, firstName, (credentialId) =>
      this.#runner.run({
        context: stepOf(context, session.sessionId),
        streams: { member },
        decide: (states) => {
          const decision = redeemSignInLink(states.member, { ...session, credentialId });
          return decision.type === 'rejected'
            ? decision
            : accepted({ member: decision.events }, sessionToken);
        },
      }),
    );
    await this.#links.withdraw();
    return outcome;
  }
}
