import { guestRoutes } from '@foyer/contracts/identity';

import { given, seenIn } from '#platform/cqrs';
import { adminController } from '#platform/http';
import { ChangeGuest, CreateGuest } from '../commands.js';
import { guests } from '../queries.js';

/** Guests as the console's data provider wants them. */
export const AdminGuestsController = adminController(guestRoutes.adminGuests, {
  readModel: guests,
  usualSort: ['lastName', 'ASC'],
  sortedBy: {
    lastName: 'sortBy.lastName',
    firstName: 'sortBy.firstName',
    email: 'sortBy.email',
  },
  create: (guestId, details, { context }) => new CreateGuest(context, { guestId, details }),
  update: (guestId, body, { context }) => {
    const { revision: _, ...details } = body;
    return new ChangeGuest(context, { guestId, details: given(details), seen: seenIn(body) });
  },
});
