import { contains } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { defineReadModel } from '#platform/http';

interface PortalCriteria {
  /** Part of a name or short link. */
  readonly q?: string | undefined;
  readonly deactivated?: boolean | undefined;
  /** A member who belongs to it. */
  readonly memberId?: string | undefined;
  /** Which group answers there. */
  readonly groupId?: string | undefined;
}

export const portals = defineReadModel<PortalDocument, PortalCriteria>({
  name: 'portals',
  notFound: 'PORTAL_NOT_FOUND',
  filter: ({ q, deactivated, memberId, groupId }) => {
    const named = q === undefined || q === '' ? undefined : contains(q);
    return {
      ...(named && { $or: [{ name: named }, { shortlink: named }] }),
      ...(deactivated !== undefined && { deactivated }),
      ...(memberId !== undefined && { 'members.memberId': memberId }),
      ...(groupId !== undefined && { groupIds: groupId }),
    };
  },
});
