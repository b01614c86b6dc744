import GroupsIcon from '@mui/icons-material/Groups';
import type { ResourceProps } from 'react-admin';

import { lazyPage } from '../layout/lazyPage.js';

const GroupCreate = lazyPage(() => import('./GroupCreate.js'), 'GroupCreate');
const GroupEdit = lazyPage(() => import('./GroupEdit.js'), 'GroupEdit');
const GroupList = lazyPage(() => import('./GroupList.js'), 'GroupList');

/** Groups: members who are named together. */
export const groups: Omit<ResourceProps, 'name'> = {
  list: GroupList,
  create: GroupCreate,
  edit: GroupEdit,
  icon: GroupsIcon,
  recordRepresentation: 'name',
};
