import type { Member } from '@foyer/contracts/identity';
import PeopleIcon from '@mui/icons-material/Group';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

import { MemberCreate } from './MemberCreate.js';
import { MemberEdit } from './MemberEdit.js';
import { MemberImport } from './MemberImport.js';
import { MemberInvite } from './MemberInvite.js';
import { MemberList } from './MemberList.js';

/** Members of staff: who answers, and who sets things up. */
export const members: Omit<ResourceProps, 'name'> = {
  list: MemberList,
  create: MemberCreate,
  edit: MemberEdit,
  children: (
    <>
      <Route path="invite" element={<MemberInvite />} />
      <Route path="import" element={<MemberImport />} />
    </>
  ),
  icon: PeopleIcon,
  recordRepresentation: ({ firstName, lastName }: Member) =>
    [firstName, lastName].filter((part) => part !== null).join(' '),
};
