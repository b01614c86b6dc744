import DoorIcon from '@mui/icons-material/MeetingRoom';
import type { ResourceProps } from 'react-admin';

import { PortalCreate } from './PortalCreate.js';
import { PortalEdit } from './PortalEdit.js';
import { PortalList } from './PortalList.js';

/** Portals: the doors to the reception. */
export const portals: Omit<ResourceProps, 'name'> = {
  list: PortalList,
  create: PortalCreate,
  edit: PortalEdit,
  icon: DoorIcon,
  recordRepresentation: 'name',
};
