import { adminDeviceRoutes, type AdminDevice } from '@foyer/contracts/devices';
import DeviceIcon from '@mui/icons-material/TouchAppOutlined';

import { lazyPage } from '../layout/lazyPage.js';
import { defineResource } from '../resource/defineResource.js';

const DeviceCreate = lazyPage(() => import('./DeviceCreate.js'), 'DeviceCreate');
const DeviceEdit = lazyPage(() => import('./DeviceEdit.js'), 'DeviceEdit');
const DeviceList = lazyPage(() => import('./DeviceList.js'), 'DeviceList');

/** Devices: kiosks that stand somewhere and show a portal. */
export const devices = defineResource({
  name: 'devices',
  section: 'reception',
  access: 'devices.manage',
  writes: [adminDeviceRoutes.adminCreateDevice.body, adminDeviceRoutes.deviceResource.update.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: DeviceList,
  create: DeviceCreate,
  edit: DeviceEdit,
  icon: DeviceIcon,
  recordRepresentation: ({ name }: AdminDevice) => name,
});
