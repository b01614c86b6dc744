import { callRoutes } from '@foyer/contracts/calls';

import { adminController } from '#platform/http';
import { calls } from '../queries.js';

/** Calls as the console's data provider wants them. */
export const AdminCallsController = adminController(callRoutes.adminCalls, {
  readModel: calls,
  usualSort: ['rangAt', 'DESC'],
});
