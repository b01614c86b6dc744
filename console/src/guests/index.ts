import type { Guest } from '@foyer/contracts/identity';
import GuestIcon from '@mui/icons-material/EmojiPeople';
import type { ResourceProps } from 'react-admin';

import { lazyPage } from '../layout/lazyPage.js';

const GuestCreate = lazyPage(() => import('./GuestCreate.js'), 'GuestCreate');
const GuestEdit = lazyPage(() => import('./GuestEdit.js'), 'GuestEdit');
const GuestList = lazyPage(() => import('./GuestList.js'), 'GuestList');

/** Guests: people from outside whom staff keep in touch with. */
export const guests: Omit<ResourceProps, 'name'> = {
  list: GuestList,
  create: GuestCreate,
  edit: GuestEdit,
  icon: GuestIcon,
  recordRepresentation: ({ firstName, lastName }: Guest) =>
    [firstName, lastName].filter((part) => part !== null && part !== '').join(' '),
};
