import type { Member } from '@foyer/contracts/identity';
import PeopleIcon from '@mui/icons-material/Group';
import type { ResourceProps } from 'react-admin';

import { MemberCreate } from './MemberCreate.js';
import { MemberEdit } from './MemberEdit.js';
import { MemberList } from './MemberList.js';

/** Members of staff: who answers, and who sets things up. */
export const members: Omit<ResourceProps, 'name'> = {
  list: MemberList,
  create: MemberCreate,
  edit: MemberEdit,
  icon: PeopleIcon,
  recordRepresentation: ({ firstName, lastName }: Member) =>
    [firstName, lastName].filter((part) => part !== null).join(' '),
};
