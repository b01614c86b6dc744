import DoorIcon from '@mui/icons-material/MeetingRoom';
import type { ResourceProps } from 'react-admin';

import { lazyPage } from '../layout/lazyPage.js';

const PortalCreate = lazyPage(() => import('./PortalCreate.js'), 'PortalCreate');
const PortalEdit = lazyPage(() => import('./PortalEdit.js'), 'PortalEdit');
const PortalList = lazyPage(() => import('./PortalList.js'), 'PortalList');

/** Portals: the doors to the reception. */
export const portals: Omit<ResourceProps, 'name'> = {
  list: PortalList,
  create: PortalCreate,
  edit: PortalEdit,
  icon: DoorIcon,
  recordRepresentation: 'name',
};
