import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  stepOf,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { invite } from '../domain/password-links.js';
import { Member } from '../../members/commands/aggregates.js';
import { authorOf } from '../../members/commands/author-of.js';
import { NewLinks } from './new-links.js';

/** Invite a member once more; the earlier link ends. */
export class ResendInvitation extends ContextCommand<{ readonly memberId: string }> {}

@CommandHandler(ResendInvitation)
export class ResendInvitationHandler implements ICommandHandler<ResendInvitation> {
  readonly #runner: CommandRunner;
  readonly #links: NewLinks;

  constructor(runner: CommandRunner, links: NewLinks) {
    this.#runner = runner;
    this.#links = links;
  }

  async execute({ context, data }: ResendInvitation) {
    const author = authorOf(context.actor);
    const link = this.#links.mint('invitation');
    return this.#runner.run({
      // Each time is another mail, also one that looks like a repeat.
      context: stepOf(context, link.linkId),
      streams: { member: stream(Member, data.memberId) },
      decide: ({ member }) => {
        const decision = invite(member, link, author);
        return decision.type === 'rejected' ? decision : accepted({ member: decision.events });
      },
    });
  }
}
