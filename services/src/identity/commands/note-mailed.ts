import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import { CommandRunner, ContextCommand, stream } from '../../platform/commands/index.js';
import { noteMailed } from '../domain/password-links.js';
import { Member } from './aggregates.js';

/** Note that a link's mail was handed over; the result is whether there still is such a member. */
export class NoteMailed extends ContextCommand<
  { readonly memberId: string; readonly linkId: string },
  boolean
> {}

@CommandHandler(NoteMailed)
export class NoteMailedHandler implements ICommandHandler<NoteMailed> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: NoteMailed) {
    return this.#runner.run({
      context,
      streams: { member: stream(Member, data.memberId) },
      decide: ({ member }) => {
        const decision = noteMailed(member, data.linkId);
        return decision.type === 'rejected'
          ? decision
          : accepted({ member: decision.events }, member.status !== 'unknown');
      },
    });
  }
}
