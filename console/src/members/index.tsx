import type { Member } from '@foyer/contracts/identity';
import PeopleIcon from '@mui/icons-material/Group';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

import { lazyPage } from '../layout/lazyPage.js';

const MemberCreate = lazyPage(() => import('./MemberCreate.js'), 'MemberCreate');
const MemberEdit = lazyPage(() => import('./MemberEdit.js'), 'MemberEdit');
const MemberImport = lazyPage(() => import('./MemberImport.js'), 'MemberImport');
const MemberInvite = lazyPage(() => import('./MemberInvite.js'), 'MemberInvite');
const MemberList = lazyPage(() => import('./MemberList.js'), 'MemberList');

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
