import FormerIcon from '@mui/icons-material/PersonOffOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const FormerMemberList = lazyPage(() => import('./FormerMemberList.js'), 'FormerMemberList');

/** Members who were deleted, some of them forgotten as well. */
export const formerMembers = defineResource({
  name: 'former-members',
  section: 'people',
  access: 'members.manage',
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: FormerMemberList,
  icon: FormerIcon,
  recordRepresentation: 'displayName',
});
