import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { guestRoutes } from '@foyer/contracts/identity';

import { Rejected } from '#platform/cqrs';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ChangeGuest, CreateGuest } from '../commands.js';
import { guests } from '../queries.js';

const BY_NAME = { 'sortBy.lastName': 1, 'sortBy.firstName': 1 } as const;

/** Guests as members keep them. */
@Controller()
export class GuestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(guestRoutes.createGuest)
  async create(@Input() { body, context }: InputOf<typeof guestRoutes.createGuest>) {
    const { _id: guestId, ...details } = body;
    const { position } = await this.commands.execute(
      new CreateGuest(context, { guestId, details }),
    );
    await this.freshness.waitFor(position, ['guests']);
    return this.queries.execute(new guests.Get(guestId));
  }

  @Serves(guestRoutes.guestsByUser)
  async byUser(@Input() { query, body }: InputOf<typeof guestRoutes.guestsByUser>) {
    const found = await this.queries.execute(
      new guests.Find({
        criteria: { createdBy: body.userId },
        sort: BY_NAME,
        window: windowOfPage(query),
      }),
    );
    return paged(found, query);
  }

  /** The id in the path counts; the one in the payload must be the same. */
  @Serves(guestRoutes.editGuest)
  async edit(@Input() { params, body, context }: InputOf<typeof guestRoutes.editGuest>) {
    const { _id: guestId, ...details } = body;
    if (guestId !== params.id) throw new Rejected('GUEST_NOT_FOUND');
    const { position } = await this.commands.execute(
      new ChangeGuest(context, { guestId, details }),
    );
    await this.freshness.waitFor(position, ['guests']);
    return this.queries.execute(new guests.Get(guestId));
  }

  @Serves(guestRoutes.listGuests)
  async list(@Input() { query }: InputOf<typeof guestRoutes.listGuests>) {
    const found = await this.queries.execute(
      new guests.Find({ criteria: { q: query.q }, sort: BY_NAME, window: windowOfPage(query) }),
    );
    return paged(found, query);
  }
}
