import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { MemberEvent } from '@foyer/contracts/identity';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';

import { NewId } from '../../platform/clock/index.js';
import { ofItself } from '../../platform/commands/index.js';
import { ReactionFeed, type Errands, type Reaction } from '../../platform/reactions/index.js';
import { WriteGroup } from '../commands/index.js';
import { MemberDirectory } from '../ports/member-directory.js';
import { FindGroups } from '../queries/index.js';

const NAME = 'take-former-members-out-of-groups';
const ALL = { skip: 0, limit: LIST_LIMIT_MAX };

type Deleted = Extract<MemberEvent, { type: 'MemberDeleted' }>;

/** Whoever is deleted belongs to no group any more; also those whom a stop left in one. */
@Injectable()
export class TakeFormerMembersOutOfGroups implements Reaction<Deleted>, OnModuleInit {
  readonly types = ['MemberDeleted'] as const;
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #feed: ReactionFeed;
  readonly #members: MemberDirectory;
  readonly #newId: NewId;
  readonly #errands: Errands;

  constructor(
    commands: CommandBus,
    queries: QueryBus,
    feed: ReactionFeed,
    members: MemberDirectory,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#queries = queries;
    this.#feed = feed;
    this.#members = members;
    this.#newId = newId;
    this.#errands = feed.errands(NAME, (memberId) => this.#takeOut(memberId));
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  async begin(): Promise<void> {
    const { rows } = await this.#queries.execute(new FindGroups({}, { name: 1 }, ALL));
    const named = [...new Set(rows.flatMap(({ memberIds }) => memberIds))];
    const existing = await this.#members.existing(named);
    for (const memberId of named) if (!existing.has(memberId)) this.#errands.ask(memberId);
  }

  react({ data }: Deleted): void {
    this.#errands.ask(data.memberId);
  }

  async #takeOut(memberId: string): Promise<void> {
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
