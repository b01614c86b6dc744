import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejected } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { changeGuest, createGuest, type GuestWrite } from '../domain/guest.js';
import { Guest } from './aggregates.js';
import { claimIn, personIdStreams } from './person-ids.js';

/** Make a guest. */
export class CreateGuest extends ContextCommand<GuestWrite> {}

@CommandHandler(CreateGuest)
export class CreateGuestHandler implements ICommandHandler<CreateGuest> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: CreateGuest) {
    const { actor } = context;
    if (actor.type !== 'member') throw new Rejected('FORBIDDEN');
    return this.#runner.run({
      context,
      streams: {
        guest: stream(Guest, data.guestId),
        ...personIdStreams(data.guestId, 'guest'),
      },
      decide: ({ guest, ...ids }) => {
        const claim = claimIn(ids, data.guestId, 'guest');
        if (claim === 'taken') return rejected('ID_ALREADY_USED');
        const decision = createGuest(guest, data, actor.id);
        if (decision.type === 'rejected') return decision;
        return accepted({ guest: decision.events, personId: claim });
      },
    });
  }
}

/** Change what is known of a guest. */
export class ChangeGuest extends ContextCommand<GuestWrite> {}

@CommandHandler(ChangeGuest)
export class ChangeGuestHandler implements ICommandHandler<ChangeGuest> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: ChangeGuest) {
    return this.#runner.run({
      context,
      streams: { guest: stream(Guest, data.guestId) },
      decide: ({ guest }) => {
        const decision = changeGuest(guest, data);
        return decision.type === 'rejected' ? decision : accepted({ guest: decision.events });
      },
    });
  }
}
