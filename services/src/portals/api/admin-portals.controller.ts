import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { portalRoutes } from '@foyer/contracts/portals';

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
import { ChangePortal, CreatePortal, DeletePortal } from '../commands/index.js';
import { FindPortals, GetPortal } from '../queries/index.js';

/** Where a column is put in order by something else than what it shows. */
const SORTED_BY: Readonly<Partial<Record<string, string>>> = { name: 'sortName' };

/** Portals as the console's data provider wants them. */
@Controller()
export class AdminPortalsController {
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

  @Serves(portalRoutes.adminListPortals)
  async list(@Input() { query }: InputOf<typeof portalRoutes.adminListPortals>) {
    const { q, id, ...criteria } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['name', 'ASC'], SORTED_BY);
    const found = await this.#queries.execute(
      new FindPortals({ ...criteria, ids: id, text: q }, sort, window),
    );
    return listedRecords('portals', found, window);
  }

  @Serves(portalRoutes.adminGetPortal)
  async get(@Input() { params }: InputOf<typeof portalRoutes.adminGetPortal>) {
    return asRecord(await this.#queries.execute(new GetPortal(params.id)));
  }

  @Serves(portalRoutes.adminCreatePortal)
  async create(@Input() { body, context }: InputOf<typeof portalRoutes.adminCreatePortal>) {
    const { id: portalId = this.#newId.next(), ...settings } = body;
    const { position } = await this.#commands.execute(
      new CreatePortal(context, { portalId, ...settings }),
    );
    await this.#freshness.waitFor(position, ['portals']);
    return asRecord(await this.#queries.execute(new GetPortal(portalId)));
  }

  @Serves(portalRoutes.adminUpdatePortal)
  async update(@Input() { params, body, context }: InputOf<typeof portalRoutes.adminUpdatePortal>) {
    const { position } = await this.#commands.execute(
      new ChangePortal(context, { portalId: params.id, ...body }),
    );
    await this.#freshness.waitFor(position, ['portals']);
    return asRecord(await this.#queries.execute(new GetPortal(params.id)));
  }

  @Serves(portalRoutes.adminDeletePortal)
  async delete(@Input() { params, context }: InputOf<typeof portalRoutes.adminDeletePortal>) {
    const before = await this.#queries.execute(new GetPortal(params.id));
    const { position } = await this.#commands.execute(
      new DeletePortal(context, { portalId: params.id }),
    );
    await this.#freshness.waitFor(position, ['portals']);
    return asRecord(before);
  }
}
