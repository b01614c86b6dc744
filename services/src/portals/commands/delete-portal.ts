import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejected } from '@foyer/contracts/decision';

import { NameStreams } from '../../identity/index.js';
import { CommandRunner, ContextCommand, Rejected, stream } from '../../platform/commands/index.js';
import { deletePortal } from '../domain/change-portal.js';
import { Portal } from './aggregates.js';

/** Delete a closed portal; its history stays. */
export class DeletePortal extends ContextCommand<{ readonly portalId: string }> {}

@CommandHandler(DeletePortal)
export class DeletePortalHandler implements ICommandHandler<DeletePortal> {
  readonly #runner: CommandRunner;
  readonly #names: NameStreams;

  constructor(runner: CommandRunner, names: NameStreams) {
    this.#runner = runner;
    this.#names = names;
  }

  async execute({ context, data }: DeletePortal) {
    const portal = stream(Portal, data.portalId);
    const before = await this.#runner.stateOf(portal);
    if (before.status === 'unknown') throw new Rejected('PORTAL_NOT_FOUND');
    return this.#runner.run({
      context,
      streams: { portal, shortlink: await this.#names.of('shortlink', before.shortlink) },
      decide: (states) => {
        // The stream was chosen by the short link as it stood; if it moved meanwhile, it is the wrong one.
        const moved =
          states.portal.status !== 'unknown' && states.portal.shortlink !== before.shortlink;
        return moved ? rejected('CONFLICT') : deletePortal(states);
      },
    });
  }
}
