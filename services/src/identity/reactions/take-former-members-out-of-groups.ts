import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { GroupDocument } from '@foyer/projections/identity';

import { NewId } from '../../platform/clock/index.js';
import { ofItself } from '../../platform/commands/index.js';
import { everyRow } from '../../platform/http/index.js';
import { ReactionFeed } from '../../platform/reactions/index.js';
import { WriteGroup } from '../commands/index.js';
import { MemberDirectory } from '../ports/member-directory.js';
import { FindGroups, type GroupCriteria } from '../queries/index.js';
import { TakeFormerMembersOut } from './former-members.js';

const NAME = 'take-former-members-out-of-groups';

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
    const groups = await this.#groups({});
    return groups.flatMap(({ memberIds }) => memberIds);
  }

  protected async takeOut(memberId: string): Promise<void> {
    for (const { _id: groupId } of await this.#groups({ memberId })) {
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

  #groups(criteria: GroupCriteria): Promise<readonly GroupDocument[]> {
    return everyRow((window) =>
      this.#queries.execute(new FindGroups(criteria, { _id: 1 }, window)),
    );
  }
}
