import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PortalDocument } from '@foyer/projections/portals';

import { MemberDirectory, TakeFormerMembersOut } from '../../identity/index.js';
import { NewId } from '../../platform/clock/index.js';
import { ofItself } from '../../platform/commands/index.js';
import { everyRow } from '../../platform/http/index.js';
import { ReactionFeed } from '../../platform/reactions/index.js';
import { ChangePortal } from '../commands/index.js';
import { FindPortals, type PortalCriteria } from '../queries/index.js';

const NAME = 'take-former-members-out-of-portals';

/** Whoever is deleted belongs to no portal any more. */
@Injectable()
export class TakeFormerMembersOutOfPortals extends TakeFormerMembersOut {
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #newId: NewId;

  constructor(
    commands: CommandBus,
    queries: QueryBus,
    feed: ReactionFeed,
    members: MemberDirectory,
    newId: NewId,
  ) {
    super(NAME, feed, members);
    this.#commands = commands;
    this.#queries = queries;
    this.#newId = newId;
  }

  protected async named(): Promise<readonly string[]> {
    const portals = await this.#portals({});
    return portals.flatMap(({ members }) => members.map(({ memberId }) => memberId));
  }

  protected async takeOut(memberId: string): Promise<void> {
    for (const { _id: portalId } of await this.#portals({ memberId })) {
      const commandId = this.#newId.next();
      await this.#commands.execute(
        new ChangePortal(ofItself(NAME, commandId, commandId), {
          portalId,
          removeMemberIds: [memberId],
        }),
      );
    }
  }

  #portals(criteria: PortalCriteria): Promise<readonly PortalDocument[]> {
    return everyRow((window) =>
      this.#queries.execute(new FindPortals(criteria, { _id: 1 }, window)),
    );
  }
}
