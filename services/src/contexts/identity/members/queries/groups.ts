import { contains } from '@foyer/projections';
import type { GroupDocument } from '@foyer/projections/identity';

import { defineReadModel } from '../../../../platform/http/index.js';

interface GroupCriteria {
  /** Part of the name. */
  readonly q?: string | undefined;
  /** Who belongs to it. */
  readonly memberId?: string | undefined;
}

export const groups = defineReadModel<GroupDocument, GroupCriteria>({
  name: 'groups',
  notFound: 'GROUP_NOT_FOUND',
  filter: ({ q, memberId }) => ({
    ...(q !== undefined && q !== '' && { name: contains(q) }),
    ...(memberId !== undefined && { memberIds: memberId }),
  }),
});
