import type { guestRoutes } from '@foyer/contracts/identity';
import type { GuestDocument } from '@foyer/projections/identity';

import { containing, defineReadModel, type CriteriaOf } from '#platform/http';

export const guests = defineReadModel<GuestDocument, CriteriaOf<typeof guestRoutes.adminGuests>>({
  name: 'guests',
  notFound: 'GUEST_NOT_FOUND',
  filter: ({ q, createdBy }) => ({
    ...containing('searchText', q),
    ...(createdBy !== undefined && { createdBy }),
  }),
});
