import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { forgettingRoutes, guestRoutes } from '@foyer/contracts/identity';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import pLimit from 'p-limit';

import { stepOf } from '../../platform/commands/index.js';
import {
  Input,
  type InputOf,
  listedRecords,
  Serves,
  sortOf,
  windowOf,
} from '../../platform/http/index.js';
import { PeopleForgetter } from '../commands/index.js';
import { Receipts } from '../ports/receipts.js';
import { FindFormerMembers, FindGuests } from '../queries/index.js';

/** How many are forgotten beside each other: their events share a write to the disk. */
const AT_ONCE = 8;

/** Forgetting people, and the proof of it. */
@Controller()
export class ForgettingController {
  readonly #queries: QueryBus;
  readonly #forgetter: PeopleForgetter;
  readonly #receipts: Receipts;

  constructor(queries: QueryBus, forgetter: PeopleForgetter, receipts: Receipts) {
    this.#queries = queries;
    this.#forgetter = forgetter;
    this.#receipts = receipts;
  }

  @Serves(forgettingRoutes.adminListFormerMembers)
  async formerMembers(@Input() { query }: InputOf<typeof forgettingRoutes.adminListFormerMembers>) {
    const { q, id, forgotten } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['deletedAt', 'DESC']);
    const found = await this.#queries.execute(
      new FindFormerMembers({ ids: id, text: q, forgotten }, sort, window),
    );
    return listedRecords('former-members', found, window);
  }

  @Serves(forgettingRoutes.adminForgetPerson)
  async forget(@Input() { params, context }: InputOf<typeof forgettingRoutes.adminForgetPerson>) {
    return this.#forgetter.forget(context, params.id);
  }

  @Serves(forgettingRoutes.receiptKeys)
  async keys() {
    return { keys: [...(await this.#receipts.keys())] };
  }

  /** What a stop leaves of it is asked for by the same call again. */
  @Serves(guestRoutes.clearGuests)
  async clearGuests(@Input() { context }: InputOf<typeof guestRoutes.clearGuests>) {
    const window = { skip: 0, limit: LIST_LIMIT_MAX };
    const turn = pLimit(AT_ONCE);
    let cleared = 0;
    for (;;) {
      const { rows } = await this.#queries.execute(new FindGuests({}, { _id: 1 }, window));
      if (rows.length === 0) return { cleared };
      await turn.map(rows, async ({ _id: guestId }) => {
        await this.#forgetter.forget(stepOf(context, guestId), guestId);
      });
      cleared += rows.length;
    }
  }
}
