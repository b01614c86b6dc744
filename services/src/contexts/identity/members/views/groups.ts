import type { groupRoutes } from '@foyer/contracts/identity';
import type { GroupDocument } from '@foyer/projections/identity';

import { containing, defineReadModel, type CriteriaOf } from '#platform/http';

export const groups = defineReadModel<GroupDocument, CriteriaOf<typeof groupRoutes.groupResource>>({
  name: 'groups',
  notFound: 'GROUP_NOT_FOUND',
  filter: ({ q, memberId }) => ({
    ...containing('name', q),
    ...(memberId !== undefined && { memberIds: memberId }),
  }),
});
