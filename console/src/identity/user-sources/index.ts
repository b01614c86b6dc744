import SourcesIcon from '@mui/icons-material/KeyOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const UserSources = lazyPage(() => import('./UserSources.js'), 'UserSources');

/** The sources of members outside this program, and how they sign in. */
export const userSources = defineResource({
  name: 'userSources',
  section: 'people',
  access: { list: 'identity-providers.manage' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: UserSources,
  icon: SourcesIcon,
});
