import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { guestRoutes } from '@foyer/contracts/identity';

import { NewId } from '../../platform/clock/index.js';
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
import { ChangeGuest, CreateGuest } from '../commands/index.js';
import { FindGuests, GetGuest } from '../queries/index.js';

/** Guests as the console's data provider wants them. */
@Controller()
export class AdminGuestsController {
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

  @Serves(guestRoutes.adminListGuests)
  async list(@Input() { query }: InputOf<typeof guestRoutes.adminListGuests>) {
    const { q, id, createdBy } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['lastName', 'ASC']);
    const found = await this.#queries.execute(
      new FindGuests({ ids: id, text: q, createdBy }, sort, window),
    );
    return listedRecords('guests', found, window);
  }

  @Serves(guestRoutes.adminGetGuest)
  async get(@Input() { params }: InputOf<typeof guestRoutes.adminGetGuest>) {
    return asRecord(await this.#queries.execute(new GetGuest(params.id)));
  }

  @Serves(guestRoutes.adminCreateGuest)
  async create(@Input() { body, context }: InputOf<typeof guestRoutes.adminCreateGuest>) {
    const { id: guestId = this.#newId.next(), ...details } = body;
    const { position } = await this.#commands.execute(
      new CreateGuest(context, { guestId, details }),
    );
    await this.#freshness.waitFor(position, ['guests']);
    return asRecord(await this.#queries.execute(new GetGuest(guestId)));
  }

  @Serves(guestRoutes.adminUpdateGuest)
  async update(@Input() { params, body, context }: InputOf<typeof guestRoutes.adminUpdateGuest>) {
    const { position } = await this.#commands.execute(
      new ChangeGuest(context, { guestId: params.id, details: body }),
    );
    await this.#freshness.waitFor(position, ['guests']);
    return asRecord(await this.#queries.execute(new GetGuest(params.id)));
  }
}
