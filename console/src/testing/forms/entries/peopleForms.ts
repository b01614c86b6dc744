import { groupRoutes, guestRoutes } from '@foyer/contracts/identity';

import { aGroup, aGuest, aMember, idOf } from '../../records.js';
import { listOf, type FormEntry } from '../formEntry.js';

const id = idOf(1);
const members = {
  'GET /api/v2/admin/members': () =>
    listOf(
      aMember(idOf(7), { firstName: 'Xaver', lastName: 'Other' }),
      aMember(idOf(8), { firstName: 'Yara', lastName: 'Third' }),
    ),
};
/** Members are shown by their names and sent by their ids. */
export const someMembers = {
  value: ['Xaver Other', 'Yara Third'],
  sends: { memberIds: [idOf(7), idOf(8)] },
};
export const aFewMembers = members;

const guest = {
  firstName: 'Verena',
  lastName: 'Gross',
  email: 'verena@example.org',
  phone: '+49 301 234 5678',
};
/** Groups and guests, new and changed. */
export const groupAndGuestForms: readonly FormEntry[] = [
  {
    path: 'groups/create',
    by: 'groups/GroupForms.tsx',
    saves: 'POST /api/v2/admin/groups',
    body: groupRoutes.groupResource.create.body,
    typed: { name: 'Front', memberIds: someMembers },
    also: members,
  },
  {
    path: `groups/${id}`,
    by: 'groups/GroupForms.tsx',
    record: aGroup(id),
    reads: `GET /api/v2/admin/groups/${id}`,
    saves: `PUT /api/v2/admin/groups/${id}`,
    body: groupRoutes.groupResource.update.body,
    typed: { name: 'Front', memberIds: someMembers },
    also: members,
  },
  {
    path: 'guests/create',
    by: 'guests/GuestForms.tsx',
    saves: 'POST /api/v2/admin/guests',
    body: guestRoutes.adminGuests.create.body,
    typed: guest,
  },
  {
    path: `guests/${id}`,
    by: 'guests/GuestForms.tsx',
    record: aGuest(id),
    reads: `GET /api/v2/admin/guests/${id}`,
    saves: `PUT /api/v2/admin/guests/${id}`,
    body: guestRoutes.adminGuests.update.body,
    typed: guest,
  },
];
