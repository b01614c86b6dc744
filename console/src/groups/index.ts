import GroupsIcon from '@mui/icons-material/Groups';
import type { ResourceProps } from 'react-admin';

import { GroupCreate } from './GroupCreate.js';
import { GroupEdit } from './GroupEdit.js';
import { GroupList } from './GroupList.js';

/** Groups: members who are named together. */
export const groups: Omit<ResourceProps, 'name'> = {
  list: GroupList,
  create: GroupCreate,
  edit: GroupEdit,
  icon: GroupsIcon,
  recordRepresentation: 'name',
};
