import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { groupRoutes } from '@foyer/contracts/identity';

import { NewId } from '../../platform/clock/index.js';
import type { CommandContext } from '../../platform/commands/index.js';
import {
  asRecord,
  Input,
  type InputOf,
  listedRecords,
  Serves,
  sortOf,
  windowOf,
} from '../../platform/http/index.js';
import { Freshness } from '../../platform/projections/index.js';
import { WriteGroup, type GroupWrite } from '../commands/index.js';
import { FindGroups, GetGroup } from '../queries/index.js';

/** Groups as the console's data provider wants them. */
@Controller()
export class AdminGroupsController {
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #freshness: Freshness;
  readonly #newId: NewId;

  constructor(commands: CommandBus, queries: QueryBus, freshness: Freshness, newId: NewId) {
    this.#commands = commands;
    this.#queries = queries;
    this.#freshness = freshness;
    this.#newId = newId;
  }

  @Serves(groupRoutes.adminListGroups)
  async list(@Input() { query }: InputOf<typeof groupRoutes.adminListGroups>) {
    const { q, id, memberId } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['name', 'ASC']);
    const found = await this.#queries.execute(
      new FindGroups({ ids: id, text: q, memberId }, sort, window),
    );
    return listedRecords('groups', found, window);
  }

  @Serves(groupRoutes.adminGetGroup)
  async get(@Input() { params }: InputOf<typeof groupRoutes.adminGetGroup>) {
    return asRecord(await this.#queries.execute(new GetGroup(params.id)));
  }

  @Serves(groupRoutes.adminCreateGroup)
  async create(@Input() { body, context }: InputOf<typeof groupRoutes.adminCreateGroup>) {
    const { id: groupId = this.#newId.next(), ...group } = body;
    await this.#write(context, { kind: 'create', groupId, ...group });
    return asRecord(await this.#queries.execute(new GetGroup(groupId)));
  }

  @Serves(groupRoutes.adminUpdateGroup)
  async update(@Input() { params, body, context }: InputOf<typeof groupRoutes.adminUpdateGroup>) {
    await this.#write(context, { kind: 'change', groupId: params.id, change: body });
    return asRecord(await this.#queries.execute(new GetGroup(params.id)));
  }

  @Serves(groupRoutes.adminDeleteGroup)
  async delete(@Input() { params, context }: InputOf<typeof groupRoutes.adminDeleteGroup>) {
    const before = await this.#queries.execute(new GetGroup(params.id));
    await this.#write(context, { kind: 'delete', groupId: params.id });
    return asRecord(before);
  }

  async #write(context: CommandContext, write: GroupWrite): Promise<void> {
    const { position } = await this.#commands.execute(new WriteGroup(context, write));
    await this.#freshness.waitFor(position, ['groups']);
  }
}
