import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { signOut, signOutElsewhere } from '../domain/sessions.js';
import { Member } from '../../members/commands/aggregates.js';

/** End one of the caller's own sessions or, where none is named, all but this one; the result is how many. */
export class EndSessions extends ContextCommand<{ readonly sessionId?: string }, number> {}

@CommandHandler(EndSessions)
export class EndSessionsHandler implements ICommandHandler<EndSessions> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data: { sessionId } }: EndSessions) {
    const { actor } = context;
    if (actor.type !== 'member') throw new Rejected('FORBIDDEN');
    return this.#runner.run({
      context,
      streams: { member: stream(Member, actor.id) },
      decide: ({ member }) => {
        const decision =
          sessionId === undefined
            ? signOutElsewhere(member, actor.sessionId)
            : signOut(member, sessionId);
        return decision.type === 'rejected'
          ? decision
          : accepted({ member: decision.events }, decision.events.length);
      },
    });
  }
}
