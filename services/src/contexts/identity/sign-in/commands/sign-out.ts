import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { signOut } from '../domain/sessions.js';
import { Member } from '../../members/commands/aggregates.js';

/** End the session of the caller's token. */
export class SignOut extends ContextCommand<undefined> {}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context }: SignOut) {
    const { actor } = context;
    if (actor.type !== 'member') throw new Rejected('FORBIDDEN');
    return this.#runner.run({
      context,
      streams: { member: stream(Member, actor.id) },
      decide: ({ member }) => {
        const decision = signOut(member, actor.sessionId);
        return decision.type === 'rejected' ? decision : accepted({ member: decision.events });
      },
    });
  }
}
