import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';
import { nameKey } from '@foyer/contracts/identity';

import {
  CommandRunner,
  ContextCommand,
  stepOf,
  stream,
  type CommandContext,
} from '../../../../platform/eventing/commands/index.js';
import { Log } from '../../../../platform/operations/observability/index.js';
import { requestReset } from '../domain/password-links.js';
import { MailBudget } from '../ports/rate-limiter.js';
import { MemberAccounts } from '../ports/member-accounts.js';
import { Member } from '../../members/commands/aggregates.js';
import { NewLinks } from './new-links.js';

export interface ForgottenPassword {
  /** User name or e-mail. */
  readonly login: string;
  /** Where it is asked from. */
  readonly address: string;
}

/**
 * Have a link mailed to somebody who forgot the password. It is answered before anybody is looked for, so that neither
 * the answer nor its time tells whether there is such a member.
 */
export class RequestPasswordReset extends ContextCommand<ForgottenPassword> {}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  readonly #runner: CommandRunner;
  readonly #accounts: MemberAccounts;
  readonly #budget: MailBudget;
  readonly #links: NewLinks;
  readonly #log: Log;

  constructor(
    runner: CommandRunner,
    accounts: MemberAccounts,
    budget: MailBudget,
    links: NewLinks,
    log: Log,
  ) {
    this.#runner = runner;
    this.#accounts = accounts;
    this.#budget = budget;
    this.#links = links;
    this.#log = log;
  }

  async execute({ context, data }: RequestPasswordReset) {
    await this.#budget.spend(nameKey(data.login), data.address);
    this.#request(context, data.login).catch((err: unknown) => {
      this.#log.error('A forgotten password could not be seen to', { err });
    });
    return { position: undefined, result: undefined };
  }

  async #request(context: CommandContext, login: string): Promise<void> {
    const account = await this.#accounts.findByLogin(login);
    if (!account) return;
    const link = this.#links.mint('reset');
    await this.#runner.run({
      // Each time is another mail, also one that looks like a repeat.
      context: stepOf(context, link.linkId),
      streams: { member: stream(Member, account.memberId) },
      decide: ({ member }) => {
        const decision = requestReset(member, link);
        return decision.type === 'rejected' ? decision : accepted({ member: decision.events });
      },
    });
  }
}
