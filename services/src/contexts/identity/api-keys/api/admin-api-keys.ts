import { apiKeyRoutes } from '@foyer/contracts/identity';

import { seenIn } from '#platform/cqrs';
import { adminController } from '#platform/http';
import { ChangeApiKey, RevokeApiKey } from '../domain/api-keys.command.js';
import { apiKeys } from '../views/api-keys.js';

/** API keys as the console's data provider wants them. */
export const AdminApiKeysController = adminController(apiKeyRoutes.apiKeyResource, {
  readModel: apiKeys,
  usualSort: ['createdAt', 'DESC'],
  sortedBy: { name: 'sortName' },
  update: (apiKeyId, body, { context }) => {
    const { revision: _, ...change } = body;
    return new ChangeApiKey(context, { apiKeyId, ...change, seen: seenIn(body) });
  },
  delete: (apiKeyId, { context }) => new RevokeApiKey(context, { apiKeyId }),
});
