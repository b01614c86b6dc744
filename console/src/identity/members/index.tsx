import { identityRoutes, type Member } from '@foyer/contracts/identity';
import PeopleIcon from '@mui/icons-material/Group';
import { Route } from 'react-router-dom';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const MemberCreate = lazyPage(() => import('./MemberCreate.js'), 'MemberCreate');
const MemberEdit = lazyPage(() => import('./MemberEdit.js'), 'MemberEdit');
const MemberImport = lazyPage(() => import('./MemberImport.js'), 'MemberImport');
const MemberInvite = lazyPage(() => import('./MemberInvite.js'), 'MemberInvite');
const MemberList = lazyPage(() => import('./MemberList.js'), 'MemberList');

/** Members of staff: who answers, and who sets things up. */
export const members = defineResource({
  name: 'members',
  section: 'people',
  access: 'members.manage',
  writes: [identityRoutes.adminMembers.create.body, identityRoutes.adminMembers.update.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
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
});
