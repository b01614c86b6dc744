import { portalRoutes } from '@foyer/contracts/portals';

import { aPortal, idOf } from '../../records.js';
import type { Fields, FormEntry, Value } from '../formEntry.js';

const id = idOf(1);

/** The fields of a group of settings by their paths. */
export const within = (name: string, fields: Fields): FormEntry['typed'] =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value as Value]),
  );

/** One tab of a portal. */
export const portal = (
  tab: string,
  more: Pick<FormEntry, 'by' | 'typed'> & Partial<FormEntry>,
): FormEntry => ({
  path: `portals/${id}${tab === '' ? '' : `/${tab}`}`,
  record: aPortal(id),
  reads: `GET /api/v2/admin/portals/${id}`,
  saves: `PUT /api/v2/admin/portals/${id}`,
  body: portalRoutes.adminPortals.update.body,
  refusal: 'PORTAL_CHANGED_MEANWHILE',
  // Members are sent by their ids and read with what they are.
  shown: ({ memberIds, ...record }) => ({
    body: {
      ...record,
      ...(memberIds !== undefined && {
        members: (memberIds as string[]).map((memberId) => ({ memberId, own: true, groupIds: [] })),
      }),
    },
  }),
  ...more,
});
