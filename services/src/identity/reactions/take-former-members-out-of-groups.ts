import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';

import { NewId } from '../../platform/clock/index.js';
import { ofItself } from '../../platform/commands/index.js';
import { ReactionFeed } from '../../platform/reactions/index.js';
import { WriteGroup } from '../commands/index.js';
import { MemberDirectory } from '../ports/member-directory.js';
import { FindGroups } from '../queries/index.js';
import { TakeFormerMembersOut } from './former-members.js';

const NAME = 'take-former-members-out-of-groups';
const ALL = { skip: 0, limit: LIST_LIMIT_MAX };

/** Whoever is deleted belongs to no group any more. */
@Injectable()
export class TakeFormerMembersOutOfGroups extends TakeFormerMembersOut {
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
    const { rows } = await this.#queries.execute(new FindGroups({}, { name: 1 }, ALL));
    return rows.flatMap(({ memberIds }) => memberIds);
  }

  protected async takeOut(memberId: string): Promise<void> {
    const groups = await this.#queries.execute(new FindGroups({ memberId }, { name: 1 }, ALL));
    for (const { _id: groupId } of groups.rows) {
      const commandId = this.#newId.next();
      await this.#commands.execute(
        new WriteGroup(ofItself(NAME, commandId, commandId), {
          kind: 'change',
          groupId,
          change: { removeMemberIds: [memberId] },
        }),
      );
    }
  }
}
