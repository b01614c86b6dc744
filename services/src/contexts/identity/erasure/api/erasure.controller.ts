import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { erasureRoutes, guestRoutes } from '@foyer/contracts/identity';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import pLimit from 'p-limit';

import { Rejected, stepOf, type CommandContext } from '#platform/cqrs';
import { Input, type InputOf, listedRecords, Serves, sortOf, windowOf } from '#platform/http';
import { ErasureService } from '../domain/erasure.service.js';
import { Receipts } from '../adapters/receipts.js';
import { FindFormerMembers, guests } from '../../members/queries.js';

/** The number of erasures that run in parallel: their events share a write to the disk. */
const AT_ONCE = 8;

/** Erasure of people, and the proof of it. */
@Controller()
export class ErasureController {
  constructor(
    private readonly queries: QueryBus,
    private readonly erasureService: ErasureService,
    private readonly receipts: Receipts,
  ) {}

  @Serves(erasureRoutes.adminListFormerMembers)
  async formerMembers(@Input() { query }: InputOf<typeof erasureRoutes.adminListFormerMembers>) {
    const { q, id, forgotten } = query.filter ?? {};
    const window = windowOf(query.range);
    const sort = sortOf(query.sort, ['deletedAt', 'DESC']);
    const found = await this.queries.execute(
      new FindFormerMembers({ criteria: { ids: id, text: q, forgotten }, sort, window }),
    );
    return listedRecords('former-members', found, window);
  }

  @Serves(erasureRoutes.adminErasePerson)
  async forget(@Input() { params, context }: InputOf<typeof erasureRoutes.adminErasePerson>) {
    return this.erasureService.forget(context, params.id);
  }

  @Serves(erasureRoutes.receiptKeys)
  async keys() {
    return { keys: [...(await this.receipts.keys())] };
  }

  /** After an interruption, the same request again clears the remaining guests. */
  @Serves(guestRoutes.clearGuests)
  async clearGuests(@Input() { context }: InputOf<typeof guestRoutes.clearGuests>) {
    const window = { skip: 0, limit: LIST_LIMIT_MAX };
    const turn = pLimit(AT_ONCE);
    let cleared = 0;
    let held = 0;
    for (;;) {
      const { rows } = await this.queries.execute(
        new guests.Find({ sort: { _id: 1 }, window: { ...window, skip: held } }),
      );
      if (rows.length === 0) return { cleared };
      const outcomes = await turn.map(rows, ({ _id: guestId }) =>
        this.#clear(stepOf(context, guestId), guestId),
      );
      const gone = outcomes.filter(Boolean).length;
      cleared += gone;
      held += rows.length - gone;
    }
  }

  /**
   * @returns false where the guest's id, and so its key, is that of somebody who is still there.
   */
  async #clear(context: CommandContext, guestId: string): Promise<boolean> {
    try {
      await this.erasureService.forget(context, guestId);
      return true;
    } catch (error) {
      const isHeld =
        error instanceof Rejected &&
        (error.code === 'MEMBER_NOT_DELETED' || error.code === 'VISIT_NOT_OVER');
      if (isHeld) return false;
      throw error;
    }
  }
}
