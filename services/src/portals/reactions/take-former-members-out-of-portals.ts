import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';

import { MemberDirectory, TakeFormerMembersOut } from '../../identity/index.js';
import { NewId } from '../../platform/clock/index.js';
import { ofItself } from '../../platform/commands/index.js';
import { ReactionFeed } from '../../platform/reactions/index.js';
import { ChangePortal } from '../commands/index.js';
import { FindPortals } from '../queries/index.js';

const NAME = 'take-former-members-out-of-portals';
const ALL = { skip: 0, limit: LIST_LIMIT_MAX };

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
    const { rows } = await this.#queries.execute(new FindPortals({}, { name: 1 }, ALL));
    return rows.flatMap(({ members }) => members.map(({ memberId }) => memberId));
  }

  protected async takeOut(memberId: string): Promise<void> {
    const portals = await this.#queries.execute(new FindPortals({ memberId }, { name: 1 }, ALL));
    for (const { _id: portalId } of portals.rows) {
      const commandId = this.#newId.next();
      await this.#commands.execute(
        new ChangePortal(ofItself(NAME, commandId, commandId), {
          portalId,
          removeMemberIds: [memberId],
        }),
      );
    }
  }
}
