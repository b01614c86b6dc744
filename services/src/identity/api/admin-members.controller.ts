import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { identityRoutes } from '@foyer/contracts/identity';

import { NewId } from '../../platform/clock/index.js';
import { given } from '../../platform/commands/index.js';
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
import { ChangeMember, CreateMember } from '../commands/index.js';
import { FindMembers, GetMember } from '../queries/index.js';
import { splitDetails } from './split-details.js';

/** Where a column is put in order by something else than what it shows. */
const SORTED_BY: Readonly<Partial<Record<string, string>>> = {
  lastName: 'sortBy.lastName',
  firstName: 'sortBy.firstName',
  userName: 'sortBy.userName',
  email: 'sortBy.email',
};

/** Members as the console's data provider wants them. */
@Controller()
export class AdminMembersController {
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

  @Serves(identityRoutes.adminListMembers)
  async list(@Input() { query }: InputOf<typeof identityRoutes.adminListMembers>) {
    const { q, id, role, status } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['lastName', 'ASC'], SORTED_BY);
    const found = await this.#queries.execute(
      new FindMembers({ ids: id, text: q, role, status }, sort, window),
    );
    return listedRecords('members', found, window);
  }

  @Serves(identityRoutes.adminGetMember)
  async get(@Input() { params }: InputOf<typeof identityRoutes.adminGetMember>) {
    return asRecord(await this.#queries.execute(new GetMember(params.id)));
  }

  @Serves(identityRoutes.adminCreateMember)
  async create(@Input() { body, context }: InputOf<typeof identityRoutes.adminCreateMember>) {
    const { id: memberId = this.#newId.next(), ...member } = body;
    const { position } = await this.#commands.execute(
      new CreateMember(context, { memberId, ...member }),
    );
    await this.#freshness.waitFor(position, ['members']);
    return asRecord(await this.#queries.execute(new GetMember(memberId)));
  }

  @Serves(identityRoutes.adminUpdateMember)
  async update(@Input() input: InputOf<typeof identityRoutes.adminUpdateMember>) {
    const { params, body, context } = input;
    const { role, status, password, ...said } = body;
    const { position } = await this.#commands.execute(
      new ChangeMember(context, {
        memberId: params.id,
        ...splitDetails(given(said)),
        ...(role && { role }),
        ...(status && { active: status === 'ACTIVE' }),
        ...(password !== undefined && { password }),
      }),
    );
    await this.#freshness.waitFor(position, ['members']);
    return asRecord(await this.#queries.execute(new GetMember(params.id)));
  }
}
