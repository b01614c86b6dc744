import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { callRoutes } from '@foyer/contracts/calls';

import {
  asRecord,
  Input,
  type InputOf,
  listedRecords,
  Serves,
  sortOf,
  windowOf,
} from '../../../platform/http/index.js';
import { FindCalls, GetCall } from '../queries/index.js';

/** Calls as the console's data provider wants them. */
@Controller()
export class AdminCallsController {
  readonly #queries: QueryBus;

  constructor(queries: QueryBus) {
    this.#queries = queries;
  }

  @Serves(callRoutes.adminCalls.list)
  async list(@Input() { query }: InputOf<typeof callRoutes.adminCalls.list>) {
    const { q, id, ...criteria } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['rangAt', 'DESC']);
    const found = await this.#queries.execute(
      new FindCalls({ criteria: { ...criteria, ids: id, text: q }, sort, window }),
    );
    return listedRecords('calls', found, window);
  }

  @Serves(callRoutes.adminCalls.get)
  async get(@Input() { params }: InputOf<typeof callRoutes.adminCalls.get>) {
    return asRecord(await this.#queries.execute(new GetCall(params.id)));
  }
}
