import { guestRoutes } from '@foyer/contracts/identity';

import { aGuest, aMember, idOf } from '../../records.js';
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
/** Guests, new and changed. */
export const guestForms: readonly FormEntry[] = [
  {
    path: 'guests/create',
    by: 'identity/guests/GuestForms.tsx',
    saves: 'POST /api/v2/admin/guests',
    body: guestRoutes.adminGuests.create.body,
    typed: guest,
  },
  {
    path: `guests/${id}`,
    by: 'identity/guests/GuestForms.tsx',
    record: aGuest(id),
    reads: `GET /api/v2/admin/guests/${id}`,
    saves: `PUT /api/v2/admin/guests/${id}`,
    body: guestRoutes.adminGuests.update.body,
    typed: guest,
  },
];
