import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejected } from '@foyer/contracts/decision';

import { Credentials, NameStreams } from '../../identity/index.js';
import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stepOf,
  stream,
} from '../../platform/commands/index.js';
import { changePortal } from '../domain/change-portal.js';
import type { KnownPortal, PortalState } from '../domain/portal.js';
import { Portal } from './aggregates.js';
import { PortalChanges } from './portal-changes.js';
import type { PortalWrite } from './portal-write.js';

export interface PortalUpdate extends PortalWrite {
  readonly portalId: string;
}

/** Change whatever can be set of a portal, in one write. */
export class ChangePortal extends ContextCommand<PortalUpdate, unknown> {}

@CommandHandler(ChangePortal)
export class ChangePortalHandler implements ICommandHandler<ChangePortal> {
  readonly #runner: CommandRunner;
  readonly #names: NameStreams;
  readonly #changes: PortalChanges;
  readonly #credentials: Credentials;

  constructor(
    runner: CommandRunner,
    names: NameStreams,
    changes: PortalChanges,
    credentials: Credentials,
  ) {
    this.#runner = runner;
    this.#names = names;
    this.#changes = changes;
    this.#credentials = credentials;
  }

  async execute({ context, data }: ChangePortal) {
    const { portalId, ...write } = data;
    const portal = stream(Portal, portalId);
    const before = known(await this.#runner.stateOf(portal));
    const change = await this.#changes.of(write);
    const move = await this.#names.ofMove('shortlink', before.shortlink, write.shortlink);
    const { pinId } = change;
    const outcome = await this.#runner.run({
      // A PIN is another one each time that it is hashed, so a repeat is a command of its own.
      context: typeof pinId === 'string' ? stepOf(context, pinId) : context,
      streams: { portal, ...(move && { shortlink: move.next, freedShortlink: move.current }) },
      decide: (states) => {
        const now = known(states.portal);
        // The streams were chosen by the short link as it stood; if it moved meanwhile, they are the wrong ones.
        if (now.shortlink !== before.shortlink) return rejected('CONFLICT');
        const shortlink = states.shortlink &&
          states.freedShortlink && { next: states.shortlink, current: states.freedShortlink };
        const decision = changePortal(
          { portal: states.portal, ...(shortlink && { shortlink }) },
          change,
        );
        if (decision.type === 'rejected') return decision;
        return accepted(decision.events, pinId === undefined ? null : now.pinId);
      },
    });
    if (outcome.result !== null) await this.#credentials.forget(outcome.result);
    return outcome;
  }
}

function known(portal: PortalState): KnownPortal {
  if (portal.status === 'unknown' || portal.status === 'deleted') {
    throw new Rejected('PORTAL_NOT_FOUND');
  }
  return portal;
}
