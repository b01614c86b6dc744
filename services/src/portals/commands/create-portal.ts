import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Shortlink } from '@foyer/contracts/portals';
import slugify from '@sindresorhus/slugify';

import { NameStreams } from '../../identity/index.js';
import { NewId } from '../../platform/clock/index.js';
import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stream,
  type CommandContext,
  type Outcome,
} from '../../platform/commands/index.js';
import { createPortal, type CreatePortal as Creation } from '../domain/create-portal.js';
import { shortlinkCandidates } from '../domain/shortlink-candidates.js';
import { Portal } from './aggregates.js';
import { PortalChanges } from './portal-changes.js';
import type { PortalWrite } from './portal-write.js';

export interface NewPortal extends PortalWrite {
  readonly portalId: string;
  readonly name: string;
}

/** Make a portal, with as much of its settings as is known. */
export class CreatePortal extends ContextCommand<NewPortal> {}

@CommandHandler(CreatePortal)
export class CreatePortalHandler implements ICommandHandler<CreatePortal> {
  readonly #runner: CommandRunner;
  readonly #names: NameStreams;
  readonly #changes: PortalChanges;
  readonly #newId: NewId;

  constructor(runner: CommandRunner, names: NameStreams, changes: PortalChanges, newId: NewId) {
    this.#runner = runner;
    this.#names = names;
    this.#changes = changes;
    this.#newId = newId;
  }

  async execute({ context, data }: CreatePortal): Promise<Outcome<undefined>> {
    const { portalId, name, shortlink, timeZone, ...more } = data;
    const portal = {
      portalId,
      name,
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      change: await this.#changes.of(more),
    };
    if (shortlink !== undefined) {
      return this.#create(context, { ...portal, shortlink, generatedShortlink: false });
    }
    for (const candidate of this.#candidates(name)) {
      try {
        return await this.#create(context, {
          ...portal,
          shortlink: candidate,
          generatedShortlink: true,
        });
      } catch (error) {
        if (!(error instanceof Rejected && error.code === 'SHORTLINK_TAKEN')) throw error;
      }
    }
    throw new Rejected('SHORTLINK_TAKEN');
  }

  async #create(context: CommandContext, creation: Creation): Promise<Outcome<undefined>> {
    return this.#runner.run({
      context,
      streams: {
        portal: stream(Portal, creation.portalId),
        shortlink: await this.#names.of('shortlink', creation.shortlink),
      },
      decide: (states) => createPortal(states, creation),
    });
  }

  #candidates(name: string): readonly string[] {
    const unique = this.#newId.next().slice(-12);
    return shortlinkCandidates(slugify(name), unique).filter(
      (candidate) => Shortlink.safeParse(candidate).success,
    );
  }
}
