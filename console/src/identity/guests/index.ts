import { guestRoutes, type Guest } from '@foyer/contracts/identity';
import GuestIcon from '@mui/icons-material/EmojiPeople';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const GuestCreate = lazyPage(() => import('./GuestForms.js'), 'GuestCreate');
const GuestEdit = lazyPage(() => import('./GuestForms.js'), 'GuestEdit');
const GuestList = lazyPage(() => import('./GuestList.js'), 'GuestList');

/** Guests: people from outside whom staff keep in touch with. */
export const guests = defineResource({
  name: 'guests',
  section: 'people',
  access: 'members.manage',
  writes: [guestRoutes.adminGuests.create.body, guestRoutes.adminGuests.update.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: GuestList,
  create: GuestCreate,
  edit: GuestEdit,
  icon: GuestIcon,
  recordRepresentation: ({ firstName, lastName }: Guest) =>
    [firstName, lastName].filter((part) => part !== null && part !== '').join(' '),
});
