import { contains } from '@foyer/projections';
import type { GuestDocument } from '@foyer/projections/identity';

import { defineReadModel } from '../../../../platform/http/index.js';

interface GuestCriteria {
  /** Part of a name, e-mail or phone number. */
  readonly q?: string | undefined;
  readonly createdBy?: string | undefined;
}

export const guests = defineReadModel<GuestDocument, GuestCriteria>({
  name: 'guests',
  notFound: 'GUEST_NOT_FOUND',
  filter: ({ q, createdBy }) => ({
    ...(q !== undefined && q !== '' && { searchText: contains(q) }),
    ...(createdBy !== undefined && { createdBy }),
  }),
});
