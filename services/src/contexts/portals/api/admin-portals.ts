import { portalRoutes } from '@foyer/contracts/portals';

import { adminController } from '#platform/http';
import { ChangePortal, CreatePortal, DeletePortal } from '../commands.js';
import { portals } from '../queries.js';

/** Portals as the console's data provider wants them. */
export const AdminPortalsController = adminController(portalRoutes.adminPortals, {
  readModel: portals,
  usualSort: ['name', 'ASC'],
  sortedBy: { name: 'sortName' },
  create: (portalId, settings, { context }) => new CreatePortal(context, { portalId, ...settings }),
  update: (portalId, change, { context }) => new ChangePortal(context, { portalId, ...change }),
  delete: (portalId, { context }) => new DeletePortal(context, { portalId }),
});
