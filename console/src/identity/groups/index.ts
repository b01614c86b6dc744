import { groupRoutes } from '@foyer/contracts/identity';
import GroupsIcon from '@mui/icons-material/Groups';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const GroupCreate = lazyPage(() => import('./GroupForms.js'), 'GroupCreate');
const GroupEdit = lazyPage(() => import('./GroupForms.js'), 'GroupEdit');
const GroupList = lazyPage(() => import('./GroupList.js'), 'GroupList');

/** Groups: members who are named together. */
export const groups = defineResource({
  name: 'groups',
  section: 'people',
  access: 'groups.manage',
  writes: [groupRoutes.groupResource.create.body, groupRoutes.groupResource.update.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: GroupList,
  create: GroupCreate,
  edit: GroupEdit,
  icon: GroupsIcon,
  recordRepresentation: 'name',
});
