import type { Guest } from '@foyer/contracts/identity';
import GuestIcon from '@mui/icons-material/EmojiPeople';
import type { ResourceProps } from 'react-admin';

import { GuestCreate } from './GuestCreate.js';
import { GuestEdit } from './GuestEdit.js';
import { GuestList } from './GuestList.js';

/** Guests: people from outside whom staff keep in touch with. */
export const guests: Omit<ResourceProps, 'name'> = {
  list: GuestList,
  create: GuestCreate,
  edit: GuestEdit,
  icon: GuestIcon,
  recordRepresentation: ({ firstName, lastName }: Guest) =>
    [firstName, lastName].filter((part) => part !== null && part !== '').join(' '),
};
