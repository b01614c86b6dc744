import type { apiKeyRoutes } from '@foyer/contracts/identity';
import { trusted } from '@foyer/projections';
import type { ApiKeyDocument } from '@foyer/projections/identity';

import { containing, defineReadModel, type CriteriaOf } from '#platform/http';
import { stateOfKey } from './key-state.js';

export const apiKeys = defineReadModel({
  name: 'apiKeys',
  notFound: 'API_KEY_NOT_FOUND',
  filter: ({ q, role, makerId, revoked }: CriteriaOf<typeof apiKeyRoutes.apiKeyResource>) => ({
    ...containing('name', q),
    ...(role && { role }),
    ...(makerId !== undefined && { makerId }),
    ...(revoked === true && { revokedAt: trusted({ $gt: '' }) }),
    ...(revoked === false && { revokedAt: null }),
  }),
  show: (key: ApiKeyDocument, { now }) => ({ ...key, state: stateOfKey(key, now) }),
});
