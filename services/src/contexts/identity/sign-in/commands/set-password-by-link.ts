import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stepOf,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { setPasswordByLink } from '../domain/password-links.js';
import { SignInBudget } from '../ports/rate-limiter.js';
import { PasswordLinks } from '../ports/password-links.js';
import { Member } from '../../members/commands/aggregates.js';
import { NewPasswords } from './new-passwords.js';

export interface PasswordByLink {
  readonly token: string;
  readonly purpose: 'invitation' | 'reset';
  readonly password: string;
  /** Where the attempt comes from. */
  readonly address: string;
}

/** Set a password by a link that was mailed. */
export class SetPasswordByLink extends ContextCommand<PasswordByLink, unknown> {}

@CommandHandler(SetPasswordByLink)
export class SetPasswordByLinkHandler implements ICommandHandler<SetPasswordByLink> {
  readonly #runner: CommandRunner;
  readonly #links: PasswordLinks;
  readonly #budget: SignInBudget;
  readonly #passwords: NewPasswords;

  constructor(
    runner: CommandRunner,
    links: PasswordLinks,
    budget: SignInBudget,
    passwords: NewPasswords,
  ) {
    this.#runner = runner;
    this.#links = links;
    this.#budget = budget;
    this.#passwords = passwords;
  }

  async execute({ context, data }: SetPasswordByLink) {
    const { token, purpose, password, address } = data;
    // Each token is a target of its own: whoever tries many uses up only the budget of the own address.
    const attempt = await this.#budget.spend(`password-link ${token}`, address);
    const link = await this.#links.find(token);
    if (!link) throw new Rejected('LINK_EXPIRED');
    await attempt.wasRight();
    const { linkId, memberId } = link;
    const member = stream(Member, memberId);
    const before = await this.#runner.stateOf(member);
    const known = before.status === 'unknown' ? null : before;
    const firstName = known?.details.firstName ?? null;
    const outcome = await this.#passwords.laidDown(password, firstName, (credentialId) =>
      this.#runner.run({
        context: stepOf(context, credentialId),
        streams: { member },
        decide: (states, { now }) => {
          const use = { linkId, purpose, credentialId, now: now.toISOString() };
          const decision = setPasswordByLink(states.member, use);
          return decision.type === 'rejected'
            ? decision
            : accepted({ member: decision.events }, undefined);
        },
      }),
    );
    await this.#links.withdraw(linkId);
    await this.#passwords.forget(known?.credentialId ?? null);
    return outcome;
  }
}
