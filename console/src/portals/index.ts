import { portalRoutes } from '@foyer/contracts/portals';
import StartIcon from '@mui/icons-material/MeetingRoom';

import { lazyPage } from '../layout/lazyPage.js';
import { defineResource } from '../resource/defineResource.js';

const PortalCreate = lazyPage(() => import('./PortalCreate.js'), 'PortalCreate');
const PortalEdit = lazyPage(() => import('./PortalEdit.js'), 'PortalEdit');
const PortalList = lazyPage(() => import('./PortalList.js'), 'PortalList');

/** Portals: where visitors ring. */
export const portals = defineResource({
  name: 'portals',
  section: 'reception',
  access: 'portals.manage',
  writes: [portalRoutes.adminPortals.create.body, portalRoutes.adminPortals.update.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: PortalList,
  create: PortalCreate,
  edit: PortalEdit,
  icon: StartIcon,
  recordRepresentation: 'name',
});
