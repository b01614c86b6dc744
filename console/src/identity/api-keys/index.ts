import { apiKeyRoutes } from '@foyer/contracts/identity';
import Icon from '@mui/icons-material/VpnKeyOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const ApiKeyCreate = lazyPage(() => import('./ApiKeyCreate.js'), 'ApiKeyCreate');
const ApiKeyEdit = lazyPage(() => import('./ApiKeyEdit.js'), 'ApiKeyEdit');
const ApiKeyList = lazyPage(() => import('./ApiKeyList.js'), 'ApiKeyList');

export const apiKeys = defineResource({
  name: 'api-keys',
  section: 'people',
  access: 'keys.manage',
  writes: [apiKeyRoutes.adminCreateApiKey.body, apiKeyRoutes.apiKeyResource.update.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: ApiKeyList,
  create: ApiKeyCreate,
  edit: ApiKeyEdit,
  icon: Icon,
  recordRepresentation: 'name',
});
