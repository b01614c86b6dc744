import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { changeAccount, type AccountChange } from '../domain/change-account.js';
import { Member } from './aggregates.js';

/** Change what the caller's own account says of how one works and likes to work. */
export class ChangeAccount extends ContextCommand<AccountChange> {}

@CommandHandler(ChangeAccount)
export class ChangeAccountHandler implements ICommandHandler<ChangeAccount> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: ChangeAccount) {
    const { actor } = context;
    if (actor.type !== 'member') throw new Rejected('FORBIDDEN');
    return this.#runner.run({
      context,
      streams: { member: stream(Member, actor.id) },
      decide: ({ member }) => {
        const decision = changeAccount(member, data);
        return decision.type === 'rejected' ? decision : accepted({ member: decision.events });
      },
    });
  }
}
